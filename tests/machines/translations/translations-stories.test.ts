import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import {
  cellRemovalModel,
  groupExportModel,
  groupImportModel,
  groupRemovalModel,
} from './dialog-models.ts';

test('TRAN-10 a translation is removed after a question', () =>
  expectStory(
    cellRemovalModel,
    `
    closed
    open -> asking; removable set
    close -> closed
    open -> asking
    remove -> removing
    it is gone -> closed; tells undoable 9 {key: translations.valueUpdated} info;
      tells stored {key: k, language: de} null
    open -> asking
    remove -> removing
    it was gone by then -> closed; tells notice {severity: info, message: {key: translations.valueUpdated}};
      tells stored {key: k, language: de} null
    open -> asking
    remove -> removing
    another user has changed it -> asking; removable set; isChanged true;
      tells stored {key: k, language: de} {id: 7, value: Neu, version: 2}
    remove -> removing
    it cannot be removed -> asking; failure {kind: offline};
      tells notice {severity: error, message: {key: translations.removeFailed}}
    close -> closed
  `,
  ));

test('TRAN-47 the keys of a group are moved before it is deleted', () =>
  expectStory(
    groupRemovalModel,
    `
    closed
    open -> reading; group {id: 1, key: a, title: A, isActive: true, countOfKeys: 2}
    it is in use -> asking; removable set; choice {fate: null, moveTo: null}
    confirm -> asking; isRejected true
    move -> asking; choice {fate: move, moveTo: null}; isRejected false
    confirm -> asking; isRejected true
    to B -> asking; choice {fate: move, moveTo: 2}; isRejected false
    confirm -> removing
    it is deleted -> closed; tells undoable 7 {key: translationGroups.deleted}; tells removed
  `,
  ));

test('TRAN-47 the keys of a group are deleted with it', () =>
  expectStory(
    groupRemovalModel,
    `
    closed
    open -> reading; group {id: 1, key: a, title: A, isActive: true, countOfKeys: 2}
    it is in use -> asking; removable set; choice {fate: null, moveTo: null}
    delete the keys -> asking; choice {fate: delete, moveTo: null}
    confirm -> removing
    it has changed -> reading; failure {kind: conflict, current: 2}; tells notice set
    it is in use -> asking; choice {fate: delete, moveTo: null}
    delete the keys -> asking; choice {fate: delete, moveTo: null}
    confirm -> removing; failure null
    it cannot be deleted -> asking; failure {kind: offline}; tells notice set
    confirm -> removing; failure null
    it was deleted by then -> closed; tells notice set; tells removed
  `,
  ));

test('ERR-54 a group whose use cannot be read is read again', () =>
  expectStory(
    groupRemovalModel,
    `
    closed
    open -> reading; group {id: 1, key: a, title: A, isActive: true, countOfKeys: 2}
    it cannot be read -> readFailed; failure {kind: offline}
    close -> closed
    open -> reading; failure null
    it cannot be read -> readFailed; failure {kind: offline}
    try again -> reading; failure null
    it is gone -> closed; tells notice set; tells removed
    open -> reading
    close -> closed
    open -> reading
    it is in use -> asking; removable set; choice {fate: null, moveTo: null}
    close -> closed
  `,
  ));

test('ENT-22 a file is reviewed before it is stored', () =>
  expectStory(
    groupImportModel,
    `
    closed
    open -> choosing; group {id: 1, key: a, title: A, isActive: true, countOfKeys: 2}
    choose a file -> reviewing; file {name: a.json}
    it adds and refuses -> reviewed; review set
    show the refused -> reviewed; shown refused
    store -> reviewed
    leave them out -> reviewed; skipsRejected true
    store -> storing
    it is stored -> closed; tells undoable 7 set; tells stored
    open -> choosing; file null; review null; shown added; skipsRejected false
    choose a file -> reviewing; file {name: a.json}
    it adds and refuses -> reviewed; review set
    another file -> choosing; file null; review null
    choose a file -> reviewing; file {name: a.json}
    it adds and refuses -> reviewed; review set
    close -> closed
  `,
  ));

test('ENT-22 a file that cannot be read is replaced by another', () =>
  expectStory(
    groupImportModel,
    `
    closed
    open -> choosing; group {id: 1, key: a, title: A, isActive: true, countOfKeys: 2}
    choose a file -> reviewing; file {name: a.json}
    it cannot be read -> choosing; failure {kind: invalid, errors: {}}
    choose a file -> reviewing; failure null
    the group is gone -> closed; tells notice set; tells gone
    open -> choosing; file null
    close -> closed
  `,
  ));

test('ENT-22 a group that changed meanwhile is reviewed again', () =>
  expectStory(
    groupImportModel,
    `
    closed
    open -> choosing; group {id: 1, key: a, title: A, isActive: true, countOfKeys: 2}
    choose a file -> reviewing; file {name: a.json}
    it adds and refuses -> reviewed; review set
    leave them out -> reviewed; skipsRejected true
    store -> storing
    the group has changed -> reviewing; skipsRejected false; isNew true
    it adds and refuses -> reviewed
    leave them out -> reviewed; skipsRejected true
    store -> storing
    it cannot be stored -> reviewed; failure {kind: offline}; tells notice set
    store -> storing; failure null
    the group was deleted by then -> closed; tells notice set; tells gone
  `,
  ));

test('ENT-23 a group is exported in the format that was chosen', () =>
  expectStory(
    groupExportModel,
    `
    closed
    open -> choosing; group {id: 1, key: a, title: A, isActive: true, countOfKeys: 2}
    as CSV -> choosing; format csv
    start -> downloading
    it is saved -> closed; tells notice set
    open -> choosing
    start -> downloading
    it is gone -> closed; tells notice set; tells gone
    open -> choosing
    start -> downloading
    it cannot be saved -> choosing; failure {kind: offline};
      tells notice {severity: error, message: {key: session.offline}}
    start -> downloading; failure null
    close -> closed
    open -> choosing
    close -> closed
  `,
  ));
