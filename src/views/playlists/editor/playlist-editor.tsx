import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';

import { href } from '../../../domain/access/href.ts';
import type { PlaylistActionsRef } from '../../../machines/playlists/playlist-actions-machine.ts';
import type { PlaylistEditorRef } from '../../../machines/playlists/editor/playlist-editor-machine.ts';
import type { SubjectsRef } from '../../../machines/shared/subjects-machine.ts';
import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { OpenEditorContext, useEditorTag } from '../../shared/editor/open-editor.ts';
import { DraftRecovery } from '../../shared/editor/draft-recovery.tsx';
import { LoadFailed } from '../../shared/editor/load-failed.tsx';
import { OpenInOtherTab } from '../../shared/editor/open-in-other-tab.tsx';
import { createRevealRequests, RevealContext } from '../../shared/editor/reveal.ts';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { PlaylistEditorContext, usePlaylistEditor } from './editor-context.ts';
import { EditorForm } from './editor-form.tsx';
import { ReadPlaylist } from './read-playlist.tsx';

interface PlaylistEditorProps {
  readonly editor: PlaylistEditorRef;
  readonly actions: PlaylistActionsRef;
  /** Where a quiz is made of the playlist; null where the person cannot create one. */
  readonly quizHref: string | null;
  /** The subjects by which articles are searched. */
  readonly subjects: SubjectsRef;
  /** Shown when the playlist cannot be loaded. */
  readonly errorScreen: ReactNode;
}

/** The playlist editor in every state. */
export function PlaylistEditor({
  editor,
  actions,
  quizHref,
  subjects,
  errorScreen,
}: PlaylistEditorProps): ReactNode {
  const [revealRequests] = useState(createRevealRequests);
  const value = useMemo(() => ({ editor, quizHref, subjects }), [editor, quizHref, subjects]);
  const openEditor = useMemo(() => ({ editor, edited: 'playlist' as const }), [editor]);
  const journalError = useSelector(editor, ({ context }) => context.journal.error);
  const hasFailed = useSelector(editor, (snapshot) => snapshot.matches({ form: 'loadFailed' }));
  if (hasFailed) return <LoadFailed journalError={journalError} errorScreen={errorScreen} />;
  return (
    <PlaylistEditorContext value={value}>
      <RevealContext value={revealRequests}>
        <OpenEditorContext value={openEditor}>
          <Content actions={actions} />
        </OpenEditorContext>
      </RevealContext>
    </PlaylistEditorContext>
  );
}

function Content({ actions }: Pick<PlaylistEditorProps, 'actions'>): ReactNode {
  const editor = usePlaylistEditor();
  const isForm = useEditorTag('form');
  const isReading = useSelector(editor, (snapshot) => snapshot.matches({ form: 'closed' }));
  const isOffer = useEditorTag('offer');
  const isElsewhere = useEditorTag('openInAnotherTab');
  if (isForm) return <EditorForm />;
  if (isReading) return <ReadPlaylist actions={actions} />;
  return (
    <>
      <OpeningHead />
      {isOffer && <DraftRecovery />}
      {isElsewhere && <OpenInOtherTab />}
      {!isOffer && !isElsewhere && <Loading />}
    </>
  );
}

function OpeningHead(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <ScreenHead
        title={formatMessage('playlistEditor.heading')}
        trail={[{ label: formatMessage('playlists.title'), to: href('playlists') }]}
      />
      <h1 className="sr-only">{formatMessage('playlistEditor.heading')}</h1>
    </>
  );
}

function Loading(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid max-w-4xl gap-6 p-6">
      <output className="sr-only">{formatMessage('common.loading')}</output>
      <Skeleton width={50} />
      <Skeleton width={90} />
      <Skeleton width={70} />
    </div>
  );
}
