import { createBaseReader, writeBase } from '../../history/journal/journal-base.ts';
import { isFlag } from '../../shapes.ts';
import { isDraft } from '../draft/draft-shape.ts';
import type { OpenedQuiz } from '../stored/open-quiz.ts';

/**
 * The start of a journal: the quiz as it was opened, and its version (ETag) on the server, null
 * when it is not on the server.
 */
export interface JournalBase extends OpenedQuiz {
  readonly version: string | null;
}

/** Returns the stored text of a base, with the format version. */
export const writeJournalBase = (base: JournalBase): string => writeBase(base);

/** Parses the stored text of a base. A base of a newer format version is not interpreted. */
export const readJournalBase = createBaseReader<JournalBase>({
  draft: isDraft,
  isDistributed: isFlag,
});
