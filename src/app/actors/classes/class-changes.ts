import type { Call } from '../../../api/client.ts';
import type { ClassChange } from '../../../domain/classes/class-change.ts';
import {
  classChangesMachine,
  type ClassChangeResult,
} from '../../../machines/classes/class-changes-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';

/** Provides the changes of classes. Their calls load with the first one. */
export function provideClassChanges(call: Call): typeof classChangesMachine {
  return classChangesMachine.provide({
    actors: {
      perform: fromCall<ClassChangeResult, { readonly change: ClassChange }>(async ({ input }) => {
        const { performClassChange } = await import('./perform-class-change.ts');
        return performClassChange(call, input.change);
      }),
    },
  });
}
