import type { SnapshotFrom } from 'xstate';

import type { JournalTrouble } from './journal-types.ts';
import type { quizEditorMachine } from './quiz-editor-machine.ts';

/** Where the steps of the draft are kept in this browser: all on disk, the last few on their way, for too long on their way, or not at all and why. */
export type Keeping =
  | { readonly kind: 'kept' }
  | { readonly kind: 'onTheWay' | 'late'; readonly steps: number }
  | { readonly kind: 'unkept'; readonly steps: number; readonly trouble: JournalTrouble };

/** What the counts of handed-over and acknowledged lines say. It claims 'kept' only for what came back as kept. */
export function selectKeeping(snapshot: SnapshotFrom<typeof quizEditorMachine>): Keeping {
  const { recorded, kept, outbox, trouble } = snapshot.context.journal;
  const steps = recorded + outbox.length - kept;
  if (trouble !== null) return { kind: 'unkept', steps, trouble };
  if (steps === 0) return { kind: 'kept' };
  return { kind: snapshot.matches({ journal: { writing: 'late' } }) ? 'late' : 'onTheWay', steps };
}
