import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { playlistImportModel } from './editor/dialogs/dialogs-models.ts';
import { quizDownloadModel } from './exporting/quiz-download-model.ts';
import { quizImportModel } from './importing/quiz-import-model.ts';
import { quizRecycleBinModel } from './lists/quiz-list-model.ts';
import {
  rebuildProgressModel,
  rebuildQuizModel,
  rebuildUndoModel,
  rebuildSectionsModel,
} from './rebuild/rebuild-models.ts';
import { viewerModel } from './viewer/viewer-model.ts';
import { videoPickerModel } from '../shared/shared-models.ts';
import { subjectChoiceModel } from './editor/dialogs/dialogs-models.ts';

test('QIO-01 a package is read, reviewed item by item and imported', () =>
  expectStory(
    quizImportModel,
    `
    closed
    open -> open.choosing
    choose a pdf -> open.choosing; error {key: quizImportDialog.onlyZip, values: {name: Cells.pdf}}
    choose a zip -> open.withPackage.reading; file File Cells.zip; error null;
      tells unsavedWork true
    half sent -> open.withPackage.reading; part 0.5
    read -> open.withPackage.reviewing; review set; idempotencyKey name
    leave one out -> open.withPackage.reviewing; excludedItems [0: a.xml#q1]
    leave all out -> open.withPackage.reviewing; excludedItems [0: a.xml#q1, 0: b.xml#q2]
    start -> open.withPackage.reviewing
    take all -> open.withPackage.reviewing; excludedItems []
    start -> open.withPackage.importing; part 0
    half sent -> open.withPackage.importing; part 0.5
    stored -> open.reported.shown; file null; part 0; review null; excludedItems [];
      idempotencyKey empty; result set; tells unsavedWork false;
      tells notice {severity: info, message: {key: quizLists.qti.imported}}; tells imported
  `,
  ));

test('QIO-01 reading a package can fail, break or be stopped, and is repeated', () =>
  expectStory(
    quizImportModel,
    `
    closed
    open -> open.choosing
    choose a zip -> open.withPackage.reading; file File Cells.zip; tells unsavedWork true
    refused -> open.choosing; error {text: This is not a .zip file.}; tells unsavedWork false
    choose a zip -> open.withPackage.reading; error null; tells unsavedWork true
    stop -> open.choosing; tells unsavedWork false
    again -> open.withPackage.reading; tells unsavedWork true
    quizImport.open.withPackage.reading breaks -> open.choosing; error {key: session.unexpected};
      tells unsavedWork false
    choose a zip -> open.withPackage.reading; error null; tells unsavedWork true
    read -> open.withPackage.reviewing; review set; idempotencyKey name
    choose a zip -> open.withPackage.reading; review null; idempotencyKey empty
    read -> open.withPackage.reviewing; review set; idempotencyKey name
    choose a pdf -> open.choosing; file null; review null; idempotencyKey empty;
      error {key: quizImportDialog.onlyZip, values: {name: Cells.pdf}}; tells unsavedWork false
    close -> closed; error null
    open -> open.choosing
  `,
  ));

test('QIO-01 an import that fails keeps the review', () =>
  expectStory(
    quizImportModel,
    `
    closed
    open -> open.choosing
    choose a zip -> open.withPackage.reading; file File Cells.zip; tells unsavedWork true
    read -> open.withPackage.reviewing; review set; idempotencyKey name
    start -> open.withPackage.importing
    refused -> open.withPackage.reviewing; error {text: This is not a .zip file.}
    start -> open.withPackage.importing; error null
    stop -> open.withPackage.reviewing; tells imported
    start -> open.withPackage.importing
    quizImport.open.withPackage.importing breaks -> open.withPackage.reviewing;
      error {key: session.unexpected}
    start -> open.withPackage.importing; error null
    close -> closed; file null; review null; idempotencyKey empty; tells unsavedWork false;
      tells imported
    open -> open.choosing
  `,
  ));

