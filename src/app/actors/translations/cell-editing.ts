import type { Call } from '../../../api/client.ts';
import { storeTranslations } from '../../../api/contract/translation-blocks.ts';
import { addTranslations, updateTranslation } from '../../../api/contract/translations.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../../domain/outcome.ts';
import { isSamePlace, type CellEdit } from '../../../domain/translations/cell-edits.ts';
import { getPageOfRow, rowsPerPage } from '../../../domain/translations/grid-pages.ts';
import type {
  TranslationCell,
  TranslationRow,
} from '../../../domain/translations/translation-rows.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import { cellEditingMachine } from '../../../machines/translations/cell-editing-machine.ts';
import type {
  PastedBlock,
  ReadRows,
  SavedEdits,
  SaveEditsInput,
} from '../../../machines/translations/cell-editing-types.ts';
import { readPageOfRows, readRow } from './translations.ts';

const storeCell = ({
  place,
  cell,
}: {
  readonly place: CellEdit['place'];
  readonly cell: TranslationCell;
}) => succeeded<SavedEdits>({ saved: [{ place, cell, reason: null }] });

/** Returns why a cell is not what its author saw, with the cell as it is now. */
async function describeChange(call: Call, place: CellEdit['place']): Promise<Outcome<SavedEdits>> {
  const read = await readRow(call, place.key);
  if (!read.ok) return read;
  const cell = read.value?.cells[place.language] ?? null;
  const reason: Message =
    read.value === null
      ? { key: 'translations.gone' }
      : cell === null
        ? { key: 'translations.removedBy' }
        : { key: 'translations.changedBy', values: { value: cell.value } };
  return succeeded({ saved: [{ place, cell, reason }] });
}

const isStale = ({ kind }: Failure): boolean => kind === 'conflict' || kind === 'notFound';

/** Changes a translation or fills an empty cell by the printed calls (API-117, API-118). */
async function saveOne(
  call: Call,
  { place, groupId, base, value }: CellEdit,
): Promise<Outcome<SavedEdits>> {
  const { key, language } = place;
  if (base === null) {
    const added = await call(addTranslations, {
      body: { groupId, key, translations: [{ language, value }] },
    });
    if (!added.ok) return added.failure.kind === 'refused' ? describeChange(call, place) : added;
    const [{ id, version } = { id: 0, version: undefined }] = added.value.content;
    return storeCell({ place, cell: { id, value, version } });
  }
  const changed = await call(
    updateTranslation,
    { params: { translationId: base.id }, body: { groupId, key, language, value } },
    base.version === undefined ? {} : { ifMatch: base.version },
  );
  if (!changed.ok) return isStale(changed.failure) ? describeChange(call, place) : changed;
  const { id, version } = changed.value.content;
  return storeCell({ place, cell: { id, value, version } });
}

/** Stores a pasted block by one call. */
async function saveBlock(call: Call, edits: readonly CellEdit[]): Promise<Outcome<SavedEdits>> {
  const response = await call(storeTranslations, {
    body: {
      values: edits.map(({ place, base, value }) => ({
        ...place,
        value,
        ...(base === null
          ? { version: null }
          : base.version !== undefined && { version: base.version }),
      })),
    },
  });
  if (!response.ok) return response;
  const { entries, stored, undo } = response.value.content;
  const saved = edits.map(({ place }, index) => {
    const cell = stored.find((each) => isSamePlace(each, place));
    const { outcome, reason = '' } = entries[index] ?? { outcome: 'refused' };
    return {
      place,
      cell: cell === undefined ? null : { id: cell.id, value: cell.value, version: cell.version },
      reason: outcome === 'refused' ? { text: reason } : null,
    };
  });
  return succeeded({ saved, undo });
}

/**
 * Reads the rows that a pasted block covers, in the order of the grid. It is a conflict when a row
 * that was loaded stands elsewhere by now.
 */
async function readRowsOf(
  call: Call,
  { query, index, rows }: PastedBlock,
  signal: AbortSignal,
): Promise<ReadRows> {
  const first = getPageOfRow(index);
  const found: TranslationRow[] = [];
  for (let page = first; page <= getPageOfRow(index + rows.length - 1); page += 1) {
    const read = await readPageOfRows(call, query, page, signal);
    if (!read.ok) return read;
    found.push(...read.value.rows);
  }
  const start = index - (first - 1) * rowsPerPage;
  const covered = found.slice(start, start + rows.length);
  const hasMoved = rows.some((row, down) => row !== undefined && row.key !== covered[down]?.key);
  return hasMoved ? failed({ kind: 'conflict' }) : succeeded(covered);
}

/** Provides the calls of editing in place: one for a cell, another for a block. */
export const provideCellEditing = (call: Call): typeof cellEditingMachine =>
  cellEditingMachine.provide({
    actors: {
      saveEdits: fromCall<SavedEdits, SaveEditsInput>(({ input: { edits } }) => {
        const [first] = edits;
        return edits.length === 1 && first !== undefined
          ? saveOne(call, first)
          : saveBlock(call, edits);
      }),
      readRows: fromCall<readonly TranslationRow[], PastedBlock>(({ input, signal }) =>
        readRowsOf(call, input, signal),
      ),
    },
  });
