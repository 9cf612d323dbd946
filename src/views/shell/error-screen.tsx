import type { ReactNode } from 'react';

import { Button } from '../design/button.tsx';
import { CircleAlertIcon, RefreshIcon } from '../design/icon.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { ScreenMessage } from './screen-message.tsx';

interface ErrorScreenProps {
  /** Goes to '/' and loads it anew (NAV-009). */
  readonly onRefresh: () => void;
}

/** What is left when a screen cannot be shown (NAV-008). */
export function ErrorScreen({ onRefresh }: ErrorScreenProps): ReactNode {
  const sentence = useSentence();
  return (
    <>
      <title>{sentence('shell.documentTitle', { screen: sentence('common.error') })}</title>
      <ScreenMessage
        alone
        icon={<CircleAlertIcon />}
        title={sentence('shell.oops')}
        action={
          <Button variant="primary" icon={<RefreshIcon />} onClick={onRefresh}>
            {sentence('shell.refresh')}
          </Button>
        }
      >
        {sentence('shell.oopsDetail')}
      </ScreenMessage>
    </>
  );
}
