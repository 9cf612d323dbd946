import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectPaletteIsOpen } from '../../machines/shell/palette-machine.ts';
import { chunk } from '../design/chunk.tsx';
import type { PaletteProps } from './palette-dialog.tsx';

const dialog = chunk(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

/** Goes to any place and does what can be done everywhere, by writing a part of its name (Ctrl K). */
export const CommandPalette = (props: PaletteProps): ReactNode =>
  useSelector(props.palette, selectPaletteIsOpen) ? <dialog.Part {...props} /> : null;
