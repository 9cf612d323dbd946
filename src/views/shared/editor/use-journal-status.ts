import { useSelector } from '@xstate/react';

import {
  selectJournalStatus,
  type JournalStatus,
} from '../../../machines/shared/editor/journal.ts';
import { useOpenEditor } from './open-editor.ts';

const isSame = (a: JournalStatus, b: JournalStatus): boolean =>
  a.kind === b.kind &&
  (a.kind === 'stored' || b.kind === 'stored' || a.steps === b.steps) &&
  (a.kind !== 'notStored' || b.kind !== 'notStored' || a.error === b.error);

/** Returns whether the steps are stored in this browser. */
export const useJournalStatus = (): JournalStatus =>
  useSelector(useOpenEditor().editor, selectJournalStatus, isSame);
