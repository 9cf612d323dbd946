import type { ActorRefFrom } from 'xstate';

import type { Failure } from '../../domain/outcome.ts';
import { checkCell, type CellValues } from '../../domain/translations/check-translation.ts';
import type { CellPlace, TranslationCell } from '../../domain/translations/translation-rows.ts';
import { createFormMachine } from '../shared/form-machine.ts';
import type { Emitted } from '../shared/emitted.ts';

/** What a saved cell is. */
export interface SavedCell {
  readonly values: CellValues;
  readonly cell: TranslationCell;
}

const notice = (
  severity: 'success' | 'error',
  key: 'translations.valueUpdated' | 'translations.updateFailed',
): Emitted => ({ type: 'notice', notice: { severity, message: { key } } });
const isClash = ({ kind }: Failure): boolean => kind === 'conflict';

/** The dialog of a cell, filled or empty (TRAN-09, TRAN-19 to TRAN-23, ERR-47, ERR-48, decision 38); its subject is the cell. Supply `load` and `save`. */
export const cellFormMachine = createFormMachine<CellValues, CellPlace, SavedCell>({
  id: 'translationCell',
  blank: { key: '', groupId: null, english: '', value: '', id: null },
  check: (values, { language }) => checkCell(values, language),
  isSame: (a, b) =>
    a.key === b.key && a.groupId === b.groupId && a.value === b.value && a.id === b.id,
  versionOf: ({ cell }) => cell.version,
  valuesOf: ({ values }) => values,
  announce: () => [notice('success', 'translations.valueUpdated')],
  announceFailure: (failure) =>
    isClash(failure) ? [] : [notice('error', 'translations.updateFailed')],
  checksWhileTyping: true,
  comparesFirst: true,
});

/** The running dialog of a cell. */
export type CellFormRef = ActorRefFrom<typeof cellFormMachine>;
