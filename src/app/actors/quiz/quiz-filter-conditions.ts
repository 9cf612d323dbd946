import type { Operator } from '../../../api/contract/list-request.ts';
import type { quizListProperties } from '../../../api/contract/quiz-list-properties.ts';
import { processStatus } from '../../../api/contract/entities/process-status.ts';
import { getStartOfDay, getWeek } from '../../../domain/lists/local-days.ts';
import {
  listActiveFilters,
  readQuizFilters,
  type FilterTexts,
  type QuizFilterName,
  type QuizFilterValues,
} from '../../../domain/lists/quiz-filters.ts';

/** A condition of a request for a list of quizzes. */
export interface FilterCondition {
  readonly bool_operator: 'and' | 'or';
  readonly property: keyof typeof quizListProperties;
  readonly operator: Operator;
  readonly value: string | number | boolean | null;
}

const create = (
  property: FilterCondition['property'],
  operator: Operator,
  value: FilterCondition['value'],
  bool_operator: 'and' | 'or' = 'and',
): FilterCondition => ({ bool_operator, property, operator, value });

/** Returns the time before `date`: the operator `after` leaves out the time it is given. */
const getTimeBefore = (date: Date): string => new Date(date.getTime() - 1).toISOString();

function toDeadlineConditions(
  deadline: QuizFilterValues['deadline'],
  now: number,
): FilterCondition[] {
  switch (deadline) {
    case 'week': {
      const { start, end } = getWeek(now);
      return [
        create('end_date', 'after', getTimeBefore(start)),
        create('end_date', 'before', end.toISOString()),
      ];
    }
    case 'past':
      return [create('end_date', 'before', new Date(now).toISOString())];
    case 'none':
      return [create('end_date', 'is_null', null)];
    case null:
      return [];
  }
}

/**
 * Returns the conditions of the active filters among `names`. `now` is in milliseconds since 1970;
 * days and weeks are those of the person's time zone.
 */
export function toFilterConditions(
  names: readonly QuizFilterName[],
  texts: FilterTexts,
  now: number,
): readonly FilterCondition[] {
  const { subject, deadline, access, owner, created, processing, sharing } = readQuizFilters(texts);
  const conditions: Readonly<Record<QuizFilterName, () => readonly FilterCondition[]>> = {
    subject: () =>
      subject.map((id, index) => create('subject', 'equals', id, index === 0 ? 'and' : 'or')),
    deadline: () => toDeadlineConditions(deadline, now),
    access: () => [create('restricted', 'equals', access === 'restricted')],
    owner: () => [create('user_name', 'contains', owner)],
    created: () => [
      ...(created.from === null
        ? []
        : [create('created_at', 'after', getTimeBefore(getStartOfDay(created.from)))]),
      ...(created.until === null
        ? []
        : [create('created_at', 'before', getStartOfDay(created.until, 1).toISOString())]),
    ],
    processing: () => [
      create(
        'process_status',
        'equals',
        processStatus.toWire(processing === 'failed' ? 'failed' : 'processing'),
      ),
    ],
    sharing: () => [create('is_shared', 'equals', sharing === 'shared')],
  };
  return listActiveFilters(names, texts).flatMap((name) => conditions[name]());
}
