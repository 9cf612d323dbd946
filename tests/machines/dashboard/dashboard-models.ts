import {
  dashboardMachine,
  draftsMachine,
  resultWarningsMachine,
  type DashboardContent,
  type StoredDraft,
} from '../../../src/machines/dashboard/dashboard-machines.ts';
import { createLoadModel } from '../../support/models/load-model.ts';
import { emptyDashboard } from './empty-dashboard.ts';

const quizTitled = (title: string): DashboardContent => ({
  ...emptyDashboard,
  quizzes: { count: 1, quizzes: [{ id: 50, title, countOfQuestions: 2, endDate: null }] },
});

/** What waits for the person. */
export const dashboardModel = createLoadModel(
  dashboardMachine,
  'NAV-046',
  {
    from: '2026-11-23T00:00:00.000Z',
    until: '2026-11-30T00:00:00.000Z',
    since: '2026-11-23T00:00:00.000Z',
  },
  [quizTitled('Enzymes'), quizTitled('Membranes')],
);

const draftOf = (title: string): StoredDraft => ({
  id: 'template 7',
  title,
  changeCount: 2,
  changedAt: Date.parse('2026-11-22T00:00:00.000Z'),
  kind: 'template',
  source: { kind: 'stored', quiz: 7 },
});

/** The drafts in this browser. */
export const draftsModel = createLoadModel(draftsMachine, 'NAV-046', null, [
  [draftOf('Cells')],
  [draftOf('Gels')],
]);

/** What is worth a look in the results of a quiz. */
export const resultWarningsModel = createLoadModel(resultWarningsMachine, 'NAV-046', 7, [
  { misleading: [2], hardCount: 0 },
  { misleading: [], hardCount: 3 },
]);
