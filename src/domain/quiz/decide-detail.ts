import type { SentenceKey } from '../sentences/en.ts';
import type { SetDetail } from './command.ts';
import { accepted, unchanged, type Decision } from './decision.ts';
import type { DetailField, Draft } from './draft.ts';
import type { DetailChanged } from './event.ts';
import type { EditContext } from './mode.ts';
import type { Refusal } from './refusal.ts';
import { articleRefusal, changeAccessRefusal } from './rules/refusals.ts';

const stepNames: Readonly<Record<DetailField, SentenceKey>> = {
  title: 'quiz.step.title',
  article: 'quiz.step.article',
  tags: 'quiz.step.tags',
  graded: 'quiz.step.graded',
  startDate: 'quiz.step.startDate',
  endDate: 'quiz.step.endDate',
  durationMinutes: 'quiz.step.duration',
  restrictNonInstitutional: 'quiz.step.access',
  showCaption: 'quiz.step.caption',
};

const isSame = (from: unknown, to: unknown): boolean =>
  from === to || JSON.stringify(from) === JSON.stringify(to);

function refusalOf({ field, value }: SetDetail, context: EditContext): Refusal | null {
  if (field === 'restrictNonInstitutional') return changeAccessRefusal(context);
  return field === 'article' && value !== null ? articleRefusal(context.mode) : null;
}

/** Decides a change of Quiz Details. */
export function decideDetail(draft: Draft, command: SetDetail, context: EditContext): Decision {
  if (isSame(draft[command.field], command.value)) return unchanged;
  const event = {
    type: 'detailChanged',
    field: command.field,
    from: draft[command.field],
    to: command.value,
  } as DetailChanged;
  return refusalOf(command, context) ?? accepted({ key: stepNames[command.field] }, event);
}
