import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { signedOutPaths } from '../../domain/access/signed-out-paths.ts';
import type { EndReason } from '../../domain/session/end-reason.ts';
import type { signInMachine } from '../../machines/session/sign-in-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { TextLink } from '../design/navigation/link.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { SignedOutPage } from './signed-out-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface AdminSignInProps {
  readonly form: ActorRefFrom<typeof signInMachine>;
  /** Why the session ended, when nobody signed out here. */
  readonly endReason: EndReason | null;
  /** The note about unsaved changes in this browser. */
  readonly keptDrafts: ReactNode;
  /** The installation has no accounts yet; the page then links to /setup. */
  readonly isSetupOpen: boolean;
}

/** The screen at /signin (SES-02). */
export function AdminSignIn({
  form,
  endReason,
  keptDrafts,
  isSetupOpen,
}: AdminSignInProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <SignedOutPage
      title={formatMessage('session.signInTitle')}
      lead={formatMessage('session.signInLead')}
    >
      {endReason !== null && (
        <Alert tone="info" title={formatMessage('session.signedOut')}>
          {formatMessage(`session.endReasons.${endReason}`)}
        </Alert>
      )}
      {keptDrafts}
      <SignInForm form={form} offersPasswordLink />
      <p className="text-sm text-ink-2">
        {isSetupOpen ? (
          <>
            {formatMessage('session.setupWaiting')}{' '}
            <TextLink to={signedOutPaths.setup}>{formatMessage('session.goToSetup')}</TextLink>
          </>
        ) : (
          formatMessage('session.accountsByInvitation')
        )}
      </p>
    </SignedOutPage>
  );
}
