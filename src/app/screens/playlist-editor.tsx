import { useMemo, useState, type ReactNode } from 'react';

import { getQuizOfPlaylistHref } from '../../domain/dashboard/quiz-links.ts';
import type { PlaylistEditorInput } from '../../machines/playlists/editor/context.ts';
import { PlaylistEditor } from '../../views/playlists/editor/playlist-editor.tsx';
import { VideoPlayerContext } from '../../views/shared/player/video-player-context.ts';
import { providePlaylistEditor } from '../actors/playlists/playlist-editor.ts';
import { providePlaylistActions } from '../actors/playlists/playlist-list.ts';
import { createLoadSubjects, provideSubjects } from '../actors/quiz/editor/subjects.ts';
import { provideVideoPlayer } from '../actors/quiz/video-player.ts';
import ErrorPage from '../navigation/error-page.tsx';
import { useJournalOwner } from '../journal/use-journal-owner.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';
import { useSettleBeforeLeave } from '../hooks/use-settle-before-leave.ts';
import { useVisitor } from '../hooks/use-visitor.ts';
import type { ScreenProps } from './screen-props.ts';

/** The screen that edits a playlist. */
export default function PlaylistEditorScreen({ route: { params } }: ScreenProps): ReactNode {
  const call = useCall();
  const { connection } = useServices();
  const { role } = useVisitor();
  const owner = useJournalOwner();
  const [input] = useState<PlaylistEditorInput>(() => ({
    kind: 'playlist',
    source: { kind: 'stored', playlist: Number(params['id']) },
    now: () => Date.now(),
    createKey: () => crypto.randomUUID(),
  }));
  const machine = useMemo(() => providePlaylistEditor(call, owner), [call, owner]);
  const editor = useRootActor(machine, { id: 'playlistEditor', input });
  useSettleBeforeLeave(editor);
  const actionsMachine = useMemo(() => providePlaylistActions(call), [call]);
  const actions = useRootActor(actionsMachine, { id: 'playlistActions', input: undefined });
  const subjectsMachine = useMemo(() => provideSubjects(createLoadSubjects(call)), [call]);
  const subjects = useRootActor(subjectsMachine, { id: 'subjects', input: null });
  const player = useMemo(
    () => provideVideoPlayer(call, connection.sendWithoutToken),
    [call, connection],
  );
  return (
    <VideoPlayerContext value={player}>
      <PlaylistEditor
        editor={editor}
        actions={actions}
        quizHref={getQuizOfPlaylistHref(role, input.source.playlist)}
        subjects={subjects}
        errorScreen={<ErrorPage />}
      />
    </VideoPlayerContext>
  );
}
