import type { SavedTree } from '../../domain/history/history.ts';
import type { Shape } from '../../domain/shapes.ts';

/** What a journal was read as. */
export interface Recovered<Line> {
  readonly history: SavedTree<unknown>;
  readonly attempts: readonly unknown[];
  readonly lines: readonly Line[];
  readonly isDamaged: boolean;
}

/** A line of any journal, as far as the store looks at it. */
export interface AnyLine {
  readonly type: string;
  readonly at?: number;
}

/**
 * How the journals of one kind of editor are written and read. A `Source` is what an editor
 * opens.
 */
export interface JournalFormat<
  Source = unknown,
  Base = unknown,
  Line extends AnyLine = AnyLine,
  Read extends Recovered<Line> = Recovered<Line>,
> {
  readonly isSource: Shape;
  /** Returns the id of the stored quiz or playlist that a source opens, or null for a new one. */
  readonly getStoredId: (source: Source) => number | null;
  /** Returns whether a journal of `written` is offered where `opened` is opened. */
  readonly isOfferedTo: (written: Source, opened: Source) => boolean;
  /** Returns the source of a new quiz or playlist with the content of a stored one that is gone. */
  readonly toNewSource: (source: Source) => Source | null;
  readonly writeBase: (base: Base) => string;
  readonly writeLine: (line: Line) => string;
  /** Returns one line that replaces two, or null when both are needed. */
  readonly mergeLines: (last: Line | undefined, next: Line) => Line | null;
  /** Reads the stored text of a base and of its lines. */
  readonly recover: (
    base: string,
    lines: readonly string[],
  ) =>
    | { readonly kind: 'recovered'; readonly value: Read }
    | { readonly kind: 'newer' | 'damaged' };
}
