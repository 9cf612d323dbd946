import type { ReactNode } from 'react';

import type { PlaylistConflict } from '../../../domain/playlist/rebase/rebase-playlist.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { toSaverValues, type SaverValues } from '../../shared/editor/conflict-dialog.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';

/** Compares the local and the server version: titles that both changed, and changes that are lost. */
export function Comparison(): ReactNode {
  const formatMessage = useFormatMessage();
  const conflict = useEditorSelector((context) => context.conflict);
  if (conflict === null) return null;
  const { conflicts, lost } = conflict.merged;
  const saver = toSaverValues(conflict.remote.savedBy);
  return (
    <div className="grid gap-4">
      {conflicts.length === 0 ? (
        <p>{formatMessage('playlistEditor.conflictNone')}</p>
      ) : (
        <p>{formatMessage('playlistEditor.conflictTexts')}</p>
      )}
      {conflicts.map((each) => (
        <ConflictRow
          key={each.id}
          conflict={each}
          side={conflict.choices.sides.get(each.id) ?? null}
          saver={saver}
        />
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
  readonly saver: SaverValues;
}

function ConflictRow({ conflict, side, saver }: ConflictRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const { id, label, local, remote } = conflict;
  return (
    <RadioGroup<'local' | 'remote'>
      label={formatMessage(label === null ? 'playlistEditor.title' : 'playlistEditor.labelTitle')}
      choices={[
        {
          value: 'local',
          label: formatMessage('conflictDialog.local', saver),
          description: local ?? formatMessage('playlistEditor.conflictRemoved'),
        },
        {
          value: 'remote',
          label: formatMessage('conflictDialog.remote', saver),
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
