import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { addQuizzesModel, classChangesModel } from './classes-models.ts';
import { correctAddressModel } from './correct-address-model.ts';
import { inviteStudentsModel } from './invite-students-model.ts';

test('CLS-11 quizzes are chosen and added to the ticked classes', () =>
  expectStory(
    addQuizzesModel,
    `
    closed
    open -> open.classes.loading choice.choosing; present [9]; selected []; classIds [12]
    add -> open.classes.loading choice.choosing
    choose Cells -> open.classes.loading choice.choosing; selected [{id: 3, title: Cells, count: 2}]
    choose what is there -> open.classes.loading choice.choosing
    tick or untick the class -> open.classes.loading choice.choosing; classIds []
    add -> open.classes.loading choice.choosing
    tick or untick the class -> open.classes.loading choice.choosing; classIds [12]
    the classes arrive -> open.classes.loaded choice.choosing;
      classes [{id: 12, title: Biology, professor: true}]
    take Cells out -> open.classes.loaded choice.choosing; selected []
    add -> open.classes.loaded choice.choosing
    choose Cells -> open.classes.loaded choice.choosing; selected [{id: 3, title: Cells, count: 2}]
    add -> open.classes.loaded choice.sending
    it is added -> closed; tells notice {severity: success, message: {key: classes.quizAdded}};
      tells changed
  `,
  ));

test('ERR-10 adding that fails keeps the choice', () =>
  expectStory(
    addQuizzesModel,
    `
    closed
    open -> open.classes.loading choice.choosing; present [9]; selected []; classIds [12]
    the classes cannot be loaded -> open.classes.failed choice.choosing
    load the classes again -> open.classes.loading choice.choosing
    the classes arrive -> open.classes.loaded choice.choosing;
      classes [{id: 12, title: Biology, professor: true}]
    choose Cells -> open.classes.loaded choice.choosing; selected [{id: 3, title: Cells, count: 2}]
    add -> open.classes.loaded choice.sending
    it cannot be added -> open.classes.loaded choice.choosing; failure {kind: offline};
      tells notice set
    add -> open.classes.loaded choice.sending; failure null
    some was there -> closed; tells notice {severity: success, message: {key: classes.quizAdded}};
      tells notice set; tells changed
    open -> open.classes.loading choice.choosing; selected []; classIds [12]
    close -> closed
  `,
  ));

test('CLS-06 addresses are written or read from a file and sent', () =>
  expectStory(
    inviteStudentsModel,
    `
    closed
    open -> editing
    send -> editing; error {key: classes.invite.nobody}
    write nonsense -> editing; text b@; error null; tells unsavedWork true
    send -> closed; text empty; report set; tells unsavedWork false
    empty the text -> closed
    choose a file -> reading
    the file is read -> editing; text a@x.org b@y.org; tells unsavedWork true
    send -> sending
    they are invited -> closed; text empty; report set; tells changed; tells unsavedWork false
    accept the suggestion -> correcting; correction {text: b@y.org, value: b@x.org}
    the entry is invited -> closed; report set; correction null; tells changed;
      tells unsavedWork false
    close the report -> closed; report null
    close -> closed
  `,
  ));

test('CLS-06 a file that cannot be read leaves the text', () =>
  expectStory(
    inviteStudentsModel,
    `
    closed
    open -> editing
    write addresses -> editing; text a@x.org b@y.org; tells unsavedWork true
    choose a file -> reading
    the file is too large -> editing; error {key: classes.invite.fileNotRead};
      tells unsavedWork true
    send -> sending; error null
    inviting fails -> editing; failure {kind: offline}
    close -> closed; text empty; failure null; tells unsavedWork false
  `,
  ));

test('CLS-06 an entry is corrected no longer when more addresses are invited', () =>
  expectStory(
    inviteStudentsModel,
    `
    closed
    open -> editing
    write nonsense -> editing; text b@; tells unsavedWork true
    send -> closed; text empty; report set; tells unsavedWork false
    edit an entry -> closed; correction {text: b@, value: b@}
    open -> editing; correction null
    close -> closed; tells unsavedWork false
    edit an entry -> closed; correction {text: b@, value: b@}
    choose a file -> reading; correction null
  `,
  ));

test('CLS-06 an entry that was not invited is corrected', () =>
  expectStory(
    inviteStudentsModel,
    `
    closed
    open -> editing
    write addresses -> editing; text a@x.org b@y.org; tells unsavedWork true
    send -> sending
    they are invited -> closed; text empty; report set; tells changed; tells unsavedWork false
    edit an entry -> closed; correction {text: b@, value: b@}
    write the address -> closed; correction {text: b@, value: b@x.org}
    stop editing -> closed; correction null
    edit an entry -> closed; correction {text: b@, value: b@}
    write the address -> closed; correction {text: b@, value: b@x.org}
    invite the entry -> correcting
    the entry is refused -> closed; tells notice set; tells unsavedWork false
    leave it out -> closed; report set; correction null
    close the report -> closed; report null
  `,
  ));

test('CLS-06 a wrong address of a student is corrected', () =>
  expectStory(
    correctAddressModel,
    `
    closed
    open -> editing; student {id: 3, email: lena@}; email lena@
    save -> editing; error {key: classes.invite.notWhole}
    write nonsense -> editing; email lena; error null
    save -> editing; error {key: classes.invite.notWhole}
    write an address -> editing; email  lena@x.org ; error null
    save -> saving
    it is stored -> closed; student null; email empty; tells notice set; tells changed
    open -> editing; student {id: 3, email: lena@}; email lena@
    close -> closed; student null; email empty
  `,
  ));

test('CLS-06 a correction that is refused can be repeated', () =>
  expectStory(
    correctAddressModel,
    `
    closed
    open -> editing; student {id: 3, email: lena@}; email lena@
    write an address -> editing; email  lena@x.org 
    save -> saving
    it is refused -> editing; failure {kind: refused, message: {text: She is here already.}}
    save -> saving; failure null
    it is stored -> closed; student null; email empty; tells notice set; tells changed
  `,
  ));

test('ERR-08 ERR-13 changes are made one after the other and undone', () =>
  expectStory(
    classChangesModel,
    `
    idle
    ask for a change -> performing; queue 1 of them
    ask for another -> performing; queue 2 of them
    it is done -> performing; queue [{kind: publish, item: {id: 12, title: Biology}}]; undos set;
      count 1; last set; restarts performing; tells changed set {ok: true, value: {copyId: null}};
      tells notice set {label: {key: classes.undo}, token: classChanges 1}
    it is done -> idle; queue []; last set;
      tells changed {kind: publish, item: {id: 12, title: Biology}} {ok: true, value: {copyId: null}};
      tells notice set
    somebody else's action -> idle
    undo -> performing; queue 1 of them; undos {}
    it is done -> idle; queue []; last set; tells changed set {ok: true, value: {copyId: null}};
      tells notice set
    undo -> idle
  `,
  ));

test('ERR-09 ERR-14 a change that fails says so', () =>
  expectStory(
    classChangesModel,
    `
    idle
    ask for a change -> performing; queue 1 of them
    it is refused -> idle; queue [];
      tells changed set set; tells notice set
    undo -> idle
  `,
  ));
