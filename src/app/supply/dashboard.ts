import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listTemplates } from '../../api/contract/quiz-template.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import {
  newestTemplatesMachine,
  type NewTemplate,
} from '../../machines/dashboard/newest-templates-machine.ts';

const shown = 5;

/** The newest quiz templates over their call (API-038). */
export const suppliedNewestTemplates = (call: Call): typeof newestTemplatesMachine =>
  newestTemplatesMachine.provide({
    actors: {
      load: fromPromise<Outcome<readonly NewTemplate[]>, { readonly subject: null }>(
        async ({ signal }) => {
          const answer = await call(
            listTemplates,
            {
              body: {
                navigation: { page: 1, itemsOnPage: shown },
                filter: [],
                sort: [['created_at', 'desc']],
              },
            },
            { signal },
          );
          return answer.ok
            ? succeeded(
                answer.value.content.result.map(({ id, title, createdAt, countOfQuestions }) => ({
                  id,
                  title,
                  createdAt,
                  countOfQuestions,
                })),
              )
            : answer;
        },
      ),
    },
  });
