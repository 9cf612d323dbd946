import type { QuizRow } from '../../../../src/domain/lists/quiz-row.ts';
import { quizListMachine } from '../../../../src/machines/quiz/lists/quiz-list-machine.ts';
import { quizRecycleBinMachine } from '../../../../src/machines/quiz/lists/recycle-bin-machine.ts';
import { createRecycleBinModel } from '../../../support/models/changes-model.ts';
import { createListModel } from '../../../support/models/list-model.ts';

const row = (id: number, title: string, processing: QuizRow['processing'] = 'done'): QuizRow => ({
  id,
  title,
  kind: 'template',
  createdAt: '2026-03-02T12:00:00.000Z',
  countOfQuestions: 5,
  subjects: [],
  isRestricted: false,
  isEditable: true,
  isOwn: true,
  isSection: false,
  processing,
  processFailure: null,
  deadline: 'none',
  endDate: null,
  sharedWith: [],
  owner: null,
});
const cells = row(1, 'Cells');
const gels = row(2, 'Gels');

/** A list of quizzes, which is polled while one of them is processed. */
export const quizListModel = createListModel({
  machine: quizListMachine,
  keepsRows: true,
  hasPageSizes: true,
  requirements: 'QLST-64 LST-03 LST-04',
  input: {
    address: '',
    defaults: { sort: { field: 'createdAt', order: 'desc' }, filters: { owner: 'own' } },
  },
  rows: [cells, gels],
  canRemove: true,
  pendingRow: row(2, 'Gels', 'running'),
});

/** The recycle bin of quizzes. */
export const quizRecycleBinModel = createRecycleBinModel(quizRecycleBinMachine, 'QLST-64');
