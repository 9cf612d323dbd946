import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listTags } from '../../api/contract/articles.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { subjectsMachine, type Subject } from '../../machines/quiz/subjects-machine.ts';

/** Asks for every subject. */
export type LoadSubjects = () => Promise<Outcome<readonly Subject[]>>;

/** The subjects' call (API-098). Whoever asks while an answer is under way shares it: a new quiz needs it twice, for its default and for the choice. */
export function subjectsCall(call: Call): LoadSubjects {
  let underWay: ReturnType<LoadSubjects> | null = null;
  const ask: LoadSubjects = async () => {
    const answer = await call(listTags, {});
    return answer.ok ? succeeded(answer.value.content) : answer;
  };
  return async () => {
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** The subjects over their call. */
export const suppliedSubjects = (loadSubjects: LoadSubjects): typeof subjectsMachine =>
  subjectsMachine.provide({
    actors: {
      load: fromPromise<Outcome<readonly Subject[]>, { readonly subject: null }>(loadSubjects),
    },
  });
