import { type ReactNode, useState } from 'react';

import { Button } from '../../views/design/buttons/button.tsx';
import { LinkIcon } from '../../views/design/icons/icons.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { copyText } from '../browser/copy-text.ts';

interface CopyLinkProps {
  /** Returns the whole address when it is copied. */
  readonly getAddress: () => string;
  /** Why there is no link. */
  readonly disabledReason?: string | undefined;
}

/** Copies an address that leads to what the inspector shows, and says so. */
export function CopyLink({ getAddress, disabledReason }: CopyLinkProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [outcome, setOutcome] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  return (
    <>
      <span role="status" className="self-center text-sm text-ink-2">
        {outcome !== null && formatMessage(`inspector.simulation.${outcome}`)}
      </span>
      <Button
        icon={<LinkIcon />}
        disabledReason={disabledReason}
        onClick={() => {
          copyText(getAddress()).then(
            () => {
              setOutcome('linkCopied');
            },
            () => {
              setOutcome('linkNotCopied');
            },
          );
        }}
      >
        {formatMessage('inspector.simulation.copyLink')}
      </Button>
    </>
  );
}
