import { type ReactNode, createContext, use } from 'react';
import { createPortal } from 'react-dom';

/** The elements of the top bar that a screen fills; null while there is no top bar. */
export interface TopBarSlots {
  readonly trail: Element | null;
  readonly actions: Element | null;
}

const ScreenSlotsContext = createContext<TopBarSlots>({ trail: null, actions: null });

interface ScreenSlotsProviderProps {
  readonly slots: TopBarSlots;
  readonly children: ReactNode;
}

/** Provides the elements of the top bar to the screens below. */
export const TopBarSlotsProvider = ({ slots, children }: ScreenSlotsProviderProps): ReactNode => (
  <ScreenSlotsContext value={slots}>{children}</ScreenSlotsContext>
);

interface InSlotProps {
  readonly slot: keyof TopBarSlots;
  readonly children: ReactNode;
}

/** Renders into an element of the top bar, or nothing without a top bar. */
export function TopBarSlot({ slot, children }: InSlotProps): ReactNode {
  const element = use(ScreenSlotsContext)[slot];
  return element === null ? null : createPortal(children, element);
}
