import type { MessageKey } from '../../messages/en.ts';
import type { SetDetail } from './command.ts';
import { accept, unchanged, type Decision, type Refusal } from './decision.ts';
import type { DetailField, Draft } from '../draft/draft.ts';
import type { DetailChanged } from '../events/event.ts';
import type { EditContext } from '../draft/quiz-kind.ts';
import { checkSetArticle, checkChangeAccess } from './refusals.ts';

const stepNames: Readonly<Record<DetailField, MessageKey>> = {
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

function checkDetail({ field, value }: SetDetail, context: EditContext): Refusal | null {
  if (field === 'restrictNonInstitutional') return checkChangeAccess(context);
  return field === 'article' && value !== null ? checkSetArticle(context.kind) : null;
}

/** Decides a change of one field of Quiz Details. */
export function decideDetail(draft: Draft, command: SetDetail, context: EditContext): Decision {
  if (isSame(draft[command.field], command.value)) return unchanged;
  const event = {
    type: 'detailChanged',
    field: command.field,
    from: draft[command.field],
    to: command.value,
  } as DetailChanged;
  return checkDetail(command, context) ?? accept({ key: stepNames[command.field] }, event);
}
