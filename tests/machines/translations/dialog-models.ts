import type { ImportEntry } from '../../../src/domain/translations/translation.ts';
import type { TranslationGroup } from '../../../src/api/contract/translations.ts';
import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { cellRemovalMachine } from '../../../src/machines/translations/cell-removal-machine.ts';
import { groupExportMachine } from '../../../src/machines/translations/group-export-machine.ts';
import { groupImportMachine } from '../../../src/machines/translations/group-import-machine.ts';
import { groupRemovalMachine } from '../../../src/machines/translations/group-removal-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const done = (id: string, state: string, output: unknown) => ({
  type: `xstate.done.actor.0.${id}.${state}`,
  output,
});
const offline = failed({ kind: 'offline' });
const group: TranslationGroup = { id: 1, key: 'a', title: 'A', isActive: true, countOfKeys: 2 };
const other: TranslationGroup = { ...group, id: 2, key: 'b', title: 'B' };

/** Removing a word. */
export const cellRemovalModel = defineModel({
  machine: cellRemovalMachine,
  requirements: 'TRAN-10 TRAN-35 ERR-45 ERR-46',
  each: 'transition',
  longest: 25,
  stateOf: ({ value, context: { removable, isChanged, failure } }) =>
    `${value}: ${removable?.cell.value ?? ''}${isChanged ? ', changed' : ''} ${failure?.kind ?? ''}`,
  events: {
    open: {
      type: 'removal.open',
      removable: {
        place: { key: 'k', language: 'de' },
        cell: { id: 7, value: 'Alt', version: '1' },
        row: { key: 'k', groupId: 1, groupTitle: 'A', cells: {} },
      },
    },
    remove: { type: 'removal.confirm' },
    close: { type: 'removal.close' },
    'it is gone': done('cellRemoval', 'removing', succeeded({ kind: 'gone', undo: 9 })),
    'it was gone by then': done('cellRemoval', 'removing', succeeded({ kind: 'gone' })),
    'another user has changed it': done(
      'cellRemoval',
      'removing',
      succeeded({ kind: 'changed', cell: { id: 7, value: 'Neu', version: '2' } }),
    ),
    'it cannot be removed': done('cellRemoval', 'removing', offline),
  },
});

/** Deleting a group. */
export const groupRemovalModel = defineModel({
  machine: groupRemovalMachine,
  requirements: 'TRAN-47 ERR-54',
  each: 'transition',
  longest: 25,
  stateOf: ({ value, context: { removable, choice, isRejected, failure } }) =>
    `${value}: ${String(removable?.group.countOfKeys ?? '')} keys, ${choice.fate ?? 'undecided'} ${String(choice.moveTo ?? '')}${isRejected ? ', refused' : ''} ${failure?.kind ?? ''}`,
  events: {
    open: { type: 'removal.open', group },
    'it is in use': done(
      'groupRemoval',
      'reading',
      succeeded({ group, others: [other], version: '1' }),
    ),
    'it is gone': done('groupRemoval', 'reading', failed({ kind: 'notFound' })),
    'it cannot be read': done('groupRemoval', 'reading', offline),
    'try again': { type: 'removal.retry' },
    move: { type: 'removal.choose', choice: { fate: 'move' } },
    'to B': { type: 'removal.choose', choice: { moveTo: 2 } },
    'delete the keys': { type: 'removal.choose', choice: { fate: 'delete' } },
    confirm: { type: 'removal.confirm' },
    close: { type: 'removal.close' },
    'it is deleted': done('groupRemoval', 'removing', succeeded({ undo: 7 })),
    'it is deleted for good': done('groupRemoval', 'removing', succeeded({})),
    'it has changed': done('groupRemoval', 'removing', failed({ kind: 'conflict', current: '2' })),
    'it was deleted by then': done('groupRemoval', 'removing', failed({ kind: 'notFound' })),
    'it cannot be deleted': done('groupRemoval', 'removing', offline),
  },
});

/** Exporting a group. */
export const groupExportModel = defineModel({
  machine: groupExportMachine,
  requirements: 'ENT-23',
  each: 'transition',
  longest: 25,
  stateOf: ({ value, context: { group: of, format, failure } }) =>
    `${value}: ${of?.key ?? ''} ${format} ${failure?.kind ?? ''}`,
  events: {
    open: { type: 'export.open', group },
    'as CSV': { type: 'export.format', format: 'csv' },
    start: { type: 'export.start' },
    close: { type: 'export.close' },
    'it is saved': done('groupExport', 'downloading', succeeded({ name: 'a.csv' })),
    'it is gone': done('groupExport', 'downloading', failed({ kind: 'notFound' })),
    'it cannot be saved': done('groupExport', 'downloading', offline),
  },
});

const added: ImportEntry = { key: 'k', language: 'en', outcome: 'added', value: 'Word' };
const refused: ImportEntry = {
  key: 'k',
  language: 'de',
  outcome: 'refused',
  value: 'Wort',
  reason: 'Not this one.',
};
const file = { name: 'a.json' } as File;

/** Importing into a group. */
export const groupImportModel = defineModel({
  machine: groupImportMachine,
  requirements: 'ENT-22',
  each: 'transition',
  longest: 25,
  stateOf: ({ value, context: { review, file: of, shown, skipsRejected, isNew, failure } }) =>
    `${value}: ${of?.name ?? ''} ${review?.entries.map(({ outcome }) => outcome).join() ?? ''} shows ${shown}${skipsRejected ? ', leaves out' : ''}${isNew ? ', new' : ''} ${failure?.kind ?? ''}`,
  events: {
    open: { type: 'import.open', group },
    'choose a file': { type: 'file.choose', file },
    'it adds and refuses': done(
      'groupImport',
      'reviewing',
      succeeded({ entries: [added, refused], version: '1' }),
    ),
    'it cannot be read': done('groupImport', 'reviewing', failed({ kind: 'invalid', errors: {} })),
    'the group is gone': done('groupImport', 'reviewing', failed({ kind: 'notFound' })),
    'show the refused': { type: 'review.show', outcome: 'refused' },
    'leave them out': { type: 'import.skipRejected', skipsRejected: true },
    store: { type: 'import.store' },
    'another file': { type: 'import.selectOther' },
    close: { type: 'import.close' },
    'it is stored': done('groupImport', 'storing', succeeded({ undo: 7 })),
    'it is stored for good': done('groupImport', 'storing', succeeded({})),
    'the group has changed': done(
      'groupImport',
      'storing',
      failed({ kind: 'conflict', current: '2' }),
    ),
    'the group was deleted by then': done('groupImport', 'storing', failed({ kind: 'notFound' })),
    'it cannot be stored': done('groupImport', 'storing', offline),
  },
});
