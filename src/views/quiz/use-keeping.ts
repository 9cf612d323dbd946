import { useSelector } from '@xstate/react';

import { selectKeeping, type Keeping } from '../../machines/quiz/keeping.ts';
import { useEditor } from './editor-context.ts';

const isSame = (a: Keeping, b: Keeping): boolean =>
  a.kind === b.kind &&
  (a.kind === 'kept' || b.kind === 'kept' || a.steps === b.steps) &&
  (a.kind !== 'unkept' || b.kind !== 'unkept' || a.trouble === b.trouble);

/** Where the steps are kept in this browser. */
export const useKeeping = (): Keeping => useSelector(useEditor(), selectKeeping, isSame);
