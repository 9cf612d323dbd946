import type { Message } from '../../messages/message.ts';
import type { ImportedItem, ImportEntry } from './imported-package.ts';
import type { Notes } from './notes.ts';

/**
 * An entry of the report before it is known which quiz it belongs to, with its reason as sentences
 * to format.
 */
export interface ParsedEntry extends Omit<ImportEntry, 'source' | 'reason'> {
  readonly reasons: readonly Message[];
}

/** An item with its entry in the report; `item` is null when it is not imported. */
export interface ReportedItem {
  readonly entry: ParsedEntry;
  readonly item: ImportedItem | null;
  /** Whether a video has captions; null for questions and for items that are not imported. */
  readonly showsCaptions: boolean | null;
  readonly pictures: readonly string[];
}

/** An activity of a package, before its limits are checked. */
export interface ParsedActivity {
  readonly title: string;
  readonly items: readonly ReportedItem[];
}

/**
 * A quiz of a package, before its limits are checked. `timeLimitSeconds` is null without a limit.
 */
export interface ParsedQuiz {
  readonly file: string;
  readonly identifier: string;
  readonly title: string;
  readonly timeLimitSeconds: number | null;
  /** Whether it is graded; null when the package does not say. */
  readonly isGraded?: boolean | null;
  readonly activities: readonly ParsedActivity[];
  readonly notes: Notes;
}
