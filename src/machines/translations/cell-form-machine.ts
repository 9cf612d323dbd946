import type { ActorRefFrom } from 'xstate';

import type { Failure } from '../../domain/outcome.ts';
import { validateCell, type CellValues } from '../../domain/translations/validate-translation.ts';
import type { CellLocation, TranslationCell } from '../../domain/translations/translation-rows.ts';
import { createFormMachine } from '../shared/form/form-machine.ts';
import type { Emitted } from '../shared/emitted.ts';

/** A stored cell and the values of its form. */
export interface SavedCell {
  readonly values: CellValues;
  readonly cell: TranslationCell;
  readonly version?: string | undefined;
}

const createNotice = (
  severity: 'success' | 'error',
  key: 'translations.valueUpdated' | 'translations.updateFailed',
): Emitted => ({ type: 'notice', notice: { severity, message: { key } } });
const isConflict = ({ kind }: Failure): boolean => kind === 'conflict';

/**
 * The form of a cell, filled or empty (TRAN-09, TRAN-19 to TRAN-23, ERR-47, ERR-48, PD-38).
 * Provide `load` and `save`.
 */
export const cellFormMachine = createFormMachine<CellValues, CellLocation, SavedCell>({
  id: 'translationCell',
  blank: { key: '', groupId: null, english: '', value: '', id: null },
  validate: (values, { language }) => validateCell(values, language),
  isSame: (a, b) =>
    a.key === b.key && a.groupId === b.groupId && a.value === b.value && a.id === b.id,
  onSaved: () => [createNotice('success', 'translations.valueUpdated')],
  onSaveFailed: (failure) =>
    isConflict(failure) ? [] : [createNotice('error', 'translations.updateFailed')],
  validatesOnChange: true,
});

/** The running dialog of a cell. */
export type CellFormRef = ActorRefFrom<typeof cellFormMachine>;
