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

interface Copied {
  readonly address: string;
  readonly outcome: 'linkCopied' | 'linkNotCopied';
}

/** Copies an address that leads to what the inspector shows, and says so. */
export function CopyLink({ getAddress, disabledReason }: CopyLinkProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [copied, setCopied] = useState<Copied | null>(null);
  const isCurrent = copied !== null && copied.address === getAddress();
  const copy = async (): Promise<void> => {
    const address = getAddress();
    setCopied(null);
    const outcome = await copyText(address).then(
      () => 'linkCopied' as const,
      () => 'linkNotCopied' as const,
    );
    setCopied({ address, outcome });
  };
  return (
    <>
      <span role="status" className="self-center text-sm text-ink-2">
        {isCurrent && formatMessage(`inspector.simulation.${copied.outcome}`)}
      </span>
      <Button icon={<LinkIcon />} disabledReason={disabledReason} onClick={() => void copy()}>
        {formatMessage('inspector.simulation.copyLink')}
      </Button>
    </>
  );
}