test('QIO-04 a profile and an institution are chosen, and the package is saved', () =>
  expectStory(
    quizDownloadModel,
    `
    closed
    open -> open.choosing; quizzes [{id: 7, title: Cells, type: template}];
      format {kind: qti, version: 2.1}
    choose 3.0 -> open.choosing; format {kind: qti, version: 3.0};
      selectedFormats {qti: {kind: qti, version: 3.0}}
    pick institution -> open.pickingInstitution
    cancel institution -> open.choosing
    pick institution -> open.pickingInstitution
    choose institution -> open.choosing; institution {id: 2, title: Kestrel College}
    clear institution -> open.choosing; institution null
    start -> open.downloading; failures []; tells unsavedWork false
    saved -> open.saving; done 1 of them;
      packages [{name: Cells-qti.zip, hasReport: false, content: {}}]; tells unsavedWork true
    file saved -> closed; packages []; tells unsavedWork false; tells unsavedWork false;
      tells notice set
  `,
    'for every institution',
  ));

test('QIO-04 an export that fails is repeated, and one under way is stopped', () =>
  expectStory(
    quizDownloadModel,
    `
    closed
    open two as CC -> open.choosing; quizzes ids 7, 8; format {kind: cc, version: 1.1}
    start -> open.downloading; failures []; tells unsavedWork false
    refused -> open.downloading; failures 1 of them; restarts downloading;
      tells unsavedWork false
    start -> open.downloading
    refused -> open.choosing; failures 2 of them; tells unsavedWork false; tells notice set
    start -> open.downloading; failures []; tells unsavedWork false
    close -> closed; packages []; tells unsavedWork false
    open -> open.choosing; failures []; packages []; quizzes [{id: 7, title: Cells, type: template}];
      format {kind: qti, version: 2.1}
  `,
    'for every institution',
  ));

test('QLST-64 a deleted quiz is restored from its notification', () =>
  expectStory(
    quizRecycleBinModel,
    `
    idle
    one is deleted -> idle; undos set; count 1;
      tells notice {severity: success, message: {key: quizLists.deleted}} {label: {key: quizLists.undo}, token: recycleBin 1}
    somebody else's action -> idle
    undo the second -> idle
    undo the first -> performing; queue [{kind: restore, items: [{id: 1, title: Cells}]}]; undos {}
    all are back -> idle; queue []; last set;
      tells changed {kind: restore, items: [{id: 1, title: Cells}]} set; tells notice set
    undo the first -> idle
  `,
  ));

test('QLST-64 quizzes that are not restored stay in the bin', () =>
  expectStory(
    quizRecycleBinModel,
    `
    idle
    one is deleted -> idle; undos set; count 1;
      tells notice {severity: success, message: {key: quizLists.deleted}} {label: {key: quizLists.undo}, token: recycleBin 1}
    undo the first -> performing; queue [{kind: restore, items: [{id: 1, title: Cells}]}]; undos {}
    one is refused -> idle; queue []; last set;
      tells changed {kind: restore, items: [{id: 1, title: Cells}]} set; tells notice set;
      tells notice set
    it was gone already -> idle; tells notice set
    one is deleted, another was gone already -> idle; undos set; count 2; tells notice set;
      tells notice {severity: success, message: {key: quizLists.deleted}} {label: {key: quizLists.undo}, token: recycleBin 2}
  `,
  ));

test('QED-39 QED-49 dates are applied when they are in order', () =>
  expectStory(
    videoPickerModel,
    `
    plain
    show or hide the days -> advanced
    only 2025 -> advanced; range {from: 2025-01-01, until: 2025-12-31}
    from after until -> advanced; range {from: 2025-12-31, until: 2025-01-01}
    apply the days -> advanced
    clear the days -> advanced; range {from: 2000-01-01, until: 2026-03-04};
      sends filter.choose to videoList
    apply the days -> advanced; sends filter.choose to videoList
    show or hide the days -> plain
  `,
  ));

