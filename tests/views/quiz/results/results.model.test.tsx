import { expect } from 'vitest';
import { createActor } from 'xstate';

import { succeeded } from '../../../../src/domain/outcome.ts';

import {
  distributedQuizzesMachine,
  quizRemindersMachine,
  resultListDefaults,
  resultListMachine,
  resultsDownloadMachine,
  resultsPrintMachine,
  statisticsMachine,
} from '../../../../src/machines/quiz/results/results-machines.ts';
import { QuizReminders } from '../../../../src/views/quiz/results/quiz-reminders.tsx';
import { QuizResults } from '../../../../src/views/quiz/results/quiz-results.tsx';
import { ResultsSummary } from '../../../../src/views/quiz/results/results-summary.tsx';
import { StudentResultScreen } from '../../../../src/views/quiz/results/student-result.tsx';
import {
  distributedQuizzesModel,
  quizRemindersModel,
  resultListModel,
  resultsDownloadModel,
  resultsPrintModel,
  statisticsModel,
  studentResultModel,
} from '../../../machines/quiz/results/results-models.ts';
import {
  loaded,
  now,
  startDeadlineForm,
} from '../../../machines/quiz/results/running-deadline-form.ts';
import { actorIn } from '../../../support/actor-in.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { pressButton, readButton } from '../../../support/read-screen.ts';
import { describeListView, failsWith } from '../../shared/lists/describe-list-view.tsx';
import { describeLoadView } from '../../shared/loads/describe-load-view.tsx';

const input = { quiz: 50, now: () => now, zoneMinutes: () => 0 };
const { results, loads, reach } = startDeadlineForm();
loads[0]?.(succeeded(loaded(null)));
await reach('editing');

const list = createActor(resultListMachine, {
  input: { address: '', defaults: resultListDefaults },
});

/** The actors that the screen reads beside the one under test: their calls are not answered. */
const others = {
  quiz: 50,
  results,
  statistics: createActor(statisticsMachine, { input }),
  distributed: createActor(distributedQuizzesMachine, { input }),
  reminders: createActor(quizRemindersMachine, { input }),
  renderReminder: () => null,
  download: createActor(resultsDownloadMachine, { input }),
  print: createActor(resultsPrintMachine, { input }),
  onQuiz: () => undefined,
};

describeListView({
  model: resultListModel,
  name: 'resultList',
  show: (rows) => <QuizResults {...others} list={rows} />,
  names: ['ana@x.org', 'bob@x.org'],
  empty: 'Distribute Quiz before viewing results',
  noneFound: 'No match found',
  failures: failsWith('The results could not be loaded.'),
});

const shownList = actorIn(
  resultListMachine,
  { search: 'idle', page: 'loaded' },
  list.getSnapshot().context,
);

describeLoadView({
  model: statisticsModel,
  name: 'statistics',
  show: (statistics) => <QuizResults {...others} list={shownList} statistics={statistics} />,
  texts: { first: ['Which organelle?'], newer: ['Which enzyme?'] },
});

describeLoadView({
  model: distributedQuizzesModel,
  show: (distributed) => <ResultsSummary {...others} distributed={distributed} />,
  texts: { first: ['Cells'], newer: ['Cells and tissues'] },
  failures: null,
  hasSkeleton: false,
});

describeLoadView({
  model: quizRemindersModel,
  show: (reminders) => <QuizReminders reminders={reminders} renderReminder={() => null} />,
  texts: { first: ['Genetics Seminar'], newer: ['Genetics, Spring'] },
  hasSkeleton: false,
});

describeLoadView({
  model: studentResultModel,
  show: (result) => <StudentResultScreen result={result} />,
  texts: { first: ['Which organelle?'], newer: ['Which enzyme?'] },
});

describeViewModel({
  model: resultsDownloadModel,
  show: (download) => <QuizResults {...others} list={shownList} download={download} />,
  byHand: { start: () => pressButton('Download CSV') },
  expectScreen: ({ value }) => {
    const isDownloading = value === 'downloading';
    expect(readButton('Downloading')).toBe(isDownloading ? 'busy' : 'missing');
    expect(readButton('Download CSV')).toBe(isDownloading ? 'missing' : 'ready');
  },
});

describeViewModel({
  model: resultsPrintModel,
  show: (print) => <QuizResults {...others} list={shownList} print={print} />,
  byHand: { start: () => pressButton('Print') },
  expectScreen: ({ value, context }) => {
    expect(readButton('Print')).toBe(value === 'idle' ? 'ready' : 'busy');
    const printed = document.querySelectorAll('[data-paper] tbody tr');
    expect(printed).toHaveLength(value === 'printing' ? context.rows.length : 0);
  },
});
