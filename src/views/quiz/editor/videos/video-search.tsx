import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { isValidLabel } from '../../../../domain/quiz/commands/videos.ts';
import { parseRange } from '../../../../machines/shared/videos/video-picker-machine.ts';
import { Select } from '../../../design/fields/select.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { FoundPages } from '../../../shared/lists/found-items.tsx';
import {
  AdvancedVideoFilters,
  useVideoList,
  VideoFilters,
  type VideoListRef,
  type VideoPickerRef,
} from '../../../shared/videos/video-filters.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';
import { VideoResults } from './video-results.tsx';
import { hasFailed } from '../../../shared/lists/has-failed.ts';

interface VideoSearchProps {
  readonly picker: VideoPickerRef;
}

/** The content of the Add Video dialog: search, filters, label and results (QED-37 to QED-48). */
export default function VideoSearch({ picker }: VideoSearchProps): ReactNode {
  const list = useVideoList(picker);
  return list === undefined ? null : (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grid min-w-0 grow gap-3">
          <VideoFilters list={list} picker={picker} />
        </div>
        <div className="w-64 max-md:w-full">
          <ActivitySelect />
        </div>
      </div>
      <AdvancedVideoFilters picker={picker} />
      <ResultSummary list={list} />
      <VideoResults list={list} />
      <FoundPages list={list} />
    </div>
  );
}

interface ListProps {
  readonly list: VideoListRef;
}

/** The activity that videos are added to, initially the selected one (QED-42, QED-45). */
function ActivitySelect(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const activities = useEditorSelector(({ history }) => history.draft.activities);
  const label = useEditorSelector((context) => context.videoLabel);
  const kind = useEditorSelector(({ input }) => input.kind);
  const isMissing = useSelector(editor, (snapshot) =>
    snapshot.matches({ dialog: { addingVideo: 'labelMissing' } }),
  );
  return (
    <Select
      label={formatMessage('quizDialogs.video.label')}
      description={formatMessage('quizDialogs.video.labelHint')}
      placeholder={formatMessage('quizDialogs.video.labelPlaceholder')}
      required={activities.length > 1}
      error={isMissing ? formatMessage('quizDialogs.video.chooseLabel') : undefined}
      choices={activities.map((activity) => ({
        value: activity.key,
        label:
          activity.title.trim() === '' ? formatMessage('quiz.editor.untitled') : activity.title,
        disabledReason: isValidLabel(activity, kind)
          ? undefined
          : formatMessage('quizDialogs.video.labelUntitled'),
      }))}
      value={label}
      onChange={(activity) => {
        editor.send({ type: 'label.choose', activity });
      }}
    />
  );
}

const dayFormat = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** The number of results, the range of dates, and the video that was added last. */
function ResultSummary({ list }: ListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const page = useSelector(list, ({ value }) => value.page);
  const isBroken = hasFailed(page);
  const count = useSelector(list, ({ context }) => context.totalItems);
  const { from, until } = useSelector(
    list,
    ({ context }) => parseRange(context.query.filters['published']),
    (a, b) => a.from === b.from && a.until === b.until,
  );
  const lastVideo = useEditorSelector((context) => context.lastVideo);
  const formatDay = (value: string | null): string =>
    value === null ? '…' : format.dateTime(new Date(`${value}T00:00:00Z`), dayFormat);
  return (
    <div className="figures flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
      <output>
        {!isBroken &&
          (page === 'loaded' || page === 'empty'
            ? formatMessage('quizDialogs.video.found', { count })
            : formatMessage('common.loading'))}
      </output>
      <span>
        {formatMessage('quizDialogs.video.publishedBetween', {
          range: `${formatDay(from)} – ${formatDay(until)}`,
        })}
      </span>
      <output className="ms-auto font-semibold text-accent">
        {lastVideo !== null && (
          <span key={lastVideo.count}>
            {formatMessage('quizDialogs.video.justAdded', {
              title: lastVideo.title,
              activity: lastVideo.activity,
            })}
          </span>
        )}
      </output>
    </div>
  );
}
