import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { videoPickerMachine } from '../../../machines/shared/videos/video-picker-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { Select } from '../../design/fields/select.tsx';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { createLazyPart } from '../../shared/lazy-part.tsx';
import { ListPagination } from '../../shared/lists/list-pagination.tsx';
import { ArticleResults, type ListRef } from './article-results.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';

const publishedRange = createLazyPart(() => import('../../shared/videos/published-range.tsx'));

type PickerRef = ActorRefFrom<typeof videoPickerMachine>;

/** The search of articles to add: kinds, days of publication, results, and where they go. */
export function ArticlePanel(): ReactNode {
  const editor = usePlaylistEditor();
  const picker = useSelector(
    editor,
    ({ children }) => children['videoPicker'] as PickerRef | undefined,
  );
  return picker === undefined ? null : <Search picker={picker} />;
}

function Search({ picker }: { readonly picker: PickerRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const list = useSelector(picker, ({ children }) => children['videoList'] as ListRef | undefined);
  if (list === undefined) return null;
  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <h2 className="text-base font-semibold max-lg:sr-only">
        {formatMessage('playlistEditor.addArticles')}
      </h2>
      <Filters picker={picker} list={list} />
      <div className="-mx-4 min-h-0 grow overflow-y-auto border-y border-line">
        <ArticleResults list={list} />
      </div>
      <Pages list={list} />
      <Target />
    </div>
  );
}

function Filters({ picker, list }: { readonly picker: PickerRef; readonly list: ListRef }) {
  const formatMessage = useFormatMessage();
  const text = useSelector(list, ({ context }) => context.searchText);
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const count = useSelector(list, ({ context }) => context.totalItems);
  const isAdvanced = useSelector(picker, (snapshot) => snapshot.matches('advanced'));
  return (
    <div className="grid gap-2">
      <SearchField
        label={formatMessage('quizDialogs.video.search')}
        value={text}
        onChange={(next) => {
          list.send({ type: 'search.type', text: next });
        }}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <fieldset
        aria-label={formatMessage('quizDialogs.video.kinds')}
        className="flex min-w-0 flex-wrap items-center gap-2"
      >
        {(['research', 'education'] as const).map((name) => {
          const isOn = filters[name] === 'on';
          return (
            <Button
              key={name}
              aria-pressed={isOn}
              icon={isOn ? <CheckIcon /> : undefined}
              onClick={() => {
                list.send({ type: 'filter.choose', name, value: isOn ? '' : 'on' });
              }}
            >
              {formatMessage(`quizDialogs.video.${name}`)}
            </Button>
          );
        })}
        <Button
          variant="quiet"
          aria-expanded={isAdvanced}
          icon={isAdvanced ? <ChevronUpIcon /> : <ChevronDownIcon />}
          onClick={() => {
            picker.send({ type: 'advanced.toggle' });
          }}
        >
          {formatMessage('quizDialogs.video.advanced')}
        </Button>
        <output className="figures ms-auto text-xs text-ink-2">
          {formatMessage('quizDialogs.video.found', { count })}
        </output>
      </fieldset>
      {isAdvanced && <publishedRange.Component picker={picker} />}
    </div>
  );
}

function Pages({ list }: { readonly list: ListRef }): ReactNode {
  const page = useSelector(list, ({ context }) => context.query.page);
  const pages = useSelector(list, ({ context }) => context.totalPages);
  return (
    <ListPagination
      page={page}
      pages={pages}
      onPage={(next) => {
        list.send({ type: 'page.go', page: next });
      }}
    />
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
