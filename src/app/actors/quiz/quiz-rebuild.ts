import { toContent, type Call } from '../../../api/client.ts';
import {
  cancelRebuild,
  encodeRebuild,
  listRebuilds,
  rebuildLibraryQuiz,
  rebuildSections,
  type RebuildBatch,
} from '../../../api/contract/quiz-rebuild.ts';
import type { RebuildForm } from '../../../domain/quiz/rebuild/rebuild.ts';
import { rebuildProgressMachine } from '../../../machines/quiz/rebuild/rebuild-progress-machine.ts';
import {
  rebuildQuizMachine,
  type Rebuilt,
} from '../../../machines/quiz/rebuild/rebuild-quiz-machine.ts';
import { rebuildSectionsMachine } from '../../../machines/quiz/rebuild/rebuild-sections-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';

/** Provides the rebuild dialog with its call (API-080). */
export const provideRebuildSections = (call: Call): typeof rebuildSectionsMachine =>
  rebuildSectionsMachine.provide({
    actors: {
      rebuildSections: fromCall<unknown, RebuildForm>(({ input: { type, isAllUpdate } }) =>
        call(rebuildSections, { body: encodeRebuild(type ?? 'all', isAllUpdate) }),
      ),
    },
  });

/** Provides the rebuild of one quiz with its call (API-079). */
export const provideRebuildQuiz = (call: Call): typeof rebuildQuizMachine =>
  rebuildQuizMachine.provide({
    actors: {
      rebuildQuiz: fromCall<Rebuilt, { readonly quiz: number }>(({ input: { quiz } }) =>
        call(rebuildLibraryQuiz, { params: { id: quiz } }),
      ),
    },
  });

/** Provides the progress of queued rebuilds with its calls. */
export const provideRebuildProgress = (call: Call): typeof rebuildProgressMachine =>
  rebuildProgressMachine.provide({
    actors: {
      loadRebuilds: fromCall<readonly RebuildBatch[]>(async ({ signal }) => {
        return toContent(await call(listRebuilds, {}, { signal }));
      }),
      cancelRebuild: fromCall<unknown, { readonly batch: number }>(({ input: { batch } }) =>
        call(cancelRebuild, { params: { id: batch } }),
      ),
    },
  });
