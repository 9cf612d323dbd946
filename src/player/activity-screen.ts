import { matchItem } from '../domain/quiz/draft/item-type.ts';
import type { PlayerItem, PlayerQuestion } from '../domain/interchange/scorm/player-quiz.ts';
import { getSelectedOptions } from '../domain/interchange/scorm/run/attempt.ts';
import { numberQuestions } from '../domain/quiz/draft/question-number.ts';
import { countAnswers } from './count-answers.ts';
import { confirmSubmit } from './confirm-submit.ts';
import { createButton, createElement } from './create-element.ts';
import { fillSlots, createSlot } from './fill-slots.ts';
import { createQuestionCard } from './question-card.ts';
import type { Session } from './session.ts';
import { createVideoCard } from './video-card.ts';
import { say } from './texts.ts';

function createOpenQuestion(
  session: Session,
  question: PlayerQuestion,
  number: number,
  item: number,
): HTMLElement {
  const { activity } = session.location;
  const selectedOptions =
    session.attempt === null ? [] : getSelectedOptions(session.attempt, question);
  return createQuestionCard({
    question,
    number,
    createOption: ({ id }, content, name) =>
      createElement('label', { class: 'option' }, [
        createElement(
          'input',
          {
            type: question.isMultiple ? 'checkbox' : 'radio',
            name,
            value: id,
            checked: selectedOptions.includes(id),
          },
          [],
          {
            change: () => {
              session.selectOption(question, id, { activity, item });
            },
          },
        ),
        content,
      ]),
  });
}

function createItemList(session: Session, items: readonly PlayerItem[]): HTMLElement {
  if (items.length === 0)
    return createElement('p', { class: 'quiet' }, [say('scormPlayer.taking.empty')]);
  const numbers = numberQuestions(items);
  const createCard = (item: PlayerItem, index: number): HTMLElement =>
    matchItem(item, {
      video: createVideoCard,
      question: (question) => createOpenQuestion(session, question, numbers[index] ?? 0, index),
    });
  const slots = items.map((item, index) => createSlot(index, () => createCard(item, index)));
  fillSlots(slots, session.location.item);
  return createElement(
    'ol',
    { class: 'items' },
    slots.map(({ element }) => element),
  );
}

function createActivitySelect(session: Session): readonly HTMLElement[] {
  const {
    quiz: { activities },
    location: { activity },
  } = session;
  if (activities.length < 2) return [];
  const options = activities.map(({ title }, index) =>
    createElement('option', { value: String(index), selected: index === activity, dir: 'auto' }, [
      `${String(index + 1)}. ${title}`,
    ]),
  );
  return [
    createElement('label', { class: 'choice' }, [
      createElement('span', { class: 'hidden' }, [say('scormPlayer.taking.activities')]),
      createElement('select', {}, options, {
        change: ({ currentTarget }) => {
          session.goToActivity(Number((currentTarget as HTMLSelectElement).value));
        },
      }),
    ]),
  ];
}

function createHead(session: Session, activity: number, title: string): HTMLElement {
  const { length: count } = session.quiz.activities;
  return createElement('div', { class: 'activity-head' }, [
    createElement('div', {}, [
      ...(count < 2
        ? []
        : [
            createElement('p', { class: 'quiet' }, [
              say('scormPlayer.taking.activityOf', { number: activity + 1, count }),
            ]),
          ]),
      createElement('h2', { tabindex: '-1', dir: 'auto' }, [title]),
    ]),
    ...createActivitySelect(session),
  ]);
}

function createActions(session: Session, activity: number): HTMLElement {
  const isLast = activity >= session.quiz.activities.length - 1;
  const { questions } = countAnswers(session.quiz, session.attempt);
  const close = (): void => {
    session.close();
  };
  const goToPrevious = (): void => {
    session.goToActivity(activity - 1);
  };
  const goToNext = (): void => {
    session.goToActivity(activity + 1);
  };
  const submit = (): void => {
    if (questions === 0) session.submit();
    else confirmSubmit(session);
  };
  return createElement('p', { class: 'actions' }, [
    ...(session.untracked === null
      ? [createButton(say('scormPlayer.taking.close'), close, { class: 'apart' })]
      : []),
    ...(activity > 0 ? [createButton(say('scormPlayer.taking.previous'), goToPrevious)] : []),
    ...(isLast
      ? []
      : [createButton(say('scormPlayer.taking.next'), goToNext, { class: 'primary' })]),
    createButton(
      questions === 0 ? say('scormPlayer.taking.finish') : say('scormPlayer.taking.submit'),
      submit,
      isLast ? { class: 'primary' } : {},
    ),
  ]);
}

/**
 * Returns the screen of one activity: its videos and questions, and the buttons to move, submit and
 * close.
 */
export function createActivityScreen(session: Session): HTMLElement {
  const {
    quiz,
    location: { activity },
  } = session;
  const { title = quiz.title, items = [] } = quiz.activities[activity] ?? {};
  return createElement('section', { class: 'taking' }, [
    createHead(session, activity, title),
    createItemList(session, items),
    createActions(session, activity),
  ]);
}
