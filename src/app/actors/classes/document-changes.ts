import { fromPromise } from 'xstate';

import type { Call } from '../../../api/client.ts';
import type { DocumentChange } from '../../../domain/documents/document-change.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { documentChangesMachine } from '../../../machines/classes/documents/document-changes-machine.ts';

/** Provides what is done with documents. The calls load with the first change. */
export const provideDocumentChanges = (call: Call): typeof documentChangesMachine =>
  documentChangesMachine.provide({
    actors: {
      perform: fromPromise<Outcome<unknown>, { readonly change: DocumentChange }>(
        async ({ input }) => {
          const { performChange } = await import('./document-calls.ts');
          return performChange(call, input.change);
        },
      ),
    },
  });
