import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { PlaylistConflict } from '../../../domain/playlist/rebase/rebase-playlist.ts';
import { countUnresolved } from '../../../machines/playlists/editor/save.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Spinner } from '../../design/feedback/spinner.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';

/** Shown when somebody else saved the playlist meanwhile: merges both versions (decision 39). */
export function ConflictDialog(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const isLoading = useSelector(editor, (snapshot) => snapshot.matches({ form: 'loadingRemote' }));
  const hasFailed = useSelector(editor, (snapshot) =>
    snapshot.matches({ form: 'loadRemoteFailed' }),
  );
  const isComparing = useSelector(editor, (snapshot) => snapshot.matches({ form: 'conflict' }));
  const who = useEditorSelector(({ conflict }) => conflict?.remote.info.savedBy ?? 'nobody');
  const dismiss = (): void => {
    editor.send({ type: 'conflict.dismiss' });
  };
  return (
    <Dialog
      open={isLoading || hasFailed || isComparing}
      onClose={dismiss}
      title={formatMessage('quizConflict.title', { who })}
      description={formatMessage('quizConflict.detail')}
      closeLabel={formatMessage('common.close')}
      size="l"
      footer={
        <>
          {isComparing && (
            <Button
              variant="quiet"
              onClick={() => {
                editor.send({ type: 'conflict.openRemote' });
              }}
            >
              {formatMessage('quizConflict.openRemote')}
            </Button>
          )}
          <Button onClick={dismiss}>{formatMessage('quizConflict.continueEditing')}</Button>
          {hasFailed && (
            <Button
              variant="primary"
              onClick={() => {
                editor.send({ type: 'conflict.reload' });
              }}
            >
              {formatMessage('common.retry')}
            </Button>
          )}
          {isComparing && <SaveMerged />}
        </>
      }
    >
      {isLoading && (
        <output className="flex items-center gap-2">
          <Spinner size="s" />
          {formatMessage('quizConflict.reading')}
        </output>
      )}
      {hasFailed && <Alert tone="bad">{formatMessage('quizConflict.loadFailed')}</Alert>}
      {isComparing && <Comparison />}
    </Dialog>
  );
}

function SaveMerged(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const count = useEditorSelector(({ conflict }) =>
    conflict === null ? 0 : countUnresolved(conflict),
  );
  return (
    <Button
      variant="primary"
      data-autofocus=""
      disabledReason={
        count === 0 ? undefined : formatMessage('quizConflict.chooseFirst', { count })
      }
      onClick={() => {
        editor.send({ type: 'conflict.save' });
      }}
    >
      {formatMessage('quizConflict.save')}
    </Button>
  );
}

function Comparison(): ReactNode {
  const formatMessage = useFormatMessage();
  const conflict = useEditorSelector((context) => context.conflict);
  if (conflict === null) return null;
  const { conflicts, lost } = conflict.merged;
  return (
    <div className="grid gap-4">
      {conflicts.length === 0 ? (
        <p>{formatMessage('playlistEditor.conflictNone')}</p>
      ) : (
        <p>{formatMessage('playlistEditor.conflictTexts')}</p>
      )}
      {conflicts.map((each) => (
        <ConflictRow key={each.id} conflict={each} side={conflict.sides.get(each.id) ?? null} />
      ))}
      {lost.length > 0 && (
        <Alert tone="warn" title={formatMessage('playlistEditor.lostChanges')}>
          <ul>
            {[...new Set(lost.map((name) => formatMessage(name)))].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

interface ConflictRowProps {
  readonly conflict: PlaylistConflict;
  readonly side: 'local' | 'remote' | null;
}

function ConflictRow({ conflict, side }: ConflictRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const { id, label, local, remote } = conflict;
  return (
    <RadioGroup<'local' | 'remote'>
      label={formatMessage(label === null ? 'playlistEditor.title' : 'playlistEditor.labelTitle')}
      choices={[
        {
          value: 'local',
          label: formatMessage('playlistEditor.conflictMine'),
          description: local ?? formatMessage('playlistEditor.conflictRemoved'),
        },
        {
          value: 'remote',
          label: formatMessage('playlistEditor.conflictTheirs'),
          description: remote,
        },
      ]}
      value={side}
      onChange={(chosen) => {
        editor.send({ type: 'conflict.chooseSide', conflictId: id, side: chosen });
      }}
    />
  );
}
