import type { EditorContext, EditorEvent } from './editor-types.ts';

interface Editing {
  readonly context: EditorContext;
  readonly event: EditorEvent;
}

const countDrafts = ({ context: { journal } }: Editing): number => journal.drafts?.length ?? 0;
const hasLooked = ({ context: { journal } }: Editing): boolean => journal.drafts !== null;

const isClosed = ({
  context: {
    journal: { served },
  },
}: Editing): boolean => served?.ok === true && (served.value.closed ?? null) !== null;

/** What the chart asks about the journal: what was found, what is handed over, what is kept. */
export const journalGuards = {
  hasUnsentLines: ({ context: { journal } }: Editing): boolean => journal.outbox.length > 0,
  isBehind: ({ context: { journal } }: Editing): boolean => journal.kept < journal.recorded,
  isKept: ({ context: { journal } }: Editing): boolean => journal.kept >= journal.recorded,
  isJournalBegun: ({ context: { journal } }: Editing): boolean => journal.isBegun,
  isNewerStorage: ({ event }: Editing): boolean =>
    event.type === 'journal.failed' && event.trouble === 'newer',
  hasDrafts: (editing: Editing): boolean => countDrafts(editing) > 0,
  hasTakenOver: (editing: Editing): boolean =>
    editing.context.journal.hasAskedForTurn && countDrafts(editing) === 1,
  hasNoDraftsButQuiz: (editing: Editing): boolean =>
    hasLooked(editing) && editing.context.journal.served?.ok === true,
  hasNoDraftsButClosed: (editing: Editing): boolean => hasLooked(editing) && isClosed(editing),
  hasNothing: (editing: Editing): boolean => hasLooked(editing),
  isOffered: ({ context: { journal }, event }: Editing): boolean =>
    'draft' in event && (journal.drafts?.some(({ id }) => id === event.draft) ?? false),
  isNewQuiz: ({ context: { input } }: Editing): boolean => input.source.kind !== 'stored',
};
