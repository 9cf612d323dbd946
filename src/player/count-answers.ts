import { getSelectedOptions, type Attempt } from '../domain/interchange/scorm/run/attempt.ts';
import { listQuestions, type PlayerQuiz } from '../domain/interchange/scorm/player-quiz.ts';

/** Returns how many questions the quiz has and how many of them are answered. */
export function countAnswers(
  quiz: PlayerQuiz,
  attempt: Attempt | null,
): { readonly questions: number; readonly answered: number } {
  const questions = listQuestions(quiz);
  return {
    questions: questions.length,
    answered:
      attempt === null
        ? 0
        : questions.filter((question) => getSelectedOptions(attempt, question).length > 0).length,
  };
}
