import { toContent, type Call } from '../../../../api/client.ts';
import { listTags } from '../../../../api/contract/articles.ts';
import type { Outcome } from '../../../../domain/outcome.ts';
import { fromCall } from '../../../../machines/shared/from-call.ts';
import { subjectsMachine, type Subject } from '../../../../machines/shared/subjects-machine.ts';

/** Loads every subject. */
export type LoadSubjects = () => Promise<Outcome<readonly Subject[]>>;

/**
 * Creates the call of the subjects (API-098). Concurrent loads share one request: a new quiz needs
 * the subjects for its default and for the dialog.
 */
export function createLoadSubjects(call: Call): LoadSubjects {
  let pending: ReturnType<LoadSubjects> | null = null;
  const load: LoadSubjects = async () => {
    return toContent(await call(listTags, {}));
  };
  return async () => {
    pending ??= load().finally(() => {
      pending = null;
    });
    return pending;
  };
}

/** Provides the subjects with their call. */
export const provideSubjects = (loadSubjects: LoadSubjects): typeof subjectsMachine =>
  subjectsMachine.provide({
    actors: {
      load: fromCall<readonly Subject[], { readonly subject: null }>(loadSubjects),
    },
  });