test('QED-12 QED-13 playlists are chosen, ordered and read one after the other', () =>
  expectStory(
    playlistImportModel,
    `
    picking.reader.idle order.choosing
    choose Kinetics -> picking.reader.reading order.choosing; selected ids 1; reading 1
    choose Enzymes -> picking.reader.reading order.choosing; selected ids 1, 2
    a playlist is read -> picking.reader.reading order.choosing; selected ids 1, 2; reading 2;
      restarts reading
    move Enzymes up -> picking.reader.reading order.choosing; selected ids 2, 1
    a playlist is read -> picking.reader.idle order.choosing; selected ids 2, 1; reading null
    take Kinetics out -> picking.reader.idle order.choosing; selected ids 2
    without videos -> picking.reader.idle order.choosing; selection {videos: false, questions: true}
    without questions -> picking.reader.idle order.choosing;
      selection {videos: false, questions: false}
    import -> picking.reader.idle order.choosing
    with videos -> picking.reader.idle order.choosing; selection {videos: true, questions: false}
    import -> ordered
  `,
  ));

test('QED-14 a playlist that cannot be read is read again', () =>
  expectStory(
    playlistImportModel,
    `
    picking.reader.idle order.choosing
    choose Kinetics -> picking.reader.reading order.choosing; selected ids 1; reading 1
    it cannot be read -> picking.reader.idle order.choosing; selected ids 1; reading null
    import -> picking.reader.idle order.choosing
    read Kinetics again -> picking.reader.reading order.choosing; selected ids 1; reading 1
    a playlist is read -> picking.reader.idle order.choosing; selected ids 1; reading null
    import -> ordered
    back -> ordered
    import -> ordered
  `,
  ));

test('QVIEW-06 right answers are shown to those who may change the quiz', () =>
  expectStory(
    viewerModel,
    `
    loading
    the quiz arrives for one who may change it -> loaded.studentView; quiz set; loadedAt 5
    show right answers -> loaded.withAnswers
    hide right answers -> loaded.studentView
  `,
  ));

test('QVIEW-06 right answers are hidden from others', () =>
  expectStory(
    viewerModel,
    `
    loading
    the quiz arrives for one who may not -> loaded.studentView; quiz set; loadedAt 5
    show right answers -> loaded.studentView
  `,
  ));

test('QVIEW-18 a quiz in processing is asked for again after five seconds', () =>
  expectStory(
    viewerModel,
    `
    loading
    it is being processed -> processing; quiz set; loadedAt 5
    5000 ms pass -> loading
    there is none -> failed; quiz null; failure {kind: notFound}
    try again -> loading
    the quiz arrives for one who may not -> loaded.studentView; quiz set; failure null
  `,
  ));

test('PD-50 QIO-21 QIO-22 a quiz is rebuilt after a question, once at a time', () =>
  expectStory(
    rebuildQuizModel,
    `
    question.closed work.idle
    rebuild the first -> question.open work.idle; asked {id: 1, title: Cells}
    cancel -> question.closed work.idle; asked null
    rebuild the first -> question.open work.idle; asked {id: 1, title: Cells}
    confirm -> question.closed work.rebuilding; asked null; queue [{id: 1, title: Cells}]
    rebuild the second -> question.open work.rebuilding; asked {id: 2, title: Gels}
    confirm -> question.closed work.rebuilding; asked null; queue [{id: 1, title: Cells}, {id: 2, title: Gels}]
    it is rebuilt -> question.closed work.rebuilding; queue [{id: 2, title: Gels}]; restarts rebuilding;
      tells rebuilt {id: 1, title: Cells, version: 4}
    it cannot be rebuilt -> question.closed work.idle; queue [];
      tells notice {severity: error, message: {key: session.offline}}; tells rebuilt null
  `,
  ));

