import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { release } from '../../src/domain/release.ts';
import { describeChart } from '../../src/inspection/chart/describe-chart.ts';
import { markFunctions } from '../../src/inspection/recording/recorded-functions.ts';
import { hashChart } from '../../src/inspection/recording/recording.ts';
import { writeRecording } from '../../src/inspection/recording/write-recording.ts';
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

/**
 * A path in a file, which `npm run test:model -- --replay FILE` walks again. The file is a recording
 * too, which the inspector opens and plays.
 */
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

/** Returns a path as a recording of its machine. What is sent to its children is left out. */
function toRecording({ machine, model, part }: PathOrigin, { steps }: ModelPath): object {
  const now = new Date().toISOString();
  const { text } = writeRecording(
    {
      startedAt: now,
      recordedAt: now,
      product: release,
      actors: [
        {
          id: machine,
          name: machine,
          parent: null,
          machine,
          chartHash: hashChart(describeChart(model.machine)),
          startedAtMs: 0,
          stoppedAtMs: null,
          start: { kind: 'input', input: markFunctions(model.parts[part]?.createInput(), {}) },
          states: [],
          steps: steps
            .filter(({ event }) => event.toChild === undefined)
            .map(({ event }, index) => ({ atMs: index, event, sender: null, states: null })),
        },
      ],
    },
    (limit) => Math.floor(Math.random() * limit),
  );
  return JSON.parse(text) as object;
}

/** Writes a failing path to a file and returns the error that says how to replay it. */
function createPathError(
  origin: PathOrigin,
  path: ModelPath,
  failedStep: number,
  cause: unknown,
): Error {
  const { machine, level, part, model } = origin;
  const { start, steps, title } = path;
  const file = join(folder, `${machine}-${hash(`${level} ${part} ${title}`)}.json`);
  const stored: StoredPath = {
    machine,
    machineId: model.machine.id,
    level,
    part,
    input: model.parts[part]?.createInput() as unknown,
    start,
    steps,
    failedStep,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...toRecording(origin, path), ...stored }, toJson, 2));
  const step = steps[failedStep - 1];
  const place =
    step === undefined
      ? 'at the start'
      : `in step ${String(failedStep)}, ${step.name}, from ${step.from}`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const replay = `npm run test:model -- --replay ${relative(root, file)}`;
  return new Error(
    `${place}: ${reason}\nReplay: ${replay}\nor open the file in the inspector ('Open recording…')`,
    { cause },
  );
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
