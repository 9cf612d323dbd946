import { useSelector } from '@xstate/react';
import { type ReactNode, useRef, useState } from 'react';

import { selectIsOpen, type ReplayRef } from '../../../machines/inspector/replay-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { FileButton } from '../../design/buttons/file-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { useFileDrop } from '../../design/fields/use-file-drop.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface OpenRecordingProps {
  readonly replayRef: ReplayRef;
  /** Called when the open recording is to be shown again. */
  readonly onShow: () => void;
}

/** Opens the file of a recording, which can also be dropped here. */
export function OpenRecordingButton({ replayRef, onShow }: OpenRecordingProps): ReactNode {
  const formatMessage = useFormatMessage();
  const zone = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const isOpening = useSelector(replayRef, (snapshot) => snapshot.matches('opening'));
  const isOpen = useSelector(replayRef, selectIsOpen);
  const problem = useSelector(replayRef, ({ context }) => context.problem);
  const open = ([file]: readonly File[]): void => {
    if (file === undefined) return;
    replayRef.send({ type: 'file.open', file });
  };
  useFileDrop(zone, { onOver: setOver, onFiles: open });
  return (
    <section
      ref={zone}
      aria-label={formatMessage('recording.recordings')}
      data-over={isOver || undefined}
      className="grid grid-cols-1 gap-2 rounded-md border border-dashed border-line p-2 data-over:border-accent data-over:bg-accent-soft"
    >
      <FileButton accept="application/json,.json" busy={isOpening} onFiles={open}>
        {formatMessage('recording.open')}
      </FileButton>
      <p className="text-xs text-ink-2">{formatMessage('recording.dropHere')}</p>
      {isOpen && <Button onClick={onShow}>{formatMessage('recording.show')}</Button>}
      {problem !== null && (
        <Alert tone="bad">
          <span className="whitespace-pre-line">{formatMessage(problem)}</span>
        </Alert>
      )}
    </section>
  );
}
