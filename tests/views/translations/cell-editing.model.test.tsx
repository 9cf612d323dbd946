import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { createActor } from 'xstate';

import { succeeded } from '../../../src/domain/outcome.ts';
import { translationGridDefaults } from '../../../src/domain/translations/translation-search.ts';
import { translationGridMachine } from '../../../src/machines/translations/translation-grid-machine.ts';
import type {
  GridPage,
  LoadRowsInput,
} from '../../../src/machines/translations/translation-grid-types.ts';
import { TranslationList } from '../../../src/views/translations/translation-list.tsx';
import {
  cellEditingModel,
  editedRow,
  secondRow,
} from '../../machines/translations/cell-editing-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { findAll, pressButton, readTexts } from '../../support/read-screen.ts';
import { answering, common, groupChoices } from './translations-shown.tsx';

const ignore = (): void => undefined;
const groups = groupChoices([common]);
const grid = createActor(
  translationGridMachine.provide({
    actors: {
      loadRows: answering<GridPage, LoadRowsInput>(
        succeeded({ page: 1, rows: [editedRow, secondRow], totalRows: 3 }),
      ),
    },
  }),
  { input: { address: '', defaults: translationGridDefaults } },
).start();

/** The grid has room for its rows, of which the third is not loaded; jsdom has no layout. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
const german = 4;
const findCell = (row: number): HTMLElement | null =>
  document.querySelector(`[data-cell="${String(row)}:${String(german)}"]`);
const findEditor = (): HTMLTextAreaElement | null => document.querySelector('textarea');

const pressInCell = (key: string) => (): boolean => {
  const cell = findCell(0);
  if (cell === null || findEditor() !== null) return false;
  cell.focus();
  fireEvent.keyDown(cell, { key });
  return true;
};
const pressInEditor = (key: string) => (): boolean => {
  const editor = findEditor();
  if (editor === null) return false;
  fireEvent.keyDown(editor, { key });
  return true;
};
const type = (text: string) => (): boolean => {
  const editor = findEditor();
  if (editor === null || editor.value === text) return false;
  return fireEvent.change(editor, { target: { value: text } });
};
const paste = (row: number) => (): boolean => {
  const cell = findCell(row);
  if (cell === null || findEditor() !== null) return false;
  fireEvent.paste(cell, { clipboardData: { getData: () => 'Ein\tUno\nZwei\tDos\n' } });
  return true;
};

describeViewModel({
  model: cellEditingModel,
  show: (editing) => (
    <TranslationList
      grid={grid}
      editing={editing}
      groups={groups}
      dialogs={null}
      onEdit={ignore}
      onRemove={ignore}
    />
  ),
  isDriven: (event) => event !== 'paste at the last language',
  canHappen: (event, from) =>
    (event !== 'discard' || from.includes('refused')) &&
    (event !== 'try again' || /refused|waiting/.test(from)),
  byHand: {
    'open German': pressInCell('Enter'),
    'type N in German': pressInCell('N'),
    'go on to Neu': type('Neu'),
    'type what is stored': type('Eins'),
    'clear it': type(''),
    paste: paste(0),
    'paste beyond the loaded rows': paste(1),
    Enter: pressInEditor('Enter'),
    Esc: pressInEditor('Escape'),
    'go elsewhere': () => {
      const editor = findEditor();
      if (editor === null) return false;
      editor.blur();
      return true;
    },
    'try again': () => pressButton('Try again'),
    discard: () => pressButton('Discard'),
  },
  expectScreen: ({ value, context: { open, edits } }) => {
    const refused = edits.filter(({ reason }) => reason !== null).length;
    const isWaiting = value.saving === 'waiting';
    const shown = isWaiting ? edits.length : refused;
    expect({
      editor: findEditor()?.value ?? null,
      error: readTexts('[role="grid"] [role="alert"]').length > 0,
      refused: findAll('[data-unsaved="refused"]').length,
      bar: readTexts('[data-tone="warn"][role="alert"]').map((text) => /^\d+/.exec(text)?.[0]),
    }).toEqual({
      editor: open?.text ?? null,
      error: open !== null && open.error !== null,
      refused,
      bar: shown > 0 ? [String(shown)] : [],
    });
  },
});
