import type { Call } from '../../../api/client.ts';
import { getClass } from '../../../api/contract/class.ts';
import { succeeded } from '../../../domain/outcome.ts';
import {
  classPageMachine,
  type LoadedClass,
} from '../../../machines/classes/class-page-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';

/** Provides the page of a class (API-016). */
export const provideClassPage = (call: Call): typeof classPageMachine =>
  classPageMachine.provide({
    actors: {
      load: fromCall<LoadedClass, { readonly subject: number }>(
        async ({ input: { subject: id }, signal }) => {
          const response = await call(getClass, { params: { id } }, { signal });
          return response.ok
            ? succeeded({ detail: response.value.content, version: response.value.version })
            : response;
        },
      ),
    },
  });
