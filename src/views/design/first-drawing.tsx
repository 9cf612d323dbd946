import { createContext, use, useDeferredValue, type ReactNode } from 'react';

const DrawnContext = createContext(true);

interface FirstDrawingProps {
  readonly children: ReactNode;
}

/**
 * A part of a screen that is drawn in two steps: what a person sees and uses first, then what
 * `useIsDrawn` holds back.
 */
export const FirstDrawing = ({ children }: FirstDrawingProps): ReactNode => (
  <DrawnContext value={useDeferredValue(true, false)}>{children}</DrawnContext>
);

/** Whether the first step of the drawing around a component is done; true where there is none. */
export const useIsDrawn = (): boolean => use(DrawnContext);
