import { listStoredQuestions } from '../domain/interchange/scorm/run/suspend-data.ts';
import { passMark } from '../domain/results/score.ts';
import { countAnswers } from './count-answers.ts';
import { createButton, createElement } from './create-element.ts';
import type { Session } from './session.ts';
import { say } from './texts.ts';

const createFact = (name: string, value: string): HTMLElement =>
  createElement('div', {}, [createElement('dt', {}, [name]), createElement('dd', {}, [value])]);

const formatMinutes = (count: number): string =>
  count === 1 ? say('scormPlayer.facts.oneMinute') : say('scormPlayer.facts.minutes', { count });

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
    ...(isResumed ? [say('scormPlayer.start.resumed', { answered, questions })] : []),
    ...(hasUnreadableData ? [say('scormPlayer.start.lost')] : []),
    ...(hasStoredResult && untracked === null ? [say('scormPlayer.start.resultStands')] : []),
    ...(quiz.durationMinutes === null ? [] : [say('scormPlayer.start.clock')]),
    ...(storedCount < questions && untracked === null
      ? [say('scormPlayer.start.keptInPart', { kept: storedCount })]
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
      createFact(say('scormPlayer.facts.questions'), String(questions)),
      createFact(say('scormPlayer.facts.activities'), String(quiz.activities.length)),
      createFact(
        say('scormPlayer.facts.timeLimit'),
        quiz.durationMinutes === null
          ? say('scormPlayer.facts.noLimit')
          : formatMinutes(quiz.durationMinutes),
      ),
      ...(quiz.isGraded && questions > 0
        ? [
            createFact(
              say('scormPlayer.facts.toPass'),
              say('scormPlayer.facts.percent', { percent: passMark }),
            ),
          ]
        : []),
    ]),
    ...listNotes(session).map((note) => createElement('p', {}, [note])),
    createElement('p', { class: 'actions' }, [
      createButton(
        isResumed ? say('scormPlayer.start.resume') : say('scormPlayer.start.begin'),
        () => {
          session.start();
        },
        { class: 'primary' },
      ),
    ]),
  ]);
}
