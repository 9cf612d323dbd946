import { createActor, fromPromise, waitFor } from 'xstate';

import type { Outcome } from '../../../../src/domain/outcome.ts';
import {
  resultsHeadMachine,
  type HeadSubject,
  type HeadValues,
  type ResultsHead,
} from '../../../../src/machines/quiz/results/results-head-machine.ts';
import type { Emitted } from '../../../../src/machines/shared/emitted.ts';
import type {
  LoadedForm,
  SavedForm,
  SaveFormInput,
} from '../../../../src/machines/shared/form/form-types.ts';

/** The moment at which the tests happen. */
export const now = Date.parse('2026-03-04T10:00:00.000Z');

/** Returns the head of quiz results as the server returns it. */
export const head = (parts: Partial<ResultsHead> = {}): ResultsHead => ({
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
  parts: Partial<ResultsHead> = {},
): LoadedForm<HeadValues> => ({ values: { head: head(parts), endDate }, version });

/** A running head whose calls the test answers. */
export function startHead() {
  const loads: ((outcome: Outcome<LoadedForm<HeadValues>>) => void)[] = [];
  const saves: (SaveFormInput<HeadValues, HeadSubject> & {
    readonly answer: (outcome: Outcome<SavedForm<HeadValues>>) => void;
  })[] = [];
  const machine = resultsHeadMachine.provide({
    actors: {
      load: fromPromise<Outcome<LoadedForm<HeadValues>>, { readonly subject: HeadSubject }>(
        () =>
          new Promise((answer) => {
            loads.push(answer);
          }),
      ),
      save: fromPromise<Outcome<SavedForm<HeadValues>>, SaveFormInput<HeadValues, HeadSubject>>(
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
