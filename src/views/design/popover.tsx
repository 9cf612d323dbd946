import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { closeOnEscape } from './close-on-escape.ts';
import { Floating } from './floating.tsx';
import type { Placement } from './place-near.ts';
import { watchOutside } from './watch-outside.ts';

/** What the button that opens a popover must spread. */
export type PopoverTrigger = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown'
>;

interface PopoverProps {
  /** Accessible name of what opens. */
  readonly label: string;
  readonly placement?: Placement;
  readonly trigger: (trigger: PopoverTrigger) => ReactNode;
  readonly children: ReactNode;
}

const beneath: Placement = { side: 'below', align: 'end' };

/** A note beside its button that is not modal: the button opens and closes it, so do Escape and a press outside. Focus goes in and returns to the button. */
export function Popover({
  label,
  placement = beneath,
  trigger,
  children,
}: PopoverProps): ReactNode {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => {
    anchor?.focus();
    setAnchor(null);
  };
  return (
    <>
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': anchor !== null,
        ...(anchor && { 'aria-controls': id }),
        onClick: (event) => {
          setAnchor(anchor === null ? event.currentTarget : null);
        },
      })}
      {anchor !== null && (
        <Floating
          anchor={anchor}
          placement={placement}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          onShow={(note) => {
            note.focus();
            return watchOutside(note, anchor, () => {
              setAnchor(null);
            });
          }}
          onKeyDown={closeOnEscape(close)}
          className="z-40 max-h-[calc(100dvh-1rem)] w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg bg-surface p-4 text-sm shadow-pop"
        >
          {children}
        </Floating>
      )}
    </>
  );
}
