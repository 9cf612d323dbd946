import { type ReactNode, useId, useState } from 'react';

import { buttonLook } from './button-look.ts';
import { closeOnEscape } from './close-on-escape.ts';
import { LockIcon } from './core-icon.tsx';
import { Floating } from './floating.tsx';
import type { Placement } from './place-near.ts';
import { watchOutside } from './watch-outside.ts';

/** What takes the cause away that keeps a control from being used. */
export interface Remedy {
  /** The words of its button. */
  readonly label: string;
  readonly onPress: () => void;
}

interface WhyNotProps {
  /** Why the control cannot be used now, or undefined when it can. */
  readonly reason: string | undefined;
  readonly remedy: Remedy | undefined;
  /** Renders the control; it calls `explain` with itself when it is pressed and cannot be used. */
  readonly children: (explain: (control: HTMLElement) => void) => ReactNode;
}

const placement: Placement = { side: 'below', align: 'center' };

/** Says why a pressed control cannot be used and offers what helps: a small dialog beside it that takes the focus and gives it back. Without a remedy the tooltip says it all. */
export function WhyNot({ reason, remedy, children }: WhyNotProps): ReactNode {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => {
    anchor?.focus();
    setAnchor(null);
  };
  return (
    <>
      {children((control) => {
        if (remedy !== undefined) setAnchor(control);
      })}
      {anchor !== null && reason !== undefined && remedy !== undefined && (
        <Floating
          anchor={anchor}
          placement={placement}
          role="dialog"
          aria-labelledby={id}
          onShow={(element) => {
            element.querySelector('button')?.focus();
            return watchOutside(element, anchor, () => {
              setAnchor(null);
            });
          }}
          onKeyDown={closeOnEscape(close)}
          className="z-50 grid max-w-72 gap-2 rounded-lg bg-surface p-3 text-ink shadow-pop"
        >
          <p
            id={id}
            className="flex gap-2 text-sm font-normal whitespace-normal [&_.lucide]:mt-0.5 [&_.lucide]:size-4"
          >
            <LockIcon />
            {reason}
          </p>
          <button
            type="button"
            className={buttonLook('secondary', 'text')}
            onClick={() => {
              close();
              remedy.onPress();
            }}
          >
            {remedy.label}
          </button>
        </Floating>
      )}
    </>
  );
}
