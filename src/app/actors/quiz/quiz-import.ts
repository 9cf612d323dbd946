import { fromCallback } from 'xstate';

import { toContent, type Call } from '../../../api/client.ts';
import {
  deleteTemplate,
  encodeImportQuery,
  importTemplates,
} from '../../../api/contract/quiz-template.ts';
import { failed } from '../../../domain/outcome.ts';
import { quizImportMachine } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import type {
  PackageReport,
  PackageRequest,
  QuizImportEvent,
} from '../../../machines/quiz/importing/quiz-import-setup.ts';
import { fromItemCalls } from '../../../machines/shared/from-call.ts';
import type { DeletedItem } from '../../../machines/shared/list/recycle-bin-machine.ts';

function sendPackage(
  call: Call,
  { file, choices, idempotencyKey }: PackageRequest,
  report: (event: PackageReport) => void,
): () => void {
  const abort = new AbortController();
  const input = {
    query: encodeImportQuery(idempotencyKey === null),
    body: { file, ...(choices.length > 0 && { quizzes: JSON.stringify(choices) }) },
  };
  const options = {
    signal: abort.signal,
    onProgress: (part: number) => {
      report({ type: 'package.progress', part });
    },
    ...(idempotencyKey !== null && { idempotencyKey }),
  };
  call(importTemplates, input, options).then(
    (response) => {
      report({
        type: 'package.sent',
        outcome: toContent(response),
      });
    },
    () => {
      if (!abort.signal.aborted)
        report({ type: 'package.sent', outcome: failed({ kind: 'unexpected' }) });
    },
  );
  return () => {
    abort.abort();
  };
}

/**
 * Provides the import dialog with its calls (API-043, API-040): a dry run for the review, the import
 * under an idempotency key, and the removal of what was imported.
 */
export const provideQuizImport = (call: Call): typeof quizImportMachine =>
  quizImportMachine.provide({
    actors: {
      sendPackage: fromCallback<QuizImportEvent, PackageRequest>(({ input, sendBack }) =>
        sendPackage(call, input, sendBack),
      ),
      removeQuizzes: fromItemCalls<DeletedItem>(({ id }) =>
        call(deleteTemplate, { params: { id } }),
      ),
    },
  });
