import { isStoredServerIds } from '../../history/journal/server-ids.ts';
import {
  createLineFormat,
  type JournalLine as CommonJournalLine,
} from '../../history/journal/journal-line.ts';
import { allowNull, isFlag, isText } from '../../shapes.ts';
import { isDraft } from '../draft/draft-shape.ts';
import type { Draft } from '../draft/draft.ts';
import { isEvent } from '../events/event-shape.ts';
import type { QuizEvent } from '../events/event.ts';
import type { RemoteQuiz } from '../history/history-entry.ts';

/** One line of the journal of a quiz. */
export type JournalLine = CommonJournalLine<Draft, QuizEvent, RemoteQuiz>;

const format = createLineFormat<Draft, QuizEvent, RemoteQuiz>(isEvent, {
  base: isDraft,
  origins: isStoredServerIds,
  isDistributed: isFlag,
  version: allowNull(isText),
});

/** Returns the stored text of a line, with the format version. */
export const writeJournalLine = format.writeLine;

/** Parses the stored text of a line. A line of a newer format version is not interpreted. */
export const readJournalLine = format.readLine;
