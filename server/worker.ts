import { parseForm, parseJsonBody } from './http/body-tasks.ts';
import { readImport } from './interchange/import/read-import.ts';
import { listExportRemarks, writePackage } from './interchange/export/write-package.ts';

const tasks = { listExportRemarks, parseForm, parseJsonBody, readImport, writePackage };

/** The tasks of the worker threads. Input and result are copied between the threads. */
export type Tasks = typeof tasks;

/** Runs a task by its name, in a thread of server/workers/worker-pool.ts. */
export default function runTask({
  name,
  input,
}: {
  readonly name: keyof Tasks;
  readonly input: never;
}): unknown {
  return tasks[name](input);
}
