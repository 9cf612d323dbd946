import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { getLanguage } from '../../../src/domain/translations/languages.ts';
import type { TranslationRow } from '../../../src/domain/translations/translation-rows.ts';
import { translationGridDefaults } from '../../../src/domain/translations/translation-search.ts';
import { readAddress } from '../../../src/machines/shared/list/query-context.ts';
import { cellEditingMachine } from '../../../src/machines/translations/cell-editing-machine.ts';
import type {
  CellEditingContext,
  PastedBlock,
  SavedEdit,
  SavedEdits,
} from '../../../src/machines/translations/cell-editing-types.ts';
import { defineModel } from '../../support/define-model.ts';

/** The row that the walks edit. */
export const editedRow: TranslationRow = {
  key: 'first',
  groupId: 1,
  groupTitle: 'Group',
  cells: { en: { id: 1, value: 'One', version: '1' }, de: { id: 2, value: 'Eins', version: '1' } },
};
/** The row below it. */
export const secondRow: TranslationRow = {
  ...editedRow,
  key: 'second',
  cells: { en: { id: 3, value: 'Two', version: '1' } },
};

const place = { key: 'first', language: 'de' } as const;
const isStored = (value: string): SavedEdit => ({
  place,
  cell: { id: 2, value, version: '2' },
  reason: null,
});
const answer = (saved: readonly SavedEdit[], undo?: number): Outcome<SavedEdits> =>
  succeeded({ saved, undo });

const { query } = readAddress({ defaults: translationGridDefaults }, '');
const pasted: PastedBlock = {
  block: [
    ['Ein', 'Uno'],
    ['Zwei', 'Dos'],
  ],
  rows: [editedRow, secondRow],
  languages: [getLanguage('en'), getLanguage('de'), getLanguage('es')],
  column: 1,
  index: 0,
  query,
};

const describe = ({ open, edits, sending }: CellEditingContext): string =>
  [
    open === null ? 'closed' : `'${open.text}'${open.error === null ? '' : ' wrong'}`,
    edits
      .map(
        (edit) =>
          `${edit.place.language}=${edit.value}${sending.includes(edit) ? ' sent' : ''}${edit.reason === null ? '' : ' refused'}`,
      )
      .join(),
  ].join(' ');

const answers = {
  'saving.sending': {
    'it is stored': answer([isStored('Neu')]),
    'someone else has changed it': answer([
      {
        place,
        cell: { id: 2, value: 'Anders', version: '2' },
        reason: { key: 'translations.changedBy', values: { value: 'Anders' } },
      },
    ]),
    'the server cannot be reached': failed({ kind: 'offline' }),
    'it is denied': failed({ kind: 'denied' }),
  },
};

/** Editing translations in the cells of the grid. */
export const cellEditingModel = defineModel({
  machine: cellEditingMachine,
  requirements: 'TRAN-20 TRAN-22 TRAN-23 PD-47',
  each: 'transition',
  longest: 25,
  stateOf: ({ value, context }) => `${JSON.stringify(value)} ${describe(context)}`,
  until: ({ context: { batch } }) => batch > 2,
  parts: {
    typing: {
      answers,
      events: {
        'open German': { type: 'cell.open', row: editedRow, language: 'de' },
        'type N in German': { type: 'cell.open', row: editedRow, language: 'de', text: 'N' },
        'go on to Neu': { type: 'cell.type', text: 'Neu' },
        'type what is stored': { type: 'cell.type', text: 'Eins' },
        'clear it': { type: 'cell.type', text: '' },
        Enter: { type: 'cell.save' },
        Esc: { type: 'cell.cancel' },
        'go elsewhere': { type: 'cell.leave' },
        'try again': { type: 'edits.retry' },
        discard: { type: 'edits.discard' },
      },
    },
    pasting: {
      answers: {
        'saving.sending': {
          'all is stored': answer(
            [
              isStored('Ein'),
              { ...isStored('Uno'), place: { key: 'first', language: 'es' } },
              { ...isStored('Zwei'), place: { key: 'second', language: 'de' } },
              { ...isStored('Dos'), place: { key: 'second', language: 'es' } },
            ],
            7,
          ),
          'one is stored': answer([isStored('Ein')], 8),
          'the server cannot be reached': failed({ kind: 'offline' }),
        },
        'block.reading': {
          'the rows come': succeeded([editedRow, secondRow]),
          'they do not come': failed({ kind: 'offline' }),
          'other rows are in their place': failed({ kind: 'conflict' }),
        },
      },
      events: {
        paste: { type: 'block.paste', pasted },
        'paste beyond the loaded rows': {
          type: 'block.paste',
          pasted: { ...pasted, rows: [editedRow, undefined] },
        },
        'paste at the last language': { type: 'block.paste', pasted: { ...pasted, column: 2 } },
        'open German': { type: 'cell.open', row: editedRow, language: 'de' },
        Esc: { type: 'cell.cancel' },
        'try again': { type: 'edits.retry' },
        discard: { type: 'edits.discard' },
      },
    },
  },
});
