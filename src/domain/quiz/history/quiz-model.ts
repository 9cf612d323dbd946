import type { HistoryModel } from '../../history/history-model.ts';
import { isRichText } from '../../rich-text/plain-text.ts';
import type { DetailField, Draft } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { evolve } from '../events/evolve.ts';
import { invertEvents } from '../events/invert-event.ts';

const typedDetailFields: ReadonlySet<DetailField> = new Set<DetailField>([
  'title',
  'durationMinutes',
  'startDate',
  'endDate',
]);

function isTypedInSameField(a: QuizEvent, b: QuizEvent): boolean {
  if (a.type === 'detailChanged')
    return b.type === a.type && a.field === b.field && typedDetailFields.has(a.field);
  if (a.type === 'activityRenamed') return b.type === a.type && a.at.activity === b.at.activity;
  if (a.type === 'questionTitleChanged') return b.type === a.type && a.at.item === b.at.item;
  if (a.type === 'questionImageAltChanged')
    return b.type === a.type && a.at.item === b.at.item && a.image === b.image;
  return (
    a.type === 'optionTextChanged' &&
    b.type === a.type &&
    a.at.item === b.at.item &&
    a.option === b.option
  );
}

/**
 * Returns whether a text became rich text or plain text. Such a change is always its own step.
 */
const isTextModeChange = (event: QuizEvent): boolean =>
  (event.type === 'questionTitleChanged' || event.type === 'optionTextChanged') &&
  isRichText(event.from) !== isRichText(event.to);

/** Whether `event` continues the typing of `last`. */
const isContinuedTyping = (last: QuizEvent, event: QuizEvent): boolean =>
  isTypedInSameField(last, event) && !isTextModeChange(event) && !isTextModeChange(last);

/** A quiz, as its history needs it. */
export const quizModel: HistoryModel<Draft, QuizEvent> = {
  evolve,
  invertEvents,
  isContinuedTyping,
};
