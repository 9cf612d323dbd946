import type { ReactNode } from 'react';

import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface SignInOverProps {
  readonly open: boolean;
  /** Declining by the button Sign out, the only way past the form: the session ends. */
  readonly onDecline: () => void;
  /** The sign-in form. */
  readonly children: ReactNode;
}

/** The sign-in form over the screen whose session expired, so that nothing behind it is lost (decision 11). */
export function SignInOver({ open, onDecline, children }: SignInOverProps): ReactNode {
  const sentence = useSentence();
  return (
    <Dialog
      open={open}
      title={sentence('shell.signInAgain')}
      description={sentence('shell.signInAgainDetail')}
      footer={
        <Button variant="quiet" onClick={onDecline}>
          {sentence('shell.signOut')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
