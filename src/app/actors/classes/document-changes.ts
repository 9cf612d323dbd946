import type { Call } from '../../../api/client.ts';
import type { DocumentChange } from '../../../domain/documents/document-change.ts';
import { documentChangesMachine } from '../../../machines/classes/documents/document-changes-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';

/** Provides what is done with documents. The calls load with the first change. */
export const provideDocumentChanges = (call: Call): typeof documentChangesMachine =>
  documentChangesMachine.provide({
    actors: {
      perform: fromCall<unknown, { readonly change: DocumentChange }>(async ({ input }) => {
        const { performChange } = await import('./document-calls.ts');
        return performChange(call, input.change);
      }),
    },
  });
