import { assertNever } from '../../assert-never.ts';
import type { LocationHint, QuizCommand } from './command.ts';
import { decideActivity } from './decide-activity.ts';
import { decideDetail } from './decide-detail.ts';
import { decideImport } from './decide-import.ts';
import { decideItem } from './decide-item.ts';
import { decideItems } from './decide-items.ts';
import { decideOptions } from './decide-options.ts';
import { decideQuestion } from './decide-question.ts';
import { decideTexts } from './decide-texts.ts';
import type { Decision } from './decision.ts';
import { replaceItem } from './replace-item.ts';
import type { Draft } from '../draft/draft.ts';
import type { EditContext } from '../draft/quiz-kind.ts';

/**
 * Returns the events of `command`, or the refusal of a rule. Pure: the command holds all keys and
 * ids. `near` only speeds up the search for the item.
 */
export function decide(
  draft: Draft,
  command: QuizCommand,
  context: EditContext,
  near?: LocationHint,
): Decision {
  switch (command.type) {
    case 'detail.set':
      return decideDetail(draft, command, context);
    case 'activity.add':
    case 'activity.duplicate':
    case 'activity.remove':
    case 'activity.rename':
    case 'activity.move':
      return decideActivity(draft, command, context);
    case 'activities.import':
      return decideImport(draft, command);
    case 'question.add':
    case 'video.add':
    case 'item.remove':
    case 'item.move':
      return decideItem(draft, command, near);
    case 'items.add':
      return replaceItem(draft, decideItems(draft, command), command.replaces);
    case 'items.duplicate':
    case 'items.move':
    case 'items.remove':
    case 'items.setMultiple':
      return decideItems(draft, command);
    case 'texts.replace':
      return decideTexts(draft, command, context);
    case 'options.insert':
      return decideOptions(draft, command, near);
    case 'question.setTitle':
    case 'question.setImage':
    case 'question.setImageAlt':
    case 'question.setMultiple':
    case 'option.add':
    case 'option.remove':
    case 'option.move':
    case 'option.setText':
    case 'answer.choose':
      return decideQuestion(draft, command, near);
    default:
      return assertNever(command);
  }
}
