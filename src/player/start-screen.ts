import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import { keptQuestions } from '../domain/interchange/scorm/run/suspend-data.ts';
import { passMark } from '../domain/results/score.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { countAnswers } from './counting.ts';
import { button, dom } from './dom.ts';
import type { Session } from './session.ts';

const { facts, start } = scormPlayer;

const fact = (name: string, value: string): HTMLElement =>
  dom('div', {}, [dom('dt', {}, [name]), dom('dd', {}, [value])]);

const minutes = (count: number): string =>
  count === 1 ? facts.oneMinute : fillSentence(facts.minutes, { count });

function notesOf({ quiz, hasLost, isResumed, untracked, attempt }: Session): readonly string[] {
  const { questions, answered } = countAnswers(quiz, attempt);
  const kept = keptQuestions(quiz).length;
  return [
    ...(isResumed ? [fillSentence(start.resumed, { answered, questions })] : []),
    ...(hasLost ? [start.lost] : []),
    ...(quiz.durationMinutes === null ? [] : [start.clock]),
    ...(kept < questions && untracked === null ? [fillSentence(start.keptInPart, { kept })] : []),
  ];
}

/** What a quiz is before it is begun: how long, how much passes, what was kept of an earlier visit. */
export function startScreen(session: Session): HTMLElement {
  const { quiz, isResumed } = session;
  const { questions } = countAnswers(quiz, null);
  return dom('section', { class: 'card' }, [
    dom('dl', { class: 'facts' }, [
      fact(facts.questions, String(questions)),
      fact(facts.activities, String(quiz.activities.length)),
      fact(
        facts.timeLimit,
        quiz.durationMinutes === null ? facts.noLimit : minutes(quiz.durationMinutes),
      ),
      ...(quiz.isGraded && questions > 0
        ? [fact(facts.toPass, fillSentence(facts.percent, { percent: passMark }))]
        : []),
    ]),
    ...notesOf(session).map((note) => dom('p', {}, [note])),
    dom('p', { class: 'actions' }, [
      button(
        isResumed ? start.goOn : start.begin,
        () => {
          session.begin();
        },
        { class: 'primary' },
      ),
    ]),
  ]);
}
