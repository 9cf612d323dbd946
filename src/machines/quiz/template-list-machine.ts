import { createListMachine } from '../shared/list-machine.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';

/** A quiz template as its list shows it (QLST-02). `createdAt` is ISO 8601 in UTC. */
export interface TemplateRow {
  readonly id: number;
  readonly title: string;
  readonly createdAt: string;
  readonly countOfQuestions: number;
  readonly isBeingProcessed: boolean;
}

/** What the list shows when its address says nothing: the newest templates first. */
export const templateListDefaults: ListDefaults = { sort: { field: 'createdAt', order: 'desc' }, filters: {} };

/** The template list (QLST-01 to QLST-08): search, sort, pages, delete. Supply `loadPage` and `removeItem`. */
export const templateListMachine = createListMachine<TemplateRow>({ id: 'templateList', removed: { key: 'quiz.deleted' } });
