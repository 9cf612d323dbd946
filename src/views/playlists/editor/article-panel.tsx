import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../../domain/access/href.ts';
import { getArticleKey } from '../../../domain/playlist/draft/draft.ts';
import { summarize } from '../../../domain/playlist/draft/summary.ts';
import type {
  videoListMachine,
  videoPickerMachine,
  VideoResult,
} from '../../../machines/shared/videos/video-picker-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { Select } from '../../design/fields/select.tsx';
import {
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  PlusIcon,
  SearchIcon,
} from '../../design/icons/icons.tsx';
import { Link } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { createLazyPart } from '../../shared/lazy-part.tsx';
import { ListPagination } from '../../shared/lists/list-pagination.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';
import { ArticlePicture, useArticleFacts } from './entry-rows.tsx';

const publishedRange = createLazyPart(() => import('../../shared/videos/published-range.tsx'));

type PickerRef = ActorRefFrom<typeof videoPickerMachine>;
type ListRef = ActorRefFrom<typeof videoListMachine>;

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
        <Results list={list} />
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

function Results({ list }: { readonly list: ListRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const page = useSelector(list, ({ value }) => value.page);
  const items = useSelector(list, ({ context }) => context.items);
  const entries = useEditorSelector(({ history }) => history.draft.entries);
  const places = useMemo(() => summarize(entries).places, [entries]);
  if (page === 'failed' || page === 'denied')
    return (
      <Alert
        tone="bad"
        action={
          <Button
            onClick={() => {
              list.send({ type: 'list.refresh' });
            }}
          >
            {formatMessage('common.retry')}
          </Button>
        }
      >
        {formatMessage('common.error')}
      </Alert>
    );
  if (page === 'empty')
    return (
      <div role="status">
        <EmptyState icon={<SearchIcon />} title={formatMessage('quizDialogs.video.noMatch')} />
      </div>
    );
  if (page === 'loading' || page === 'checking')
    return (
      <div aria-hidden="true" className="grid gap-4 p-4">
        <Skeleton width={90} />
        <Skeleton width={70} />
        <Skeleton width={90} />
      </div>
    );
  return (
    <ul aria-label={formatMessage('quizDialogs.video.results')}>
      {items.map((video) => (
        <li key={video.id} className="border-b border-line px-4 py-2 last:border-b-0">
          <Result video={video} place={places.get(getArticleKey(video.id)) ?? null} />
        </li>
      ))}
    </ul>
  );
}

interface ResultProps {
  readonly video: VideoResult;
  /** Its place in this playlist, null when it is not there. */
  readonly place: number | null;
}

function Result({ video, place }: ResultProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formatFacts = useArticleFacts();
  const editor = usePlaylistEditor();
  const { id, title, image, subject = null, durationSeconds = null, publishedAt, type } = video;
  return (
    <article className="flex items-start gap-3">
      <ArticlePicture image={image} seconds={durationSeconds} quiet={place !== null} />
      <span className="grid min-w-0 grow gap-0.5">
        <h3 className="text-sm font-semibold wrap-anywhere">{title}</h3>
        <span className="figures text-xs text-ink-2">{formatFacts(subject, publishedAt)}</span>
        <Membership video={video} place={place} />
      </span>
      {place === null ? (
        <Button
          icon={<PlusIcon />}
          aria-label={formatMessage('playlistEditor.addTitle', { title })}
          onClick={() => {
            editor.send({
              type: 'article.add',
              article: { id, title, image, subject, durationSeconds, publishedAt, type },
            });
          }}
        >
          {formatMessage('playlistEditor.add')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          aria-label={formatMessage('playlistEditor.undoAddTitle', { title })}
          onClick={() => {
            editor.send({ type: 'entry.remove', entry: getArticleKey(id) });
          }}
        >
          {formatMessage('playlistEditor.remove')}
        </Button>
      )}
    </article>
  );
}

/** Where the article is: its place in this playlist, and one's other playlists that have it. */
function Membership({ video: { playlists = [] }, place }: ResultProps): ReactNode {
  const formatMessage = useFormatMessage();
  const own = useEditorSelector(({ input }) => input.source.playlist);
  const others = playlists.filter(({ id }) => id !== own);
  return (
    <span className="flex flex-wrap gap-x-1.5 text-xs">
      {place !== null && (
        <output className="figures flex items-center gap-1 font-semibold text-good [&_.lucide]:size-3.5">
          <CheckIcon />
          {formatMessage('playlistEditor.inPlaylist', { place })}
        </output>
      )}
      {others.length > 0 && (
        <span className="flex flex-wrap gap-x-1.5 text-ink-2">
          {formatMessage('playlistEditor.alsoIn')}
          {others.map(({ id, title }) => (
            <Link key={id} to={href('playlist', { id })} className="rounded-sm">
              {title}
            </Link>
          ))}
        </span>
      )}
    </span>
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
