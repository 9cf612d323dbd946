import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import type { PlayedActivity, PlayedQuestion } from '../domain/interchange/scorm/played-quiz.ts';
import {
  chosenIn,
  isRight,
  resultOf,
  type Attempt,
} from '../domain/interchange/scorm/run/attempt.ts';
import { questionNumbers } from '../domain/quiz/rules/question-number.ts';
import { shownPercentage } from '../domain/results/score.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { button, dom } from './dom.ts';
import { fillInTurn, place, type Place } from './fill-in-turn.ts';
import { questionCard } from './question.ts';
import type { Session } from './session.ts';

const say = scormPlayer.result;

const badge = (words: string, tone: 'good' | 'bad' | 'plain'): HTMLElement =>
  dom('span', { class: 'badge', 'data-tone': tone }, [words]);

function markOf(attempt: Attempt, question: PlayedQuestion): HTMLElement {
  if (isRight(attempt, question)) return badge(say.rightlyAnswered, 'good');
  return badge(
    chosenIn(attempt, question).length === 0 ? say.notAnswered : say.wronglyAnswered,
    'bad',
  );
}

function answeredQuestion(attempt: Attempt, question: PlayedQuestion, number: number): HTMLElement {
  const chosen = chosenIn(attempt, question);
  return questionCard({
    question,
    number,
    mark: markOf(attempt, question),
    optionOf: ({ id }, content) => {
      const isChosen = chosen.includes(id);
      const isRightOption = question.rightAnswer.includes(id);
      return dom('div', { class: 'option', 'data-chosen': isChosen, 'data-right': isRightOption }, [
        content,
        dom('span', { class: 'marks' }, [
          ...(isChosen ? [badge(say.chosen, isRightOption ? 'good' : 'bad')] : []),
          ...(isRightOption ? [badge(say.rightAnswer, 'good')] : []),
        ]),
      ]);
    },
  });
}

/** The questions of an activity in their places, which stay empty until they are filled. */
const answeredPlaces = (attempt: Attempt, { items }: PlayedActivity): readonly Place[] => {
  const numbers = questionNumbers(items);
  return items.flatMap((item, index) =>
    item.type === 'question'
      ? [place(index, () => answeredQuestion(attempt, item, numbers[index] ?? 0))]
      : [],
  );
};

function answeredActivities(
  attempt: Attempt,
  activities: readonly PlayedActivity[],
): readonly HTMLElement[] {
  const answered = activities
    .map((activity) => ({ title: activity.title, places: answeredPlaces(attempt, activity) }))
    .filter(({ places }) => places.length > 0);
  fillInTurn(answered.flatMap(({ places }) => places));
  return answered.map(({ title, places }) =>
    dom('section', {}, [
      dom('h2', {}, [title]),
      dom(
        'ol',
        { class: 'items' },
        places.map(({ element }) => element),
      ),
    ]),
  );
}

function summary(session: Session, attempt: Attempt): HTMLElement {
  const { right, questions, progress, standing } = resultOf(session.quiz, attempt);
  const words = { passed: say.passed, failed: say.failed, completed: say.completed }[standing];
  const tone = { passed: 'good', failed: 'bad', completed: 'plain' } as const;
  const notes = [
    ...(session.wasTimeOver ? [say.timeOver] : []),
    ...(session.wasSubmittedBefore ? [say.before] : []),
  ];
  return dom('section', { class: 'card' }, [
    dom('h2', { tabindex: '-1' }, [say.title]),
    ...(progress === null
      ? [dom('p', {}, [say.done])]
      : [
          dom('p', { class: 'score' }, [
            fillSentence(scormPlayer.facts.percent, { percent: shownPercentage(progress) }),
          ]),
          dom('p', {}, [fillSentence(say.right, { right, questions })]),
        ]),
    dom('p', {}, [badge(words, tone[standing])]),
    ...notes.map((note) => dom('p', {}, [note])),
    dom('p', { class: 'actions' }, [
      session.untracked?.why === undefined
        ? button(
            say.close,
            () => {
              session.close();
            },
            { class: 'primary' },
          )
        : button(say.again, () => {
            session.again();
          }),
    ]),
  ]);
}

/** How a quiz came out: the score, and every question with what was chosen and what is right. */
export function resultScreen(session: Session): HTMLElement {
  const { attempt, quiz } = session;
  return dom(
    'div',
    { class: 'result' },
    attempt === null
      ? []
      : [summary(session, attempt), ...answeredActivities(attempt, quiz.activities)],
  );
}
