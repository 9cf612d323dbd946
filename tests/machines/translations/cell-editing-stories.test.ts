import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { cellEditingModel } from './cell-editing-model.ts';

const closed = 'cell.closed block.idle saving.idle work.saved';

test('PD-47 a typed value is stored while its author goes on', () =>
  expectStory(
    cellEditingModel,
    `
    ${closed}
    type N in German -> cell.open block.idle saving.idle work.unsaved; open set;
      tells unsavedWork true
    go on to Neu -> cell.open block.idle saving.idle work.unsaved; open set
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 1 of them;
      sending 1 of them; batch 1
    it is stored -> cell.closed block.idle saving.idle work.saved; edits []; sending [];
      tells stored {key: first, language: de} {id: 2, value: Neu, version: 2};
      tells unsavedWork false
    open German -> cell.open block.idle saving.idle work.saved; open set
    Esc -> cell.closed block.idle saving.idle work.saved; open null
    open German -> cell.open block.idle saving.idle work.saved; open set
    go elsewhere -> cell.closed block.idle saving.idle work.saved; open null; edits []
  `,
    'typing',
  ));

test('TRAN-22 PD-47 what cannot be stored keeps its cell open, or stays in it with the reason', () =>
  expectStory(
    cellEditingModel,
    `
    ${closed}
    open German -> cell.open block.idle saving.idle work.saved; open set
    clear it -> cell.open block.idle saving.idle work.unsaved; open set; tells unsavedWork true
    Enter -> cell.open block.idle saving.idle work.unsaved; open set
    go elsewhere -> cell.closed block.idle saving.idle work.unsaved; open null; edits 1 of them;
      batch 1
    open German -> cell.open block.idle saving.idle work.unsaved; open set
    type what is stored -> cell.open block.idle saving.idle work.unsaved; open set
    Enter -> cell.closed block.idle saving.idle work.saved; open null; edits [];
      tells unsavedWork false
  `,
    'typing',
  ));

test('PD-39 PD-47 a value that someone else has changed meanwhile is not overwritten unseen', () =>
  expectStory(
    cellEditingModel,
    `
    ${closed}
    type N in German -> cell.open block.idle saving.idle work.unsaved; open set;
      tells unsavedWork true
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 1 of them;
      sending 1 of them; batch 1
    someone else has changed it -> cell.closed block.idle saving.idle work.unsaved; edits 1 of them;
      sending []; tells stored {key: first, language: de} {id: 2, value: Anders, version: 2};
      tells notice {severity: error, message: {key: translations.updateFailed}}
    try again -> cell.closed block.idle saving.sending work.unsaved; edits 1 of them;
      sending 1 of them
    it is stored -> cell.closed block.idle saving.idle work.saved; edits []; sending [];
      tells stored {key: first, language: de} {id: 2, value: Neu, version: 2};
      tells unsavedWork false
    type N in German -> cell.open block.idle saving.idle work.unsaved; open set;
      tells unsavedWork true
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 1 of them;
      sending 1 of them; batch 2
    it is denied -> cell.closed block.idle saving.idle work.unsaved; edits 1 of them; sending [];
      tells notice {severity: error, message: {key: translations.updateFailed}}
    open German -> cell.open block.idle saving.idle work.unsaved; open set
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 1 of them;
      sending 1 of them; batch 3
    it is denied -> cell.closed block.idle saving.idle work.unsaved; edits 1 of them; sending [];
      tells notice {severity: error, message: {key: translations.updateFailed}}
    open German -> cell.open block.idle saving.idle work.unsaved; open set
    go elsewhere -> cell.closed block.idle saving.idle work.unsaved; open null
    discard -> cell.closed block.idle saving.idle work.saved; edits []; tells unsavedWork false
  `,
    'typing',
  ));

test('PD-47 without a connection everything waits, and the newest value of a cell is sent', () =>
  expectStory(
    cellEditingModel,
    `
    ${closed}
    type N in German -> cell.open block.idle saving.idle work.unsaved; open set;
      tells unsavedWork true
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 1 of them;
      sending 1 of them; batch 1
    the server cannot be reached -> cell.closed block.idle saving.waiting work.unsaved; sending []
    open German -> cell.open block.idle saving.waiting work.unsaved; open set
    go on to Neu -> cell.open block.idle saving.waiting work.unsaved; open set
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 1 of them;
      sending 1 of them; batch 2
    it is stored -> cell.closed block.idle saving.idle work.saved; edits []; sending [];
      tells stored {key: first, language: de} {id: 2, value: Neu, version: 2};
      tells unsavedWork false
  `,
    'typing',
  ));

