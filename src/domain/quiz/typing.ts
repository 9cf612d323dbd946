import type { QuizCommand } from './command.ts';
import type { QuizEvent } from './event.ts';
import type { Step, TakeBack } from './step.ts';

/** After a pause of this length, typing in the same field begins a new step. */
export const typingPauseMs = 3000;

const isTyping = (command: QuizCommand | TakeBack): boolean => {
  switch (command.type) {
    case 'detail.set':
      return command.field === 'title' || command.field === 'durationMinutes';
    case 'activity.rename':
    case 'question.setTitle':
    case 'option.setText':
      return true;
    default:
      return false;
  }
};

function isSameField(a: QuizCommand | TakeBack, b: QuizCommand | TakeBack): boolean {
  if (a.type === 'detail.set') return b.type === a.type && a.field === b.field;
  if (a.type === 'activity.rename') return b.type === a.type && a.activity === b.activity;
  if (a.type === 'question.setTitle') return b.type === a.type && a.item === b.item;
  return a.type === 'option.setText' && b.type === a.type && a.item === b.item && a.option === b.option;
}

/** Whether `command`, given at `at`, goes on typing in the field that made `step`. `lastAt` is when that field changed last. */
export const continuesTyping = (step: Step, lastAt: number, command: QuizCommand, at: number): boolean =>
  isTyping(command) && isSameField(step.command, command) && at - lastAt <= typingPauseMs;

/** One event for two that followed each other in the same field; null when the second brought the first text back. */
export function joinTyping(first: QuizEvent, second: QuizEvent): QuizEvent | null {
  if (!('from' in first) || !('from' in second) || first.type !== second.type) throw new Error(`cannot join ${second.type} to ${first.type}`);
  return first.from === second.to ? null : { ...second, from: first.from } as QuizEvent;
}
