import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import type { MachineModel } from './define-model.ts';
import type { ModelLevel } from './model-report.ts';
import { runPath, type ModelDriver, type ModelPath } from './model.ts';

/** Which walk of which machine a path belongs to. */
export interface PathOrigin {
  /** The name of the exported machine without `Machine`. */
  readonly machine: string;
  readonly level: ModelLevel;
  readonly part: string;
  readonly model: MachineModel;
}

/** A path in a file, which `npm run test:model -- --replay FILE` walks again. */
export interface StoredPath extends Pick<ModelPath, 'start' | 'steps'> {
  readonly machine: string;
  readonly machineId: string;
  readonly level: ModelLevel;
  readonly part: string;
  readonly input: unknown;
  /** The step that failed, from 1; 0 for the start. */
  readonly failedStep: number;
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/lectern/failing-paths');

/** What JSON cannot hold is named instead. */
export function toJson(_: string, value: unknown): unknown {
  if (value instanceof File) return `File ${value.name}`;
  if (value instanceof Error) return `Error ${value.message}`;
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  return typeof value === 'function' ? 'a function' : value;
}

/** A short number that differs between paths. */
const hash = (text: string): string =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_048_576, 7).toString(16);

/** Writes a failing path to a file and returns the error that says how to replay it. */
function createPathError(
  { machine, level, part, model }: PathOrigin,
  { start, steps, title }: ModelPath,
  failedStep: number,
  cause: unknown,
): Error {
  const file = join(folder, `${machine}-${hash(`${level} ${part} ${title}`)}.json`);
  const stored: StoredPath = {
    machine,
    machineId: model.machine.id,
    level,
    part,
    input: model.parts[part]?.input as unknown,
    start,
    steps,
    failedStep,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(stored, toJson, 2));
  const step = steps[failedStep - 1];
  const place =
    step === undefined
      ? 'at the start'
      : `in step ${String(failedStep)}, ${step.name}, from ${step.from}`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const replay = `npm run test:model -- --replay ${relative(root, file)}`;
  return new Error(`${place}: ${reason}\nReplay: ${replay}`, { cause });
}

/** Walks a path; when it fails, the error says in which step and how to replay it. */
export async function walkPath(
  origin: PathOrigin,
  path: ModelPath,
  driver: ModelDriver,
): Promise<void> {
  let step = 0;
  try {
    await runPath(path, {
      ...driver,
      perform: (next) => {
        step += 1;
        return driver.perform(next);
      },
    });
  } catch (error) {
    throw createPathError(origin, path, step, error);
  }
}

/** Reads a path that failed. */
export const readStoredPath = (file: string): StoredPath =>
  JSON.parse(readFileSync(resolve(root, file), 'utf8')) as StoredPath;
