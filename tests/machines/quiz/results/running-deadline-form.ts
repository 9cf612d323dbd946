import { createActor, waitFor } from 'xstate';

import type { Outcome } from '../../../../src/domain/outcome.ts';
import {
  deadlineFormMachine,
  type DeadlineSubject,
  type DeadlineValues,
  type ResultsOverview,
} from '../../../../src/machines/quiz/results/deadline-form-machine.ts';
import type { Emitted } from '../../../../src/machines/shared/emitted.ts';
import type {
  LoadedForm,
  SavedForm,
  SaveFormInput,
} from '../../../../src/machines/shared/form/form-types.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';

/** The moment at which the tests happen. */
export const now = Date.parse('2026-03-04T10:00:00.000Z');

/** Returns the overview of quiz results as the server returns it. */
export const overview = (parts: Partial<ResultsOverview> = {}): ResultsOverview => ({
  title: 'Biology 101: Cells',
  isGraded: true,
  startDate: null,
  subscriptionEnd: '2026-12-31T00:00:00.000Z',
  isTrialOver: false,
  isExpired: false,
  distributedTo: 46,
  completedBy: 35,
  ...parts,
});

/** What a load answers with. */
export const loaded = (
  endDate: string | null,
  version = '1',
  parts: Partial<ResultsOverview> = {},
): LoadedForm<DeadlineValues> => ({ values: { overview: overview(parts), endDate }, version });

/** A running form of the deadline whose calls the test answers. */
export function startDeadlineForm() {
  const loads: ((outcome: Outcome<LoadedForm<DeadlineValues>>) => void)[] = [];
  const saves: (SaveFormInput<DeadlineValues, DeadlineSubject> & {
    readonly answer: (outcome: Outcome<SavedForm<DeadlineValues>>) => void;
  })[] = [];
  const machine = deadlineFormMachine.provide({
    actors: {
      load: fromCall<LoadedForm<DeadlineValues>, { readonly subject: DeadlineSubject }>(
        () =>
          new Promise((answer) => {
            loads.push(answer);
          }),
      ),
      save: fromCall<SavedForm<DeadlineValues>, SaveFormInput<DeadlineValues, DeadlineSubject>>(
        ({ input }) =>
          new Promise((answer) => {
            saves.push({ ...input, answer });
          }),
      ),
    },
  });
  const results = createActor(machine, {
    input: { quiz: 50, now: () => now, zoneMinutes: () => 0 },
  });
  const emitted: Emitted[] = [];
  for (const type of ['notice', 'navigate', 'unsavedWork'] as const)
    results.on(type, (event) => {
      emitted.push(event);
    });
  results.start();
  const reach = (state: string | object) =>
    waitFor(results, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  return { results, emitted, loads, saves, reach };
}
