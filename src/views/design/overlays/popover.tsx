import { type ComponentProps, type ReactNode, type RefObject, useId, useState } from 'react';

import { createLazyComponent } from '../lazy-component.tsx';
import type { PopoverPanelProps } from './popover-panel.tsx';

const panel = createLazyComponent(async () => (await import('./popover-panel.tsx')).PopoverPanel);

/** Loads the code of popovers before the first one opens. */
export const preloadPopovers = panel.preload;

/** The panel of a popover. Its code loads when it first opens. */
export const LazyPopoverPanel = panel.Component;

/** Attributes that the button of a popover must spread. */
type PopoverTrigger = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onPointerEnter' | 'onFocus'
>;

interface PopoverProps extends Pick<PopoverPanelProps, 'placement'> {
  /** The accessible name of the panel. */
  readonly label: string;
  readonly trigger: (trigger: PopoverTrigger) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A panel beside its button. The button opens it; Escape and a press outside close it and return
 * the focus.
 */
export function Popover({ label, placement, trigger, children }: PopoverProps): ReactNode {
  const id = useId();
  const [triggerRef, setTriggerRef] = useState<RefObject<Element> | null>(null);
  const close = (): void => {
    setTriggerRef(null);
  };
  return (
    <>
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': triggerRef !== null,
        ...(triggerRef !== null && { 'aria-controls': id }),
        onPointerEnter: preloadPopovers,
        onFocus: preloadPopovers,
        onClick: ({ currentTarget }) => {
          if (triggerRef === null) setTriggerRef({ current: currentTarget });
          else close();
        },
      })}
      {triggerRef !== null && (
        <LazyPopoverPanel
          id={id}
          name={{ 'aria-label': label }}
          triggerRef={triggerRef}
          placement={placement}
          onClose={close}
          className="w-80 max-w-[calc(100vw-1rem)] p-4 text-sm"
        >
          {children}
        </LazyPopoverPanel>
      )}
    </>
  );
}
