import type { ActorRefFrom } from 'xstate';

import type { Dashboard } from '../../api/contract/dashboard.ts';
import type { QuizKind } from '../../domain/quiz/draft/quiz-kind.ts';
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

interface DraftFacts {
  readonly id: string;
  readonly title: string;
  readonly changeCount: number;
  readonly changedAt: number;
}

/** A quiz with unsaved changes in this browser. */
export interface QuizDraft extends DraftFacts {
  readonly kind: QuizKind;
  readonly source: DraftSource;
}

/** A playlist with unsaved changes in this browser; a copy has no stored playlist any more. */
export interface PlaylistDraft extends DraftFacts {
  readonly kind: 'playlist';
  readonly source: { readonly kind: 'stored' | 'copy'; readonly playlist: number };
}

/** Unsaved changes in this browser. `changedAt` is milliseconds since 1970. */
export type StoredDraft = QuizDraft | PlaylistDraft;

/** What waits for the person (NAV-046). Provide `load`. */
export const dashboardMachine = createLoadMachine<DashboardDays, Dashboard>('dashboard');

/** The drafts in this browser, the last changed first. Provide `load`. */
export const draftsMachine = createLoadMachine<null, readonly StoredDraft[]>('drafts');

/** What is worth a look in the results of a quiz, by its id. Provide `load`. */
export const resultWarningsMachine = createLoadMachine<number, QuizWarnings>('resultWarnings');

/** The running loads. */
export type ResultWarningsRef = ActorRefFrom<typeof resultWarningsMachine>;
export type DashboardRef = ActorRefFrom<typeof dashboardMachine>;
export type DraftsRef = ActorRefFrom<typeof draftsMachine>;