test('PD-47 a value that is typed while an earlier one of its cell is being stored follows it', () =>
  expectStory(
    cellEditingModel,
    `
    ${closed}
    type N in German -> cell.open block.idle saving.idle work.unsaved; open set;
      tells unsavedWork true
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 1 of them;
      sending 1 of them; batch 1
    open German -> cell.open block.idle saving.sending work.unsaved; open set
    go on to Neu -> cell.open block.idle saving.sending work.unsaved; open set
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 2 of them; batch 2
    it is stored -> cell.closed block.idle saving.sending work.unsaved; edits 1 of them;
      sending 1 of them; restarts sending;
      tells stored {key: first, language: de} {id: 2, value: Neu, version: 2}
    it is stored -> cell.closed block.idle saving.idle work.saved; edits []; sending [];
      tells stored {key: first, language: de} {id: 2, value: Neu, version: 2};
      tells unsavedWork false
    type N in German -> cell.open block.idle saving.idle work.unsaved; open set;
      tells unsavedWork true
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 1 of them;
      sending 1 of them; batch 3
    open German -> cell.open block.idle saving.sending work.unsaved; open set
    type what is stored -> cell.open block.idle saving.sending work.unsaved; open set
    Enter -> cell.closed block.idle saving.sending work.unsaved; open null; edits 2 of them; batch 4
    it is stored -> cell.closed block.idle saving.sending work.unsaved; edits 1 of them;
      sending 1 of them; restarts sending;
      tells stored {key: first, language: de} {id: 2, value: Neu, version: 2}
    it is stored -> cell.closed block.idle saving.idle work.saved; edits []; sending [];
      tells stored {key: first, language: de} {id: 2, value: Neu, version: 2};
      tells unsavedWork false
  `,
    'typing',
  ));

test('PD-47 a pasted block is stored by one call and undone as one', () =>
  expectStory(
    cellEditingModel,
    `
    ${closed}
    paste -> cell.closed block.idle saving.sending work.unsaved; edits 4 of them; sending 4 of them;
      batch 1; tells unsavedWork true
    all is stored -> cell.closed block.idle saving.idle work.saved; edits []; sending [];
      tells stored {key: first, language: de} {id: 2, value: Ein, version: 2};
      tells stored {key: first, language: es} {id: 2, value: Uno, version: 2};
      tells stored {key: second, language: de} {id: 2, value: Zwei, version: 2};
      tells stored {key: second, language: es} {id: 2, value: Dos, version: 2};
      tells undoable 7 {key: translations.blockStored, values: {count: 4}}; tells unsavedWork false
    paste at the last language -> cell.closed block.idle saving.sending work.unsaved;
      edits 2 of them; sending 2 of them; batch 2; tells notice set; tells unsavedWork true
    one is stored -> cell.closed block.idle saving.idle work.unsaved; edits 2 of them; sending [];
      tells stored {key: first, language: de} {id: 2, value: Ein, version: 2};
      tells undoable 8 {key: translations.blockStored, values: {count: 1}}; tells notice set
    discard -> cell.closed block.idle saving.idle work.saved; edits []; tells unsavedWork false
  `,
    'pasting',
  ));

test('PD-47 the rows that are not loaded are read before a block is pasted', () =>
  expectStory(
    cellEditingModel,
    `
    ${closed}
    paste beyond the loaded rows -> cell.closed block.reading saving.idle work.saved; pasted set
    they do not come -> cell.closed block.idle saving.idle work.saved; pasted null; tells notice set
    paste beyond the loaded rows -> cell.closed block.reading saving.idle work.saved; pasted set
    other rows are in their place -> cell.closed block.idle saving.idle work.saved; pasted null;
      tells notice set; tells rowsMoved
    paste beyond the loaded rows -> cell.closed block.reading saving.idle work.saved; pasted set
    the rows come -> cell.closed block.idle saving.sending work.unsaved; edits 4 of them;
      sending 4 of them; batch 1; pasted null; tells unsavedWork true
    the server cannot be reached -> cell.closed block.idle saving.waiting work.unsaved; sending []
    try again -> cell.closed block.idle saving.sending work.unsaved; edits 4 of them;
      sending 4 of them
  `,
    'pasting',
  ));
