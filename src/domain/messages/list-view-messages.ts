import { listViews } from './en/list-views.ts';

/** The texts of saved views and columns, which load with their code. */
export const listViewMessages = { listViews } as const;
