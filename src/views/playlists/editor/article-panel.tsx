import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { Select } from '../../design/fields/select.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { FoundPages } from '../../shared/lists/found-items.tsx';
import {
  AdvancedVideoFilters,
  useVideoList,
  VideoFilters,
  type VideoListRef,
  type VideoPickerRef,
} from '../../shared/videos/video-filters.tsx';
import { ArticleResults } from './article-results.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';
import { SubjectFilter } from './subject-filter.tsx';

/** The search of articles to add: kinds, subject, days of publication, results, and where they go. */
export function ArticlePanel(): ReactNode {
  const editor = usePlaylistEditor();
  const picker = useSelector(
    editor,
    ({ children }) => children['videoPicker'] as VideoPickerRef | undefined,
  );
  return picker === undefined ? null : <Search picker={picker} />;
}

function Search({ picker }: { readonly picker: VideoPickerRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const list = useVideoList(picker);
  if (list === undefined) return null;
  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-base font-semibold max-lg:sr-only">
          {formatMessage('playlistEditor.addArticles')}
        </h2>
        <FoundCount list={list} />
      </div>
      <div className="grid gap-2 [&_search]:w-full">
        <VideoFilters picker={picker} list={list} />
        <SubjectFilter list={list} />
        <AdvancedVideoFilters picker={picker} />
      </div>
      <div className="-mx-4 min-h-0 grow overflow-y-auto border-y border-line">
        <ArticleResults list={list} />
      </div>
      <FoundPages list={list} />
      <Target />
    </div>
  );
}

function FoundCount({ list }: { readonly list: VideoListRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const count = useSelector(list, ({ context }) => context.totalItems);
  return (
    <output className="figures text-xs text-ink-2">
      {formatMessage('quizDialogs.video.found', { count })}
    </output>
  );
}

const beforeLabels = '';

/** The label under which articles are added. */
function Target(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const entries = useEditorSelector(({ history }) => history.draft.entries);
  const target = useEditorSelector((context) => context.target);
  const labels = entries.filter((entry) => entry.type === 'label');
  if (labels.length === 0) return null;
  return (
    <Select
      label={formatMessage('playlistEditor.goesUnder')}
      choices={[
        { value: beforeLabels, label: formatMessage('playlistEditor.beforeLabels') },
        ...labels.map(({ key, title }) => ({ value: key, label: title })),
      ]}
      value={target ?? beforeLabels}
      onChange={(label) => {
        editor.send({ type: 'target.choose', label: label === beforeLabels ? null : label });
      }}
    />
  );
}
