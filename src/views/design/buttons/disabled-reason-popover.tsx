import { type ReactNode, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';

import { LockIcon } from '../icons/core-icons.tsx';
import { LazyPopoverPanel } from '../overlays/popover.tsx';
import { getButtonClasses } from './button-classes.ts';

/** The action that removes the cause of a disabled control. */
export interface Remedy {
  /** The label of its button. */
  readonly label: string;
  readonly onPress: () => void;
}

interface DisabledReasonPopoverProps {
  /** Why the control is disabled, or undefined when it is not. */
  readonly reason: string | undefined;
  readonly remedy: Remedy | undefined;
  /** Renders the control, which calls `explain` with itself when it is pressed while disabled. */
  readonly children: (explain: (control: HTMLElement) => void) => ReactNode;
}

/**
 * Shows why a pressed control is disabled, with a button for the remedy. Without a remedy the
 * control's tooltip is enough.
 */
export function DisabledReasonPopover({
  reason,
  remedy,
  children,
}: DisabledReasonPopoverProps): ReactNode {
  const id = useId();
  const [triggerRef, setTriggerRef] = useState<RefObject<HTMLElement> | null>(null);
  const close = (): void => {
    setTriggerRef(null);
  };
  return (
    <>
      {children((control) => {
        if (remedy !== undefined) setTriggerRef({ current: control });
      })}
      {triggerRef !== null && reason !== undefined && remedy !== undefined && (
        <LazyPopoverPanel
          triggerRef={triggerRef}
          placement="bottom"
          name={{ 'aria-labelledby': id }}
          onClose={close}
          className="max-w-72 p-3"
        >
          <div className="grid gap-2">
            <p
              id={id}
              className="flex gap-2 text-sm font-normal whitespace-normal [&_.lucide]:mt-0.5 [&_.lucide]:size-4"
            >
              <LockIcon />
              {reason}
            </p>
            <button
              type="button"
              autoFocus
              className={getButtonClasses('secondary', 'text')}
              onClick={() => {
                flushSync(close);
                triggerRef.current.focus();
                remedy.onPress();
              }}
            >
              {remedy.label}
            </button>
          </div>
        </LazyPopoverPanel>
      )}
    </>
  );
}
