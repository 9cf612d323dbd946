import { assertNever } from '../assert-never.ts';
import type { Near, QuizCommand } from './command.ts';
import { decideActivity } from './decide-activity.ts';
import { decideDetail } from './decide-detail.ts';
import { decideImport } from './decide-import.ts';
import { decideItem } from './decide-item.ts';
import { decideQuestion } from './decide-question.ts';
import type { Decision } from './decision.ts';
import type { Draft } from './draft.ts';
import type { EditContext } from './mode.ts';

/** What `command` does to `draft`: its events, or the reason why a rule refuses it. Pure; keys and ids stand in the command, `near` only saves a search. */
export function decide(
  draft: Draft,
  command: QuizCommand,
  context: EditContext,
  near?: Near,
): Decision {
  switch (command.type) {
    case 'detail.set':
      return decideDetail(draft, command, context);
    case 'activity.add':
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
    case 'question.setTitle':
    case 'question.setImage':
    case 'question.setMultiple':
    case 'option.add':
    case 'option.remove':
    case 'option.setText':
    case 'answer.choose':
      return decideQuestion(draft, command, near);
    default:
      return assertNever(command);
  }
}
