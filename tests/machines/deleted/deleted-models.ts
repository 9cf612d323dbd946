import {
  deletedListMachine,
  type DeletedRow,
} from '../../../src/machines/deleted/deleted-list-machine.ts';
import { restoringMachine } from '../../../src/machines/deleted/restoring-machine.ts';
import { createChangesModel } from '../../support/models/changes-model.ts';
import { createListModel } from '../../support/models/list-model.ts';

/** A deleted thing with a title. */
export const deletedOf = (kind: DeletedRow['kind'], id: number, title: string): DeletedRow => ({
  kind,
  id,
  title,
  deletedAt: '2026-11-01T08:00:00.000Z',
  restorableUntil: '2026-11-02T08:00:00.000Z',
  deletedBy: null,
  quizKind: null,
  class: null,
  language: null,
});

/** What was deleted. */
export const deletedListModel = createListModel({
  machine: deletedListMachine,
  keepsRows: true,
  requirements: 'QLST-64',
  rows: [deletedOf('quiz', 1, 'Kinetics'), deletedOf('class', 2, 'Biology 101')],
});

/** Restoring it. */
export const restoringModel = createChangesModel(restoringMachine, 'QLST-64', {
  undoable: deletedOf('quiz', 1, 'Kinetics'),
  other: deletedOf('class', 2, 'Biology 101'),
  result: null,
});
