import { fromCallback } from 'xstate';

import { toContent, type Call } from '../../../api/client.ts';
import { encodeImportQuery, importTemplates } from '../../../api/contract/quiz-template.ts';
import { failed } from '../../../domain/outcome.ts';
import {
  quizImportMachine,
  type PackageReport,
  type PackageRequest,
  type QuizImportEvent,
} from '../../../machines/quiz/importing/quiz-import-machine.ts';

function sendPackage(
  call: Call,
  { file, excludedItems, idempotencyKey }: PackageRequest,
  report: (event: PackageReport) => void,
): () => void {
  const abort = new AbortController();
  const input = {
    query: encodeImportQuery(idempotencyKey === null),
    body: { file, ...(excludedItems.length > 0 && { leave_out: JSON.stringify(excludedItems) }) },
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
 * Provides the import dialog with its call (API-043): a dry run for the review, then the import
 * under an idempotency key.
 */
export const provideQuizImport = (call: Call): typeof quizImportMachine =>
  quizImportMachine.provide({
    actors: {
      sendPackage: fromCallback<QuizImportEvent, PackageRequest>(({ input, sendBack }) =>
        sendPackage(call, input, sendBack),
      ),
    },
  });
