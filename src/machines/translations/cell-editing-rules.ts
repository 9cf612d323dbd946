import { findEdit, isSamePlace, type CellEdit } from '../../domain/translations/cell-edits.ts';
import type { CellLocation, TranslationRow } from '../../domain/translations/translation-rows.ts';
import type { CellEditingContext, OpenCell, SavedEdit } from './cell-editing-types.ts';

/** Returns where the open cell is. */
export const getPlace = ({ row, language }: OpenCell): CellLocation => ({ key: row.key, language });

/** Returns the open cell. Throws when none is open. */
export const requireOpen = ({ open }: CellEditingContext): OpenCell => {
  if (open === null) throw new Error('no open cell');
  return open;
};

/** Returns the value that the server has of the open cell. */
export const getStoredValue = ({ row, language }: OpenCell): string =>
  row.cells[language]?.value ?? '';

/** Returns whether the open cell says what its newest edit says, or what is stored. */
export function isUnchanged({ open, edits, sending }: CellEditingContext): boolean {
  if (open === null) return true;
  const edit = findEdit(edits, getPlace(open));
  const isAsStored = open.text === getStoredValue(open);
  if (edit === undefined) return isAsStored;
  return open.text === edit.value || (isAsStored && !sending.includes(edit));
}

/** Returns whether saving changes nothing. A refused value that is saved once more is tried again. */
export const hasNothingToSave = (context: CellEditingContext): boolean => {
  const open = requireOpen(context);
  const edit = findEdit(context.edits, getPlace(open));
  return isUnchanged(context) && (edit?.reason == null || open.text !== edit.value);
};

/** Returns the edits of the next call: the first that waits, and all of its batch. */
export function listNextEdits({ edits }: CellEditingContext): readonly CellEdit[] {
  const first = edits.find(({ reason }) => reason === null);
  return edits.filter(({ batch, reason }) => reason === null && batch === first?.batch);
}

/**
 * Returns the edits with one more, which takes the place of those of its cell that are not being
 * sent.
 */
export const addEdit = (
  { edits, sending }: Pick<CellEditingContext, 'edits' | 'sending'>,
  row: TranslationRow,
  edit: Omit<CellEdit, 'groupId' | 'base'>,
): readonly CellEdit[] => [
  ...edits.filter((each) => sending.includes(each) || !isSamePlace(each.place, edit.place)),
  { ...edit, groupId: row.groupId, base: row.cells[edit.place.language] ?? null },
];

/** Returns the open cell with the cells of its row as they are stored now. */
export const updateRow = (open: OpenCell | null, saved: readonly SavedEdit[]): OpenCell | null =>
  open && {
    ...open,
    row: {
      ...open.row,
      cells: {
        ...open.row.cells,
        ...Object.fromEntries(
          saved.flatMap(({ place, cell }) =>
            place.key === open.row.key && cell !== null ? [[place.language, cell]] : [],
          ),
        ),
      },
    },
  };
