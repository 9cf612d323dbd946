import type { ReactNode } from 'react';

import { BaseButton } from '../design/buttons/base-button.tsx';
import { CircleAlertIcon, RefreshIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { ScreenMessage } from './screen-message.tsx';

interface ErrorScreenProps {
  /** Loads '/' again (NAV-009). */
  readonly onRefresh: () => void;
}

/** The screen shown when a screen throws or cannot be shown (NAV-008). */
export function ErrorScreen({ onRefresh }: ErrorScreenProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <title>
        {formatMessage('shell.documentTitle', { screen: formatMessage('common.error') })}
      </title>
      <ScreenMessage
        alone
        icon={<CircleAlertIcon />}
        title={formatMessage('shell.oops')}
        action={
          <BaseButton variant="primary" icon={<RefreshIcon />} onClick={onRefresh}>
            {formatMessage('shell.refresh')}
          </BaseButton>
        }
      >
        {formatMessage('shell.oopsDetail')}
      </ScreenMessage>
    </>
  );
}
