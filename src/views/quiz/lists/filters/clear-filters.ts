import type { FilterTexts, QuizFilterName } from '../../../../domain/lists/quiz-filters.ts';
import type { QuizListRef } from '../../../../machines/quiz/lists/quiz-list-machine.ts';

/** Whether the address has filters that people add, be they valid or not. */
export const hasFilters = (names: readonly QuizFilterName[], texts: FilterTexts): boolean =>
  names.some((name) => texts[name]);

/** Removes all filters that people added. */
export function clearFilters(list: QuizListRef, names: readonly QuizFilterName[]): void {
  list.send({
    type: 'filters.choose',
    filters: Object.fromEntries(names.map((name) => [name, ''])),
  });
}
