import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listTemplates } from '../../api/contract/quiz-template.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import {
  newestTemplatesMachine,
  type NewTemplate,
} from '../../machines/dashboard/newest-templates-machine.ts';

const maxTemplates = 5;

/** Provides the newest quiz templates (API-038). */
export const provideNewestTemplates = (call: Call): typeof newestTemplatesMachine =>
  newestTemplatesMachine.provide({
    actors: {
      load: fromPromise<Outcome<readonly NewTemplate[]>, { readonly subject: null }>(
        async ({ signal }) => {
          const response = await call(
            listTemplates,
            {
              body: {
                navigation: { page: 1, itemsOnPage: maxTemplates },
                filter: [],
                sort: [['created_at', 'desc']],
              },
            },
            { signal },
          );
          return response.ok
            ? succeeded(
                response.value.content.result.map(({ id, title, createdAt, countOfQuestions }) => ({
                  id,
                  title,
                  createdAt,
                  countOfQuestions,
                })),
              )
            : response;
        },
      ),
    },
  });
