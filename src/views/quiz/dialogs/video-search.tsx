import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import { isLabel } from '../../../domain/quiz/rules/video-label.ts';
import { readRange, type videoListMachine } from '../../../machines/quiz/video-list-machine.ts';
import type { videoPickerMachine } from '../../../machines/quiz/video-picker-machine.ts';
import { Button } from '../../design/button.tsx';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '../../design/icon.tsx';
import { Pagination } from '../../design/pagination.tsx';
import { SearchField } from '../../design/search-field.tsx';
import { Select } from '../../design/select.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditing, useEditor } from '../editor-context.ts';
import { VideoResults } from './video-results.tsx';

const publishedRange = lazyPart(() => import('./published-range.tsx'));

interface VideoSearchProps {
  readonly picker: ActorRefFrom<typeof videoPickerMachine>;
}

type ListRef = ActorRefFrom<typeof videoListMachine>;

/** What stands in the Add Video dialog: search, filters, label and results (QED-37 to QED-48). */
export default function VideoSearch({ picker }: VideoSearchProps): ReactNode {
  const list = useSelector(picker, ({ children }) => children['videoList'] as ListRef | undefined);
  return list === undefined ? null : (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grid min-w-0 grow gap-3">
          <Search list={list} picker={picker} />
        </div>
        <div className="w-64 max-md:w-full">
          <LabelChooser />
        </div>
      </div>
      <Advanced picker={picker} />
      <Found list={list} />
      <VideoResults list={list} />
      <Pages list={list} />
    </div>
  );
}

interface ListProps {
  readonly list: ListRef;
}

function Search({ list, picker }: ListProps & VideoSearchProps): ReactNode {
  const sentence = useSentence();
  const text = useSelector(list, ({ context }) => context.searchText);
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const isAdvanced = useSelector(picker, (snapshot) => snapshot.matches('advanced'));
  const kind = (name: 'research' | 'education'): ReactNode => {
    const isOn = filters[name] === 'on';
    return (
      <Button
        aria-pressed={isOn}
        icon={isOn ? <CheckIcon /> : undefined}
        onClick={() => {
          list.send({ type: 'filter.choose', name, value: isOn ? '' : 'on' });
        }}
      >
        {sentence(`quizDialogs.video.${name}`)}
      </Button>
    );
  };
  return (
    <>
      <SearchField
        label={sentence('quizDialogs.video.search')}
        value={text}
        onChange={(next) => {
          list.send({ type: 'search.type', text: next });
        }}
        clearLabel={sentence('common.clearSearch')}
      />
      <fieldset
        aria-label={sentence('quizDialogs.video.kinds')}
        className="flex min-w-0 flex-wrap gap-2"
      >
        {kind('research')}
        {kind('education')}
        <Button
          variant="quiet"
          aria-expanded={isAdvanced}
          icon={isAdvanced ? <ChevronUpIcon /> : <ChevronDownIcon />}
          onClick={() => {
            picker.send({ type: 'advanced.toggle' });
          }}
        >
          {sentence('quizDialogs.video.advanced')}
        </Button>
      </fieldset>
    </>
  );
}

function Advanced({ picker }: VideoSearchProps): ReactNode {
  const isAdvanced = useSelector(picker, (snapshot) => snapshot.matches('advanced'));
  return isAdvanced && <publishedRange.Part picker={picker} />;
}

/** Says which activity the videos go into; it stands on the selected one (QED-42, QED-45). */
function LabelChooser(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const activities = useEditing(({ history }) => history.draft.activities);
  const label = useEditing((context) => context.label);
  const mode = useEditing(({ input }) => input.mode);
  const isMissing = useSelector(editor, (snapshot) =>
    snapshot.matches({ dialog: { addingVideo: 'lackingLabel' } }),
  );
  return (
    <Select
      label={sentence('quizDialogs.video.label')}
      description={sentence('quizDialogs.video.labelHint')}
      placeholder={sentence('quizDialogs.video.labelPlaceholder')}
      required={activities.length > 1}
      error={isMissing ? sentence('quizDialogs.video.chooseLabel') : undefined}
      choices={activities.map((activity) => ({
        value: activity.key,
        label: activity.title.trim() === '' ? sentence('quiz.editor.untitled') : activity.title,
        whyDisabled: isLabel(activity, mode)
          ? undefined
          : sentence('quizDialogs.video.labelUntitled'),
      }))}
      value={label}
      onChange={(activity) => {
        editor.send({ type: 'label.choose', activity });
      }}
    />
  );
}

const dayFormat = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** How many were found, in which range of dates, and what was just added. */
function Found({ list }: ListProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const isLoaded = useSelector(
    list,
    ({ value }) => value.page === 'loaded' || value.page === 'empty',
  );
  const count = useSelector(list, ({ context }) => context.totalItems);
  const { from, until } = useSelector(
    list,
    ({ context }) => readRange(context.query.filters['published']),
    (a, b) => a.from === b.from && a.until === b.until,
  );
  const lastVideo = useEditing((context) => context.lastVideo);
  const day = (value: string | null): string =>
    value === null ? '…' : format.dateTime(new Date(`${value}T00:00:00Z`), dayFormat);
  return (
    <div className="figures flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
      <output>
        {isLoaded ? sentence('quizDialogs.video.found', { count }) : sentence('common.loading')}
      </output>
      <span>
        {sentence('quizDialogs.video.publishedBetween', { range: `${day(from)} – ${day(until)}` })}
      </span>
      <output className="ms-auto font-semibold text-accent">
        {lastVideo !== null && (
          <span key={lastVideo.count}>
            {sentence('quizDialogs.video.justAdded', {
              title: lastVideo.title,
              activity: lastVideo.activity,
            })}
          </span>
        )}
      </output>
    </div>
  );
}

function Pages({ list }: ListProps): ReactNode {
  const sentence = useSentence();
  const page = useSelector(list, ({ context }) => context.query.page);
  const pages = useSelector(list, ({ context }) => context.totalPages);
  if (pages <= 1) return null;
  return (
    <Pagination
      page={page}
      pages={pages}
      onPage={(next) => {
        list.send({ type: 'page.go', page: next });
      }}
      sentences={{
        label: sentence('common.pages'),
        previous: sentence('common.previousPage'),
        next: sentence('common.nextPage'),
        page: (each) => sentence('common.page', { page: each }),
      }}
    />
  );
}
