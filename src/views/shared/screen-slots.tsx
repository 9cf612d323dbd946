import { type ReactNode, createContext, use } from 'react';
import { createPortal } from 'react-dom';

/** The places in the top bar that a screen fills; null while the bar is not there. */
export interface ScreenSlots {
  readonly trail: Element | null;
  readonly actions: Element | null;
}

const ScreenSlotsContext = createContext<ScreenSlots>({ trail: null, actions: null });

interface ScreenSlotsProviderProps {
  readonly slots: ScreenSlots;
  readonly children: ReactNode;
}

/** The frame tells the screens below it where the top bar's places are. */
export const ScreenSlotsProvider = ({ slots, children }: ScreenSlotsProviderProps): ReactNode => (
  <ScreenSlotsContext value={slots}>{children}</ScreenSlotsContext>
);

interface InSlotProps {
  readonly slot: keyof ScreenSlots;
  readonly children: ReactNode;
}

/** Renders into a place of the top bar, or nowhere when there is no bar. */
export function InSlot({ slot, children }: InSlotProps): ReactNode {
  const element = use(ScreenSlotsContext)[slot];
  return element === null ? null : createPortal(children, element);
}
