import type { ReportEntry } from './report-entry.ts';
import { listQuestions, type PlayerQuiz } from '../../scorm/player-quiz.ts';
import {
  hasOptionLabels,
  maxOptionLabels,
  listRecordedQuestions,
} from '../../scorm/run/interactions.ts';
import { listStoredQuestions } from '../../scorm/run/suspend-data.ts';

/** Reports what a learning system cannot store or record because of the quiz's size. */
export function reportScormLimits(quiz: PlayerQuiz): readonly ReportEntry[] {
  const questions = listQuestions(quiz);
  const storedCount = listStoredQuestions(quiz).length;
  const recordedQuestions = listRecordedQuestions(quiz);
  const unlabelledCount = recordedQuestions.filter((question) => !hasOptionLabels(question)).length;
  const entries: (ReportEntry | null)[] = [
    storedCount === questions.length
      ? null
      : { code: 'answersKeptInPart', values: { kept: storedCount, questions: questions.length } },
    recordedQuestions.length === questions.length
      ? null
      : {
          code: 'answersRecordedInPart',
          values: { recorded: recordedQuestions.length, questions: questions.length },
        },
    unlabelledCount === 0
      ? null
      : { code: 'answersUnnamed', values: { questions: unlabelledCount, max: maxOptionLabels } },
  ];
  return entries.filter((entry) => entry !== null);
}
