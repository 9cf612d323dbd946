import { toContent, type Call } from '../../api/client.ts';
import { getDashboard, type Dashboard } from '../../api/contract/dashboard.ts';
import { getQuizStatistics } from '../../api/contract/quiz-results.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import { findQuizWarnings, type QuizWarnings } from '../../domain/results/item-analysis.ts';
import {
  dashboardMachine,
  draftsMachine,
  resultWarningsMachine,
  type DashboardDays,
  type StoredDraft,
} from '../../machines/dashboard/dashboard-machines.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import { DraftKeyError } from '../journal/draft-key.ts';
import { listDrafts } from '../journal/list-drafts.ts';
import type { JournalOwner } from '../journal/provide-journal.ts';

/** Provides what waits for the person. */
export const provideDashboard = (call: Call): typeof dashboardMachine =>
  dashboardMachine.provide({
    actors: {
      load: fromCall<Dashboard, { readonly subject: DashboardDays }>(
        async ({ input: { subject }, signal }) =>
          toContent(await call(getDashboard, { query: subject }, { signal })),
      ),
    },
  });

/** Provides what is worth a look in the results of a quiz: from the statistics of its questions. */
export const provideResultWarnings = (call: Call): typeof resultWarningsMachine =>
  resultWarningsMachine.provide({
    actors: {
      load: fromCall<QuizWarnings, { readonly subject: number }>(
        async ({ input: { subject }, signal }) => {
          const response = await call(getQuizStatistics, { params: { id: subject } }, { signal });
          const statistics = toContent(response);
          return statistics.ok
            ? succeeded(findQuizWarnings(statistics.value.questions))
            : statistics;
        },
      ),
    },
  });

/**
 * Returns the drafts in this browser, or why the key that encrypts them cannot be had.
 */
async function loadDrafts(owner: JournalOwner): Promise<Outcome<readonly StoredDraft[]>> {
  try {
    return succeeded(await listDrafts(owner));
  } catch (reason) {
    if (reason instanceof DraftKeyError) return failed(reason.failure);
    throw reason;
  }
}

/** Provides the drafts in this browser; none where it stores nothing. */
export const provideDrafts = (owner: JournalOwner): typeof draftsMachine =>
  draftsMachine.provide({
    actors: {
      load: fromCall<readonly StoredDraft[], { readonly subject: null }>(() => loadDrafts(owner)),
    },
  });
