import { listViews } from './en/list-views.ts';

/** The texts of saved views, columns and page sizes, which load with their code. */
export const listViewMessages = { listViews } as const;
