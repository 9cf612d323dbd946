import { useState, type ReactNode } from 'react';

import { Button } from '../buttons/button.tsx';
import { useShortcuts } from '../hooks/use-shortcuts.ts';
import { PrinterIcon } from '../icons/printer-icon.tsx';
import { Paper } from './paper.tsx';

interface PrintButtonProps {
  readonly label: string;
  /** Why there is nothing to print. */
  readonly disabledReason?: string | undefined;
  /** The content of the paper. */
  readonly children: ReactNode;
}

/** A button that prints its children, as does the key of the browser for printing. */
export function PrintButton({ label, disabledReason, children }: PrintButtonProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const ask = (): void => {
    setAsked(true);
  };
  useShortcuts(disabledReason === undefined ? { 'Mod+p': ask } : {});
  return (
    <>
      <Button icon={<PrinterIcon />} busy={isAsked} disabledReason={disabledReason} onClick={ask}>
        {label}
      </Button>
      {disabledReason === undefined && (
        <Paper
          isAsked={isAsked}
          onPrinted={() => {
            setAsked(false);
          }}
        >
          {children}
        </Paper>
      )}
    </>
  );
}
