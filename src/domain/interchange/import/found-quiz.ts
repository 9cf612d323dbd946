import type { ImportedItem, ImportEntry } from './imported-package.ts';
import type { Notes } from './notes.ts';

/** An item with what the report says of it; `item` is null when it is not taken. */
export interface FoundItem {
  readonly entry: ImportEntry;
  readonly item: ImportedItem | null;
  readonly pictures: readonly string[];
}

/** An activity as a package has it, before it is known whether a quiz can hold it. */
export interface FoundActivity {
  readonly title: string;
  readonly items: readonly FoundItem[];
}

/** A quiz as a package has it. `seconds` is the time allowed, null for no limit. */
export interface FoundQuiz {
  readonly file: string;
  readonly identifier: string;
  readonly title: string;
  readonly seconds: number | null;
  /** Whether it counts, where the package says so. */
  readonly isGraded?: boolean | null;
  readonly activities: readonly FoundActivity[];
  readonly notes: Notes;
}
