import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';

import { href } from '../../../domain/access/href.ts';
import type { PlaylistActionsRef } from '../../../machines/playlists/playlist-actions-machine.ts';
import type { PlaylistEditorRef } from '../../../machines/playlists/editor/playlist-editor-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { CopyIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { HistoryEditorContext } from '../../shared/history/history-editor.ts';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { DraftOffer } from './draft-offer.tsx';
import {
  createRevealRequests,
  PlaylistEditorContext,
  useEditorSelector,
  usePlaylistEditor,
} from './editor-context.ts';
import { EditorForm } from './editor-form.tsx';
import { ReadPlaylist } from './read-playlist.tsx';

interface PlaylistEditorProps {
  readonly editor: PlaylistEditorRef;
  readonly actions: PlaylistActionsRef;
  /** Shown when the playlist cannot be loaded. */
  readonly errorScreen: ReactNode;
}

/** The playlist editor in every state. */
export function PlaylistEditor({ editor, actions, errorScreen }: PlaylistEditorProps): ReactNode {
  const [requests] = useState(createRevealRequests);
  const value = useMemo(() => ({ editor, requests }), [editor, requests]);
  const historyEditor = useMemo(() => ({ editor, isStored: true }), [editor]);
  const hasFailed = useSelector(editor, (snapshot) => snapshot.matches({ form: 'loadFailed' }));
  if (hasFailed) return errorScreen;
  return (
    <PlaylistEditorContext value={value}>
      <HistoryEditorContext value={historyEditor}>
        <Content actions={actions} />
      </HistoryEditorContext>
    </PlaylistEditorContext>
  );
}

function Content({ actions }: Pick<PlaylistEditorProps, 'actions'>): ReactNode {
  const editor = usePlaylistEditor();
  const isForm = useSelector(editor, (snapshot) => snapshot.hasTag('form'));
  const isReading = useSelector(editor, (snapshot) => snapshot.matches({ form: 'reading' }));
  const isOffer = useSelector(editor, (snapshot) => snapshot.matches({ form: 'offeringDraft' }));
  const isElsewhere = useSelector(editor, (snapshot) =>
    snapshot.matches({ form: 'openInAnotherTab' }),
  );
  if (isForm) return <EditorForm />;
  if (isReading) return <ReadPlaylist actions={actions} />;
  return (
    <>
      <OpeningHead />
      {isOffer && <DraftOffer />}
      {isElsewhere && <OtherTab />}
      {!isOffer && !isElsewhere && <Loading />}
    </>
  );
}

function OpeningHead(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <ScreenHead
      title={formatMessage('playlistEditor.heading')}
      trail={[{ label: formatMessage('playlists.title'), to: href('playlists') }]}
    />
  );
}

function Loading(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid max-w-4xl gap-6 p-6">
      <h1 className="sr-only">{formatMessage('playlistEditor.heading')}</h1>
      <output className="sr-only">{formatMessage('common.loading')}</output>
      <Skeleton width={50} />
      <Skeleton width={90} />
      <Skeleton width={70} />
    </div>
  );
}

/** Shown while another tab edits this playlist; offers to edit it here instead. */
function OtherTab(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const hasRequested = useEditorSelector(({ journal }) => journal.hasRequestedLock);
  return (
    <EmptyState
      icon={<CopyIcon />}
      title={formatMessage('playlistEditor.elsewhere.title')}
      action={
        <Button
          variant="primary"
          onClick={() => {
            editor.send({ type: 'journal.requestLock' });
          }}
        >
          {formatMessage('quizJournal.elsewhere.editHere')}
        </Button>
      }
    >
      <p>{formatMessage('playlistEditor.elsewhere.detail')}</p>
      <output>{hasRequested && formatMessage('quizJournal.elsewhere.waiting')}</output>
    </EmptyState>
  );
}
