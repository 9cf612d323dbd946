import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Dialog, Popover, type Placement } from 'react-aria-components';
import { useInteractOutside } from 'react-aria';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

import { classNames } from '../class-names.ts';
import { keepForComposition } from '../hooks/is-composing.ts';

/** Props of `PopoverPanel`. */
export interface PopoverPanelProps {
  readonly id?: string;
  readonly triggerRef: RefObject<Element | null>;
  readonly placement?: Placement | undefined;
  /** Accessible name: a text, or the id of the element that has it. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  readonly className: string;
  readonly onClose: () => void;
  /**
   * Whether the page is inert while the panel is open. Otherwise a press outside closes the panel
   * and acts where it was made; scrolling closes it too.
   */
  readonly isModal?: boolean;
  readonly children: ReactNode;
}

/**
 * Returns the element that overlays are rendered into: the fullscreen element, which hides the rest
 * of the page, or the body.
 */
export const getOverlayContainer = (): HTMLElement =>
  document.fullscreenElement instanceof HTMLElement ? document.fullscreenElement : document.body;

/**
 * Returns the focus to the element that had it before the panel opened, when the panel closed with
 * the focus in it and nothing else took it.
 */
function useFocusReturn(panelRef: RefObject<HTMLElement | null>): void {
  const [previous] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    return () => {
      if (panel?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        if (panel.isConnected || document.activeElement !== document.body) return;
        if (previous instanceof HTMLElement) previous.focus();
      });
    };
  }, [panelRef, previous]);
}

/** A dialog beside its trigger. It takes the focus; Escape and a press outside close it. */
export function PopoverPanel({
  id,
  triggerRef,
  placement = 'bottom end',
  name,
  className,
  onClose,
  isModal = false,
  children,
}: PopoverPanelProps): ReactNode {
  const panelRef = useRef<HTMLElement>(null);
  // The trigger decides by itself what a press on it does.
  const isOutsideTrigger = (target: EventTarget | null): boolean =>
    !(target instanceof Node) || triggerRef.current?.contains(target) !== true;
  useFocusReturn(panelRef);
  useInteractOutside({
    ref: panelRef,
    isDisabled: isModal,
    onInteractOutside: ({ target }) => {
      if (isOutsideTrigger(target)) onClose();
    },
  });
  return (
    <UNSAFE_PortalProvider getContainer={getOverlayContainer}>
      <Popover
        ref={panelRef}
        isOpen
        isNonModal={!isModal}
        {...(!isModal && { shouldCloseOnInteractOutside: isOutsideTrigger })}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        containerPadding={8}
        onOpenChange={onClose}
        className={classNames(
          'animate-appear overflow-y-auto rounded-lg bg-surface text-ink shadow-pop',
          className,
        )}
      >
        <Dialog {...name} {...(id !== undefined && { id })} className="outline-none">
          <div role="presentation" className="contents" onKeyDown={keepForComposition}>
            {children}
          </div>
        </Dialog>
      </Popover>
    </UNSAFE_PortalProvider>
  );
}
