import { Suspense, use, useState, type ReactNode } from 'react';

import { recordingMessages } from '../../domain/messages/recording-messages.ts';
import type { WrittenRecording } from '../../inspection/recording/write-recording.ts';
import { Button } from '../../views/design/buttons/button.tsx';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { CopyIcon, DownloadIcon } from '../../views/design/icons/icons.tsx';
import { Dialog } from '../../views/design/overlays/dialog.tsx';
import { SessionSummary } from '../../views/inspector/recording/session-summary.tsx';
import { AddedMessages, useFormatMessage } from '../../views/shared/format-message.tsx';
import { saveRecording } from './save-recording.ts';
import { takeRecording } from './take-recording.ts';

interface CopySessionProps {
  readonly onClose: () => void;
}

interface SessionProps {
  /** Null when nothing is recorded. */
  readonly session: Promise<WrittenRecording | null>;
}

function Summary({ session }: SessionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const written = use(session);
  if (written === null) return <p>{formatMessage('recording.nothing')}</p>;
  return (
    <SessionSummary
      recording={written.recording}
      bytes={new TextEncoder().encode(written.text).length}
    />
  );
}

type CopyState = 'idle' | 'copied' | 'copyFailed';

/** Saves the file or copies its text. */
function Actions({ session }: SessionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const written = use(session);
  const [state, setState] = useState<CopyState>('idle');
  if (written === null) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(written.text);
      setState('copied');
    } catch {
      setState('copyFailed');
    }
  };
  return (
    <>
      <span role="status" className="me-auto self-center text-sm text-ink-2">
        {state !== 'idle' && formatMessage(`recording.${state}`)}
      </span>
      <Button icon={<CopyIcon />} onClick={() => void copy()}>
        {formatMessage('recording.copy')}
      </Button>
      <Button
        variant="primary"
        icon={<DownloadIcon />}
        onClick={() => {
          saveRecording(written.text);
        }}
      >
        {formatMessage('recording.save')}
      </Button>
    </>
  );
}

function CopySessionDialog({ onClose }: CopySessionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [session] = useState(takeRecording);
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={formatMessage('recording.copyTitle')}
      description={formatMessage('recording.copyDetail')}
      closeLabel={formatMessage('common.close')}
      footer={
        <Suspense>
          <Actions session={session} />
        </Suspense>
      }
    >
      <Suspense fallback={<Spinner />}>
        <Summary session={session} />
      </Suspense>
    </Dialog>
  );
}

/**
 * Shows what a file of this tab's session holds, and saves or copies it. Mount it to open it. No
 * other part of the console loads its messages.
 */
export default function CopySession({ onClose }: CopySessionProps): ReactNode {
  return (
    <AddedMessages messages={recordingMessages}>
      <CopySessionDialog onClose={onClose} />
    </AddedMessages>
  );
}
