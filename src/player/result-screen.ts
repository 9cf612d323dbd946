import type { PlayerActivity, PlayerQuestion } from '../domain/interchange/scorm/player-quiz.ts';
import {
  getSelectedOptions,
  isAnsweredRight,
  calculateResult,
  type Attempt,
} from '../domain/interchange/scorm/run/attempt.ts';
import { numberQuestions } from '../domain/quiz/draft/question-number.ts';
import { truncatePercentage } from '../domain/results/score.ts';
import { createButton, createElement } from './create-element.ts';
import { fillSlots, createSlot, type ListSlot } from './fill-slots.ts';
import { createQuestionCard } from './question-card.ts';
import type { Session } from './session.ts';
import { matchItem } from '../domain/quiz/draft/item-type.ts';
import { say } from './texts.ts';

const createBadge = (label: string, tone: 'good' | 'bad' | 'plain'): HTMLElement =>
  createElement('span', { class: 'badge', 'data-tone': tone }, [label]);

function createMark(attempt: Attempt, question: PlayerQuestion): HTMLElement {
  if (isAnsweredRight(attempt, question))
    return createBadge(say('scormPlayer.result.rightlyAnswered'), 'good');
  return createBadge(
    getSelectedOptions(attempt, question).length === 0
      ? say('scormPlayer.result.notAnswered')
      : say('scormPlayer.result.wronglyAnswered'),
    'bad',
  );
}

function createAnsweredQuestion(
  attempt: Attempt,
  question: PlayerQuestion,
  number: number,
): HTMLElement {
  const selectedOptions = getSelectedOptions(attempt, question);
  return createQuestionCard({
    question,
    number,
    mark: createMark(attempt, question),
    createOption: ({ id }, content) => {
      const isSelected = selectedOptions.includes(id);
      const isRightOption = question.rightAnswer.includes(id);
      return createElement(
        'div',
        { class: 'option', 'data-chosen': isSelected, 'data-right': isRightOption },
        [
          content,
          createElement('span', { class: 'marks' }, [
            ...(isSelected
              ? [createBadge(say('scormPlayer.result.chosen'), isRightOption ? 'good' : 'bad')]
              : []),
            ...(isRightOption ? [createBadge(say('scormPlayer.result.rightAnswer'), 'good')] : []),
          ]),
        ],
      );
    },
  });
}

/** Returns the questions of an activity as slots, which stay empty until they are filled. */
const createAnsweredSlots = (attempt: Attempt, { items }: PlayerActivity): readonly ListSlot[] => {
  const numbers = numberQuestions(items);
  return items.flatMap((item, index) =>
    matchItem(item, {
      question: (question) => [
        createSlot(index, () => createAnsweredQuestion(attempt, question, numbers[index] ?? 0)),
      ],
      video: () => [],
    }),
  );
};

function createAnsweredActivities(
  attempt: Attempt,
  activities: readonly PlayerActivity[],
): readonly HTMLElement[] {
  const answered = activities
    .map((activity) => ({ title: activity.title, slots: createAnsweredSlots(attempt, activity) }))
    .filter(({ slots }) => slots.length > 0);
  fillSlots(answered.flatMap(({ slots }) => slots));
  return answered.map(({ title, slots }) =>
    createElement('section', {}, [
      createElement('h2', { dir: 'auto' }, [title]),
      createElement(
        'ol',
        { class: 'items' },
        slots.map(({ element }) => element),
      ),
    ]),
  );
}

function createSummary(session: Session, attempt: Attempt): HTMLElement {
  const { rightCount, questionCount, scorePercent, status } = calculateResult(
    session.quiz,
    attempt,
  );
  const label = {
    passed: say('scormPlayer.result.passed'),
    failed: say('scormPlayer.result.failed'),
    completed: say('scormPlayer.result.completed'),
  }[status];
  const tone = { passed: 'good', failed: 'bad', completed: 'plain' } as const;
  const notes = [
    ...(session.isTimeExpired ? [say('scormPlayer.result.timeOver')] : []),
    ...(session.wasSubmittedBefore ? [say('scormPlayer.result.before')] : []),
  ];
  return createElement('section', { class: 'card' }, [
    createElement('h2', { tabindex: '-1' }, [say('scormPlayer.result.title')]),
    ...(scorePercent === null
      ? [createElement('p', {}, [say('scormPlayer.result.done')])]
      : [
          createElement('p', { class: 'score' }, [
            say('scormPlayer.facts.percent', {
              percent: truncatePercentage(scorePercent),
            }),
          ]),
          createElement('p', {}, [
            say('scormPlayer.result.right', { right: rightCount, questions: questionCount }),
          ]),
        ]),
    createElement('p', {}, [createBadge(label, tone[status])]),
    ...notes.map((note) => createElement('p', {}, [note])),
    createElement('p', { class: 'actions' }, [
      session.untracked?.reason === undefined
        ? createButton(
            say('scormPlayer.result.close'),
            () => {
              session.close();
            },
            { class: 'primary' },
          )
        : createButton(say('scormPlayer.result.again'), () => {
            session.restart();
          }),
    ]),
  ]);
}

/**
 * Creates the screen with the score and, for every question, the selected and the right answers.
 */
export function createResultScreen(session: Session): HTMLElement {
  const { attempt, quiz } = session;
  return createElement(
    'div',
    { class: 'result' },
    attempt === null
      ? []
      : [createSummary(session, attempt), ...createAnsweredActivities(attempt, quiz.activities)],
  );
}