test('PD-50 QIO-22 a rebuild is announced, and undone once from its notification', () =>
  expectStory(
    rebuildUndoModel,
    `
    idle
    one is deleted -> idle; undos set; count 1;
      tells notice {severity: success, message: {key: quizRebuild.rebuilt}} {label: {key: quizLists.undo}, token: rebuildUndo 1}
    undo the first -> performing; queue [{kind: restore, items: [{id: 1, title: Cells}]}]; undos {}
    undo the first -> performing
    all are back -> idle; queue []; last set;
      tells changed {kind: restore, items: [{id: 1, title: Cells}]} set; tells notice set
  `,
  ));

test('QIO-17 QIO-18 QVAL-36 a type is chosen before sections are rebuilt', () =>
  expectStory(
    rebuildSectionsModel,
    `
    closed
    open -> choosing
    send -> choosing; error {key: session.required}
    choose core -> choosing; form {type: core, isAllUpdate: false}; error null
    all quizzes -> choosing; form {type: core, isAllUpdate: true}
    send -> sending
    it is queued -> closed; tells notice {severity: info, message: {key: quizRebuild.queued}};
      tells queued
    open -> choosing; form {type: null, isAllUpdate: false}
    close -> closed
  `,
  ));

test('QIO-19 a rebuild that is refused can be sent again', () =>
  expectStory(
    rebuildSectionsModel,
    `
    closed
    open -> choosing
    choose core -> choosing; form {type: core, isAllUpdate: false}
    send -> sending
    it cannot be queued -> choosing; failure {key: session.offline}
    send -> sending; failure null
    it is queued -> closed; tells notice {severity: info, message: {key: quizRebuild.queued}};
      tells queued
  `,
  ));

test('QIO-20 a rebuild is watched until it is over', () =>
  expectStory(
    rebuildProgressModel,
    `
    loading
    one is under way -> waiting; batches ids 5
    1500 ms pass -> loading
    it is over -> idle; batches ids 5;
      tells notice set; tells progressed
    refresh -> loading
    there is none -> idle; batches []
    refresh -> loading
    they cannot be loaded -> idle
  `,
    'enabled',
  ));

test('QIO-20 a rebuild is cancelled', () =>
  expectStory(
    rebuildProgressModel,
    `
    loading
    cancel -> cancelling; cancelling 5
    one is under way -> cancelling
    cancel -> cancelling
    it cannot be cancelled -> loading; cancelling null;
      tells notice {severity: error, message: {key: session.offline}}; tells progressed
    cancel -> cancelling; cancelling 5
    it is cancelled -> loading; cancelling null; tells progressed
    it is over -> idle; batches ids 5
  `,
    'enabled',
  ));

test('QIO-01 a package that is sent again starts at nothing', () =>
  expectStory(
    quizImportModel,
    `
    closed
    open -> open.choosing
    choose a zip -> open.withPackage.reading; file File Cells.zip; tells unsavedWork true
    half sent -> open.withPackage.reading; part 0.5
    stop -> open.choosing; tells unsavedWork false
    again -> open.withPackage.reading; part 0; tells unsavedWork true
    half sent -> open.withPackage.reading; part 0.5
    refused -> open.choosing; error {text: This is not a .zip file.}; tells unsavedWork false
    choose a zip -> open.withPackage.reading; part 0; error null; tells unsavedWork true
  `,
  ));

test('QIO-20 asking for the progress does not wait for the pause', () =>
  expectStory(
    rebuildProgressModel,
    `
    loading
    refresh -> loading; restarts loading
    one is under way -> waiting; batches ids 5
    refresh -> loading
    one is under way -> waiting
    cancel -> cancelling; cancelling 5
    it is cancelled -> loading; cancelling null; tells progressed
  `,
    'enabled',
  ));

test('QFRM-06 QFRM-07 subjects are searched and ticked', () =>
  expectStory(
    subjectChoiceModel,
    `
    no states
    search phys -> no states; searchText phys
    tick or untick Physics -> no states; selected [3, 4]
    tick or untick Biology -> no states; selected [4]
    tick or untick Physics -> no states; selected []
  `,
  ));
