import { fromPromise } from 'xstate';

import type { Call } from '../../../api/client.ts';
import type { ClassChange } from '../../../domain/classes/class-change.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import {
  classChangesMachine,
  type ClassChangeResult,
} from '../../../machines/classes/class-changes-machine.ts';

/** Provides the changes of classes. Their calls load with the first one. */
export function provideClassChanges(call: Call): typeof classChangesMachine {
  return classChangesMachine.provide({
    actors: {
      perform: fromPromise<Outcome<ClassChangeResult>, { readonly change: ClassChange }>(
        async ({ input }) => {
          const { performClassChange } = await import('./perform-class-change.ts');
          return performClassChange(call, input.change);
        },
      ),
    },
  });
}
