import { fromCallback } from 'xstate';

import type { Call } from '../../api/client.ts';
import { importTemplates } from '../../api/contract/quiz-template.ts';
import { failed, succeeded } from '../../domain/outcome.ts';
import { quizImportMachine } from '../../machines/quiz/importing/quiz-import-machine.ts';
import type {
  PackageReport,
  PackageRequest,
  QuizImportEvent,
} from '../../machines/quiz/importing/quiz-import-types.ts';

function sendPackage(
  call: Call,
  { file, leaveOut, name }: PackageRequest,
  report: (event: PackageReport) => void,
): () => void {
  const ending = new AbortController();
  const input = {
    query: name === null ? { dryRun: '1' as const } : {},
    body: { file, ...(leaveOut.length > 0 && { leave_out: JSON.stringify(leaveOut) }) },
  };
  const options = {
    signal: ending.signal,
    onProgress: (part: number) => {
      report({ type: 'package.progress', part });
    },
    ...(name !== null && { idempotencyKey: name }),
  };
  call(importTemplates, input, options).then(
    (answer) => {
      report({
        type: 'package.sent',
        outcome: answer.ok ? succeeded(answer.value.content) : answer,
      });
    },
    () => {
      if (!ending.signal.aborted)
        report({ type: 'package.sent', outcome: failed({ kind: 'unexpected' }) });
    },
  );
  return () => {
    ending.abort();
  };
}

/** The import dialog over its call (API-043): a dry run to look at, then the import under a name that makes a repetition harmless. */
export const suppliedQuizImport = (call: Call): typeof quizImportMachine =>
  quizImportMachine.provide({
    actors: {
      sendPackage: fromCallback<QuizImportEvent, PackageRequest>(({ input, sendBack }) =>
        sendPackage(call, input, sendBack),
      ),
    },
  });
