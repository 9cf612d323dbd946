import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import type { PlayedItem, PlayedQuestion } from '../domain/interchange/scorm/played-quiz.ts';
import { chosenIn } from '../domain/interchange/scorm/run/attempt.ts';
import { questionNumbers } from '../domain/quiz/rules/question-number.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { countAnswers } from './counting.ts';
import { confirmSubmit } from './confirm-submit.ts';
import { button, dom } from './dom.ts';
import { fillInTurn, place } from './fill-in-turn.ts';
import { questionCard } from './question.ts';
import type { Session } from './session.ts';
import { videoCard } from './video.ts';

const say = scormPlayer.taking;

function openQuestion(
  session: Session,
  question: PlayedQuestion,
  number: number,
  item: number,
): HTMLElement {
  const { activity } = session.place;
  const chosen = session.attempt === null ? [] : chosenIn(session.attempt, question);
  return questionCard({
    question,
    number,
    optionOf: ({ id }, content, name) =>
      dom('label', { class: 'option' }, [
        dom(
          'input',
          {
            type: question.isMultiple ? 'checkbox' : 'radio',
            name,
            value: id,
            checked: chosen.includes(id),
          },
          [],
          {
            change: () => {
              session.choose(question, id, { activity, item });
            },
          },
        ),
        content,
      ]),
  });
}

function itemList(session: Session, items: readonly PlayedItem[]): HTMLElement {
  if (items.length === 0) return dom('p', { class: 'quiet' }, [say.empty]);
  const numbers = questionNumbers(items);
  const places = items.map((item, index) =>
    place(index, () =>
      item.type === 'video'
        ? videoCard(item)
        : openQuestion(session, item, numbers[index] ?? 0, index),
    ),
  );
  fillInTurn(places, session.place.item);
  return dom(
    'ol',
    { class: 'items' },
    places.map(({ element }) => element),
  );
}

function activityChoice(session: Session): readonly HTMLElement[] {
  const {
    quiz: { activities },
    place: { activity },
  } = session;
  if (activities.length < 2) return [];
  const options = activities.map(({ title }, index) =>
    dom('option', { value: String(index), selected: index === activity }, [
      `${String(index + 1)}. ${title}`,
    ]),
  );
  return [
    dom('label', { class: 'choice' }, [
      dom('span', { class: 'hidden' }, [say.activities]),
      dom('select', {}, options, {
        change: ({ currentTarget }) => {
          session.goTo(Number((currentTarget as HTMLSelectElement).value));
        },
      }),
    ]),
  ];
}

/** An activity with its videos and questions to answer, and the ways on: other activities, submitting, saving and closing. */
export function takingScreen(session: Session): HTMLElement {
  const {
    quiz,
    place: { activity },
  } = session;
  const { activities } = quiz;
  const shown = activities[activity];
  const isLast = activity >= activities.length - 1;
  const { questions } = countAnswers(quiz, session.attempt);
  const submit = (): void => {
    if (questions === 0) session.submit();
    else confirmSubmit(session);
  };
  return dom('section', { class: 'taking' }, [
    dom('div', { class: 'activity-head' }, [
      dom('div', {}, [
        ...(activities.length < 2
          ? []
          : [
              dom('p', { class: 'quiet' }, [
                fillSentence(say.activityOf, { number: activity + 1, count: activities.length }),
              ]),
            ]),
        dom('h2', { tabindex: '-1' }, [shown?.title ?? quiz.title]),
      ]),
      ...activityChoice(session),
    ]),
    itemList(session, shown?.items ?? []),
    dom('p', { class: 'actions' }, [
      ...(session.untracked === null
        ? [
            button(
              say.close,
              () => {
                session.close();
              },
              { class: 'apart' },
            ),
          ]
        : []),
      ...(activity > 0
        ? [
            button(say.previous, () => {
              session.goTo(activity - 1);
            }),
          ]
        : []),
      ...(isLast
        ? []
        : [
            button(
              say.next,
              () => {
                session.goTo(activity + 1);
              },
              { class: 'primary' },
            ),
          ]),
      button(questions === 0 ? say.finish : say.submit, submit, isLast ? { class: 'primary' } : {}),
    ]),
  ]);
}
