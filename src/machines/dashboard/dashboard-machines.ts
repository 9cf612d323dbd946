import type { ActorRefFrom } from 'xstate';

import type { Dashboard } from '../../api/contract/dashboard.ts';
import type { QuizKind } from '../../domain/access/quiz-kind.ts';
import type { DraftSource } from '../../domain/dashboard/quiz-links.ts';
import type { QuizWarnings } from '../../domain/results/item-analysis.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/** The days that the dashboard shows, as ISO 8601 instants. Results count since `since`. */
export interface DashboardDays {
  readonly from: string;
  readonly until: string;
  readonly since: string;
}

/** What waits for the person; the contract's. */
export type DashboardContent = Dashboard;

/** A quiz with unsaved changes in this browser. `changedAt` is milliseconds since 1970. */
export interface QuizDraft {
  readonly id: string;
  readonly kind: QuizKind;
  readonly source: DraftSource;
  readonly title: string;
  readonly changeCount: number;
  readonly changedAt: number;
}

/** What waits for the person (NAV-046). Provide `load`. */
export const dashboardMachine = createLoadMachine<DashboardDays, Dashboard>('dashboard');

/** The drafts in this browser, the last changed first. Provide `load`. */
export const draftsMachine = createLoadMachine<null, readonly QuizDraft[]>('drafts');

/** What is worth a look in the results of a quiz, by its id. Provide `load`. */
export const resultWarningsMachine = createLoadMachine<number, QuizWarnings>('resultWarnings');

/** The running loads. */
export type ResultWarningsRef = ActorRefFrom<typeof resultWarningsMachine>;
export type DashboardRef = ActorRefFrom<typeof dashboardMachine>;
export type DraftsRef = ActorRefFrom<typeof draftsMachine>;
