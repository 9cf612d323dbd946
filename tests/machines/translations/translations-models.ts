import type { TranslationGroup } from '../../../src/domain/translations/translation.ts';
import { blankTranslation } from '../../../src/domain/translations/validate-translation.ts';
import { cellFormMachine } from '../../../src/machines/translations/cell-form-machine.ts';
import { groupFormMachine } from '../../../src/machines/translations/group-form-machine.ts';
import {
  groupChoicesMachine,
  groupListMachine,
} from '../../../src/machines/translations/group-machines.ts';
import { translationFormMachine } from '../../../src/machines/translations/translation-form-machine.ts';
import { translationUndoMachine } from '../../../src/machines/translations/translation-undo-machine.ts';
import {
  createFormModel,
  doesNotMerge,
  doesNotReload,
  isReadFirst,
  savesAlways,
} from '../../support/models/form-model.ts';
import { createRecycleBinModel } from '../../support/models/changes-model.ts';
import { createListModel } from '../../support/models/list-model.ts';
import { createLoadModel } from '../../support/models/load-model.ts';

const groupTitled = (id: number, title: string): TranslationGroup => ({
  id,
  key: `group-${String(id)}`,
  title,
  isActive: true,
  countOfKeys: 3,
});

/** The groups of translations, as a list and to choose one. */
export const groupListModel = createListModel({
  machine: groupListMachine,
  keepsRows: true,
  requirements: 'TRAN-14 TRAN-15 TRAN-16',
  rows: [groupTitled(1, 'Player'), groupTitled(2, 'Search')],
});
export const groupChoicesModel = createLoadModel(groupChoicesMachine, 'TRAN-07 TRAN-39', null, [
  [groupTitled(1, 'Player')],
  [groupTitled(2, 'Search')],
]);

const withoutShortcuts = (id: string) => ({
  ...isReadFirst(id),
  ...doesNotMerge(id),
  ...doesNotReload(id),
  ...savesAlways(id),
});

const cell = { key: 'k', groupId: 1, english: 'Word', value: 'Wort', id: 7 };

/** The form of a cell of the grid. */
export const cellFormModel = createFormModel({
  machine: cellFormMachine,
  requirements: 'TRAN-09 TRAN-19 TRAN-20 ERR-47 ERR-48',
  input: { key: 'k', language: 'de' },
  stored: cell,
  written: { value: 'Vokabel' },
  restored: { value: 'Wort' },
  refused: { value: '' },
  field: 'value',
  remote: { ...cell, value: 'Begriff' },
  saved: {
    values: { ...cell, value: 'Vokabel' },
    cell: { id: 7, value: 'Vokabel', version: '2' },
  },
  impossible: withoutShortcuts('translationCell'),
});

const group = { key: 'a', title: 'A', isActive: true };

/** The form of a group. */
export const groupFormModel = createFormModel({
  machine: groupFormMachine,
  requirements: 'TRAN-17 TRAN-18 TRAN-29',
  input: 1,
  stored: group,
  written: { title: 'B' },
  restored: { title: 'A' },
  refused: { title: '' },
  field: 'title',
  remote: { ...group, title: 'C' },
  impossible: withoutShortcuts('translationGroupForm'),
});

/** The form of a new key with its translations. */
export const translationFormModel = createFormModel({
  machine: translationFormMachine,
  requirements: 'TRAN-12 TRAN-24 ERR-49',
  input: null,
  stored: { ...blankTranslation, groupId: 1, values: { ...blankTranslation.values, en: 'Word' } },
  written: { key: 'k' },
  restored: { key: '' },
  refused: { key: ' ' },
  field: 'key',
  remote: { ...blankTranslation, key: 'other' },
  impossible: withoutShortcuts('translationForm'),
});

/** Undoing imports, deleted groups and pasted blocks. */
export const translationUndoModel = createRecycleBinModel(translationUndoMachine, 'TRAN-47 ENT-22');
