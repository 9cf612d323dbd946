import type { Message } from '../../domain/messages/message.ts';
import type { ListQuery } from '../../domain/lists/list-query.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { CellEdit } from '../../domain/translations/cell-edits.ts';
import type { SiteLanguage } from '../../domain/translations/languages.ts';
import type {
  CellLocation,
  TranslationCell,
  TranslationRow,
} from '../../domain/translations/translation-rows.ts';
import type { Emitted } from '../shared/emitted.ts';
import type { BulkChange, UndoableChange } from './bulk-change.ts';

/** The cell in which a person is typing. `error` is why its text could not be stored. */
export interface OpenCell {
  readonly row: TranslationRow;
  readonly language: CellLocation['language'];
  readonly text: string;
  readonly error: Message | null;
}

/**
 * A block that was pasted at the row with the index `index`: its values, where it goes, and how to
 * read the rows that are not loaded.
 */
export interface PastedBlock {
  readonly block: readonly (readonly string[])[];
  readonly rows: readonly (TranslationRow | undefined)[];
  readonly languages: readonly SiteLanguage[];
  readonly column: number;
  readonly index: number;
  readonly query: ListQuery;
}

/** What became of an edit: its cell as it is stored now, or why it was not stored. */
export interface SavedEdit {
  readonly place: CellLocation;
  readonly cell: TranslationCell | null;
  readonly reason: Message | null;
}

/** What became of the edits of a batch, and what undoes those that were stored. */
export interface SavedEdits extends BulkChange {
  readonly saved: readonly SavedEdit[];
}

/**
 * The context of editing in place: the open cell, the edits in the order of saving, those of them
 * that are being sent, and a block whose rows are being read.
 */
export interface CellEditingContext {
  readonly open: OpenCell | null;
  readonly edits: readonly CellEdit[];
  readonly sending: readonly CellEdit[];
  readonly batch: number;
  readonly pasted: PastedBlock | null;
}

/** The events of editing in place. */
export type CellEditingEvent =
  | {
      readonly type: 'cell.open';
      readonly row: TranslationRow;
      readonly language: CellLocation['language'];
      /** What was typed to open it; without it, the cell opens with its value. */
      readonly text?: string;
    }
  | { readonly type: 'cell.type'; readonly text: string }
  | { readonly type: 'cell.save' | 'cell.leave' | 'cell.cancel' }
  | { readonly type: 'block.paste'; readonly pasted: PastedBlock }
  | { readonly type: 'edits.retry' | 'edits.discard' };

/**
 * What editing in place tells: a cell as it is stored, a stored block that can be undone, and that
 * the grid shows rows that stand elsewhere by now.
 */
export type CellEditingEmitted =
  | Emitted
  | {
      readonly type: 'stored';
      readonly place: CellLocation;
      readonly cell: TranslationCell | null;
    }
  | { readonly type: 'rowsMoved' }
  | UndoableChange;

/** The input of `saveEdits`, of one batch. */
export interface SaveEditsInput {
  readonly edits: readonly CellEdit[];
}

/** The output of `readRows`. */
export type ReadRows = Outcome<readonly TranslationRow[]>;
