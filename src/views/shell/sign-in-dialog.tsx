import type { ReactNode } from 'react';

import type { EndReason } from '../../domain/session/end-reason.ts';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface SignInDialogProps {
  readonly open: boolean;
  /** Why the session ended; null when another tab signed out. */
  readonly endReason: EndReason | null;
  /** Called when the user signs out instead of signing in again. */
  readonly onDecline: () => void;
  /** The sign-in form. */
  readonly children: ReactNode;
}

/**
 * The sign-in form over the screen of an expired session. The screen keeps its unsaved work
 * (PD-11).
 */
export function SignInDialog({
  open,
  endReason,
  onDecline,
  children,
}: SignInDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Dialog
      open={open}
      title={formatMessage('shell.signInAgain')}
      description={formatMessage('shell.signInAgainDetail')}
      footer={
        <Button variant="quiet" onClick={onDecline}>
          {formatMessage('shell.signOut')}
        </Button>
      }
    >
      <p className="text-sm">
        {formatMessage(
          endReason === null ? 'session.sessionEnded' : `session.endReasons.${endReason}`,
        )}
      </p>
      {children}
    </Dialog>
  );
}
