import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listTags } from '../../api/contract/articles.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { subjectsMachine, type Subject } from '../../machines/quiz/subjects-machine.ts';

/** The subjects over their call (API-098). */
export const suppliedSubjects = (call: Call): typeof subjectsMachine => subjectsMachine.provide({
  actors: {
    load: fromPromise<Outcome<readonly Subject[]>, { readonly subject: null }>(async ({ signal }) => {
      const answer = await call(listTags, {}, { signal });
      return answer.ok ? succeeded(answer.value.content) : answer;
    }),
  },
});
