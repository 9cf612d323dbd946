import { formatOnOneLine } from '../domain/interchange/format-on-one-line.ts';
import { listStoredQuestions } from '../domain/interchange/scorm/run/suspend-data.ts';
import { passMark } from '../domain/results/score.ts';
import { scormPlayer } from '../domain/messages/en/interchange/scorm-player.ts';
import { countAnswers } from './count-answers.ts';
import { createButton, createElement } from './create-element.ts';
import type { Session } from './session.ts';

const { facts, start } = scormPlayer;

const createFact = (name: string, value: string): HTMLElement =>
  createElement('div', {}, [createElement('dt', {}, [name]), createElement('dd', {}, [value])]);

const formatMinutes = (count: number): string =>
  count === 1 ? facts.oneMinute : formatOnOneLine(facts.minutes, { count });

function listNotes({
  quiz,
  hasUnreadableData,
  hasStoredResult,
  isResumed,
  untracked,
  attempt,
}: Session): readonly string[] {
  const { questions, answered } = countAnswers(quiz, attempt);
  const storedCount = listStoredQuestions(quiz).length;
  return [
    ...(isResumed ? [formatOnOneLine(start.resumed, { answered, questions })] : []),
    ...(hasUnreadableData ? [start.lost] : []),
    ...(hasStoredResult && untracked === null ? [start.resultStands] : []),
    ...(quiz.durationMinutes === null ? [] : [start.clock]),
    ...(storedCount < questions && untracked === null
      ? [formatOnOneLine(start.keptInPart, { kept: storedCount })]
      : []),
  ];
}

/**
 * Creates the screen before the quiz starts: its length, what passes it and what is stored of an
 * earlier visit.
 */
export function createStartScreen(session: Session): HTMLElement {
  const { quiz, isResumed } = session;
  const { questions } = countAnswers(quiz, null);
  return createElement('section', { class: 'card' }, [
    createElement('dl', { class: 'facts' }, [
      createFact(facts.questions, String(questions)),
      createFact(facts.activities, String(quiz.activities.length)),
      createFact(
        facts.timeLimit,
        quiz.durationMinutes === null ? facts.noLimit : formatMinutes(quiz.durationMinutes),
      ),
      ...(quiz.isGraded && questions > 0
        ? [createFact(facts.toPass, formatOnOneLine(facts.percent, { percent: passMark }))]
        : []),
    ]),
    ...listNotes(session).map((note) => createElement('p', {}, [note])),
    createElement('p', { class: 'actions' }, [
      createButton(
        isResumed ? start.resume : start.begin,
        () => {
          session.start();
        },
        { class: 'primary' },
      ),
    ]),
  ]);
}
