import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../../domain/access/href.ts';
import type { ArticleEntry } from '../../../domain/playlist/draft/draft.ts';
import { summarize } from '../../../domain/playlist/draft/summary.ts';
import type { PlaylistActionsRef } from '../../../machines/playlists/playlist-actions-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { CopyIcon, PlayIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';
import { ArticleFacts, ArticlePicture } from './entry-rows.tsx';
import { PlaylistFacts } from './playlist-facts.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

interface ReadPlaylistProps {
  readonly actions: PlaylistActionsRef;
}

/** A playlist that the person may only read: its labels and articles, and a button that copies it. */
export function ReadPlaylist({ actions }: ReadPlaylistProps): ReactNode {
  const formatMessage = useFormatMessage();
  const title = useEditorSelector(({ history }) => history.draft.title);
  return (
    <>
      <ScreenHead
        title={title}
        trail={[{ label: formatMessage('playlists.title'), to: href('playlists') }]}
      />
      <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-3 p-5 max-md:p-3">
        <h1 className="text-xl font-semibold wrap-anywhere">{title}</h1>
        <PlaylistFacts />
        <CopyOffer actions={actions} />
        <ReadEntries />
      </div>
      <PreviewDialog />
    </>
  );
}

/** Says that the playlist is only to read, and copies it. */
function CopyOffer({ actions }: ReadPlaylistProps): ReactNode {
  const formatMessage = useFormatMessage();
  const title = useEditorSelector(({ history }) => history.draft.title);
  const id = useEditorSelector(({ input }) => input.source.playlist);
  const owner = useEditorSelector(({ info }) => info?.ownerName ?? null);
  const isCopying = useSelector(actions, (snapshot) => snapshot.matches('copying'));
  return (
    <Alert
      tone="info"
      action={
        <Button
          icon={<CopyIcon />}
          busy={isCopying}
          onClick={() => {
            actions.send({ type: 'playlist.copy', playlist: { id, title }, opens: true });
          }}
        >
          {formatMessage('playlistEditor.makeCopy')}
        </Button>
      }
    >
      {owner === null
        ? formatMessage('playlistEditor.readOnly')
        : formatMessage('playlistEditor.readOnlyOf', { name: owner })}
    </Alert>
  );
}

function ReadEntries(): ReactNode {
  const formatMessage = useFormatMessage();
  const entries = useEditorSelector(({ history }) => history.draft.entries);
  const { places } = useMemo(() => summarize(entries), [entries]);
  return (
    <ul
      aria-label={formatMessage('playlistEditor.entries')}
      className="overflow-hidden rounded-lg border border-line"
    >
      {entries.map((entry) => (
        <li key={entry.key} className="border-b border-line bg-surface px-3 py-2 last:border-b-0">
          {entry.type === 'label' ? (
            <h2 className="text-sm font-semibold">{entry.title}</h2>
          ) : (
            <ReadArticle entry={entry} place={places.get(entry.key) ?? 0} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReadArticleProps {
  readonly entry: ArticleEntry;
  readonly place: number;
}

function ReadArticle({ entry, place }: ReadArticleProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const editor = usePlaylistEditor();
  const { title, image, durationSeconds, subject, publishedAt } = entry.article;
  return (
    <span className="flex items-center gap-3">
      <span className="figures w-8 text-end text-sm text-ink-2">{format.number(place)}</span>
      <ArticlePicture image={image} seconds={durationSeconds} />
      <span className="grid min-w-0 grow">
        <span className="text-sm font-semibold wrap-anywhere">{title}</span>
        <span className="figures text-xs text-ink-2">
          <ArticleFacts subject={subject} publishedAt={publishedAt} />
        </span>
      </span>
      <IconButton
        label={formatMessage('playlistEditor.play', { title })}
        icon={<PlayIcon />}
        disabledReason={
          durationSeconds === null ? formatMessage('playlistEditor.noVideo') : undefined
        }
        onClick={() => {
          editor.send({ type: 'preview.open', entry: entry.key });
        }}
      />
    </span>
  );
}
