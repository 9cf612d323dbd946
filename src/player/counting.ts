import { chosenIn, type Attempt } from '../domain/interchange/scorm/run/attempt.ts';
import { questionsOf, type PlayedQuiz } from '../domain/interchange/scorm/played-quiz.ts';

/** How many questions of a quiz there are, and how many of them are answered. */
export function countAnswers(
  quiz: PlayedQuiz,
  attempt: Attempt | null,
): { readonly questions: number; readonly answered: number } {
  const questions = questionsOf(quiz);
  return {
    questions: questions.length,
    answered:
      attempt === null
        ? 0
        : questions.filter((question) => chosenIn(attempt, question).length > 0).length,
  };
}
