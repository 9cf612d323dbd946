import type { ReportEntry } from '../report/report-entry.ts';
import { questionsOf, type PlayedQuiz } from './played-quiz.ts';
import { hasLabels, mostLabels, recordedQuestions } from './run/interaction.ts';
import { keptQuestions } from './run/suspend-data.ts';

/** What a learning system cannot keep of a quiz because of its size. */
export function reportScorm(quiz: PlayedQuiz): readonly ReportEntry[] {
  const questions = questionsOf(quiz);
  const kept = keptQuestions(quiz).length;
  const recorded = recordedQuestions(quiz);
  const unnamed = recorded.filter((question) => !hasLabels(question)).length;
  const entries: (ReportEntry | null)[] = [
    kept === questions.length
      ? null
      : { code: 'answersKeptInPart', values: { kept, questions: questions.length } },
    recorded.length === questions.length
      ? null
      : {
          code: 'answersRecordedInPart',
          values: { recorded: recorded.length, questions: questions.length },
        },
    unnamed === 0
      ? null
      : { code: 'answersUnnamed', values: { questions: unnamed, most: mostLabels } },
  ];
  return entries.filter((entry) => entry !== null);
}
