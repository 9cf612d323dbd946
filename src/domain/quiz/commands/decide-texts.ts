import { assertNever } from '../../assert-never.ts';
import { maxOptionCharacters, maxQuestionCharacters } from '../../rich-text/rich-text-limits.ts';
import type { Draft } from '../draft/draft.ts';
import type { EditContext } from '../draft/quiz-kind.ts';
import { maxTitleCharacters } from '../draft/quiz-limits.ts';
import { findText } from '../draft/find-text.ts';
import type { TextLocation } from '../draft/text-location.ts';
import type { QuizEvent } from '../events/event.ts';
import type { QuizCommand, ReplaceTexts } from './command.ts';
import { decideActivity } from './decide-activity.ts';
import { decideDetail } from './decide-detail.ts';
import { decideQuestion } from './decide-question.ts';
import { accept, refuse, unchanged, type Decision } from './decision.ts';
import { checkReplaceTexts } from './refusals.ts';

type NewText = ReplaceTexts['texts'][number];

const maxCharacters: Readonly<Record<TextLocation['kind'], number>> = {
  detail: maxTitleCharacters,
  activityTitle: maxTitleCharacters,
  item: maxQuestionCharacters,
  option: maxOptionCharacters,
};

const isTooLong = ({ location, from, to }: NewText): boolean =>
  to.length > Math.max(maxCharacters[location.kind], from.length);

/** Decides to set one text, as by the command of its field. */
function decideText(draft: Draft, { location, to }: NewText, context: EditContext): Decision {
  switch (location.kind) {
    case 'detail':
      return decideDetail(draft, { type: 'detail.set', field: 'title', value: to }, context);
    case 'activityTitle':
      return decideActivity(
        draft,
        { type: 'activity.rename', activity: location.activity, title: to },
        context,
      );
    case 'item':
      return decideQuestion(draft, {
        type: 'question.setTitle',
        item: location.item,
        title: to,
      });
    case 'option':
      return decideQuestion(draft, {
        type: 'option.setText',
        item: location.item,
        option: location.option,
        text: to,
      });
    default:
      return assertNever(location);
  }
}

/**
 * Decides to replace a search in several texts, in one step. Either all texts are changed or none:
 * one that somebody changed meanwhile, or that would be too long, refuses the command.
 */
export function decideTexts(
  draft: Draft,
  { search, count, texts }: Extract<QuizCommand, { readonly type: 'texts.replace' }>,
  context: EditContext,
): Decision {
  const refusal = checkReplaceTexts(context);
  if (refusal !== null) return refusal;
  const events: QuizEvent[] = [];
  for (const text of texts) {
    if (findText(draft, text.location) !== text.from)
      return refuse({ key: 'quiz.refusal.textChanged' });
    if (isTooLong(text)) return refuse({ key: 'quiz.refusal.replacedTooLong' });
    const decision = decideText(draft, text, context);
    if (!decision.accepted) return decision;
    events.push(...decision.events);
  }
  if (events.length === 0) return unchanged;
  return accept({ key: 'quiz.step.textsReplaced', values: { search, count } }, ...events);
}
