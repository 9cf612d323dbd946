import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { CellEditingRef } from '../../machines/translations/cell-editing-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { Alert } from '../design/feedback/alert.tsx';
import { RefreshIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface UnsavedCellsProps {
  readonly editing: CellEditingRef;
}

/** Says how many values wait for the server or were not stored, and offers to try again. */
export function UnsavedCells({ editing }: UnsavedCellsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isWaiting = useSelector(editing, (snapshot) => snapshot.matches({ saving: 'waiting' }));
  const refused = useSelector(
    editing,
    ({ context }) => context.edits.filter(({ reason }) => reason !== null).length,
  );
  const all = useSelector(editing, ({ context }) => context.edits.length);
  const count = isWaiting ? all : refused;
  if (count === 0) return null;
  return (
    <Alert
      tone="warn"
      action={
        <span className="flex flex-wrap gap-2">
          {refused > 0 && (
            <Button
              onClick={() => {
                editing.send({ type: 'edits.discard' });
              }}
            >
              {formatMessage('translations.discardUnsaved')}
            </Button>
          )}
          <Button
            icon={<RefreshIcon />}
            onClick={() => {
              editing.send({ type: 'edits.retry' });
            }}
          >
            {formatMessage('common.retry')}
          </Button>
        </span>
      }
    >
      {formatMessage(isWaiting ? 'translations.waitsForServer' : 'translations.notSaved', {
        count,
      })}
    </Alert>
  );
}
