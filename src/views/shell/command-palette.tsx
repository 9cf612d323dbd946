import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, lazy } from 'react';

import { selectPaletteIsOpen } from '../../machines/shell/palette-machine.ts';
import type { PaletteProps } from './palette-dialog.tsx';

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }));

/** Goes to any place and does what can be done everywhere, by writing a part of its name (Ctrl K). */
export const CommandPalette = (props: PaletteProps): ReactNode =>
  useSelector(props.palette, selectPaletteIsOpen) ? <Suspense fallback={null}><PaletteDialog {...props} /></Suspense> : null;
