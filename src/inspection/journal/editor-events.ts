import type { AnyEventObject } from 'xstate';

import { assertNever } from '../../domain/assert-never.ts';
import type { DraftItem } from '../../domain/quiz/draft/draft.ts';
import { matchItem } from '../../domain/quiz/draft/item-type.ts';
import type { QuizEvent } from '../../domain/quiz/events/event.ts';
import type { JournalLine } from '../../domain/quiz/journal/journal.ts';
import { getIntents, type Intent } from '../../domain/quiz/rebase/intents.ts';

type Stepped = Extract<JournalLine, { readonly type: 'stepped' }>;
type AddedEvent = Extract<Intent, { readonly kind: 'add' }>['event'];

const toAddItemEvent = (item: DraftItem): AnyEventObject =>
  matchItem(item, {
    question: () => ({ type: 'question.add' }),
    video: ({ article }) => ({ type: 'video.choose', article }),
  });

/** Returns what the person did to add a part. */
function toAddEvent(added: AddedEvent, events: readonly QuizEvent[]): AnyEventObject {
  switch (added.type) {
    case 'activityAdded':
      return events.length > 1 || added.activity.items.length > 0
        ? { type: 'playlists.import' }
        : { type: 'activity.add' };
    case 'itemAdded':
      return toAddItemEvent(added.item);
    case 'optionAdded':
      return { type: 'option.add', item: added.at.item };
  }
}

/** Returns the event of the editor that makes a step of this kind. */
function toCommandEvent({ events, name }: Stepped): AnyEventObject {
  if ('key' in name && name.key === 'quiz.step.reverted') return { type: 'history.revertStep' };
  if ('key' in name && name.key === 'quiz.step.revertedTogether')
    return { type: 'history.revertWithDependents' };
  const intent = getIntents(events)[0]?.[1];
  if (intent === undefined) return { type: 'journal.unknown' };
  if (intent.kind === 'add') return toAddEvent(intent.event, events);
  return intent.kind === 'answers' ? { type: 'answer.choose', item: intent.item } : intent.command;
}

const savingEnds = 'xstate.done.actor.0.quizEditor.form.saving';

/** Returns the event of the editor that writes such a line into its journal. */
export function toEditorEvent(line: JournalLine): AnyEventObject {
  switch (line.type) {
    case 'stepped':
      return toCommandEvent(line);
    case 'undone':
      return { type: 'history.undo' };
    case 'redone':
      return { type: 'history.redo' };
    case 'jumped':
      return { type: 'history.jumpToStep', step: line.to };
    case 'typingEnded':
      return { type: 'field.leave' };
    case 'rebased':
      return { type: 'conflict.save' };
    case 'attempted':
      return { type: 'editor.save' };
    case 'attemptRefused':
    case 'attemptsSettled':
      return { type: savingEnds, output: { ok: false, failure: { kind: 'unexpected' } } };
    case 'saved':
      return { type: savingEnds, output: { ok: true, value: null } };
    default:
      return assertNever(line);
  }
}
