import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import {
  cancelRebuild,
  listRebuilds,
  rebuildLibraryQuiz,
  rebuildSections,
  type RebuildBatch,
} from '../../api/contract/quiz-rebuild.ts';
import { rebuildTypes, type RebuildChoice } from '../../domain/quiz/rebuild.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { rebuildProgressMachine } from '../../machines/quiz/rebuild/rebuild-progress-machine.ts';
import { rebuildQuizMachine } from '../../machines/quiz/rebuild/rebuild-quiz-machine.ts';
import { rebuildSectionsMachine } from '../../machines/quiz/rebuild/rebuild-sections-machine.ts';

/** The rebuild dialog over its call (API-080). */
export const suppliedRebuildSections = (call: Call): typeof rebuildSectionsMachine =>
  rebuildSectionsMachine.provide({
    actors: {
      rebuildSections: fromPromise<Outcome<unknown>, RebuildChoice>(
        ({ input: { type, isAllUpdate } }) =>
          call(rebuildSections, {
            body: {
              type: rebuildTypes.indexOf(type ?? 'all') + 1,
              isAllUpdate: isAllUpdate ? 1 : 0,
            },
          }),
      ),
    },
  });

/** The rebuild of one quiz over its call (API-079). */
export const suppliedRebuildQuiz = (call: Call): typeof rebuildQuizMachine =>
  rebuildQuizMachine.provide({
    actors: {
      rebuildQuiz: fromPromise<Outcome<unknown>, { readonly quiz: number }>(({ input: { quiz } }) =>
        call(rebuildLibraryQuiz, { params: { id: quiz } }),
      ),
    },
  });

/** The progress of queued rebuilds over its calls. */
export const suppliedRebuildProgress = (call: Call): typeof rebuildProgressMachine =>
  rebuildProgressMachine.provide({
    actors: {
      loadRebuilds: fromPromise<Outcome<readonly RebuildBatch[]>>(async ({ signal }) => {
        const answer = await call(listRebuilds, {}, { signal });
        return answer.ok ? succeeded(answer.value.content) : answer;
      }),
      cancelRebuild: fromPromise<Outcome<unknown>, { readonly batch: number }>(
        ({ input: { batch } }) => call(cancelRebuild, { params: { id: batch } }),
      ),
    },
  });
