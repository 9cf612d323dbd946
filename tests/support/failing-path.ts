import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AnyEventObject } from 'xstate';

import { href } from '../../src/domain/access/href.ts';
import { release } from '../../src/domain/release.ts';
import { describeChart } from '../../src/inspection/chart/describe-chart.ts';
import type { ModelLevel } from '../../src/inspection/model-coverage.ts';
import { markFunctions } from '../../src/inspection/recording/recorded-functions.ts';
import { hashChart } from '../../src/inspection/recording/recording.ts';
import { writeRecording } from '../../src/inspection/recording/write-recording.ts';
import { maxLinkLength, toFragment } from '../../src/inspection/simulation/script-link.ts';
import type { PathFailure, SimulationCommand } from '../../src/inspection/simulation/simulation.ts';
import type { MachineModel } from './define-model.ts';
import { OtherState, runPath, type ModelDriver, type ModelPath } from './model.ts';

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

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/**
 * Returns a value as a link can hold it; an error becomes its fields. Adds to `leftOut` what it
 * cannot hold, by its place and what it is.
 */
function toHeld(value: unknown, place: string, leftOut: Set<string>): unknown {
  const toInner = (inner: unknown, key: unknown): unknown =>
    toHeld(inner, place === '' ? String(key) : `${place}.${String(key)}`, leftOut);
  if (typeof value === 'function') {
    leftOut.add(`${place} (a function)`);
    return undefined;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) {
    if (value.constructor !== Error) leftOut.add(`${place} (the class ${value.constructor.name})`);
    const fields = Object.entries(value).map(([key, inner]) => [key, toInner(inner, key)]);
    return { ...Object.fromEntries(fields), name: value.name, message: value.message };
  }
  if (value instanceof Map)
    return new Map([...value].map(([key, inner]) => [key, toInner(inner, key)]));
  if (value instanceof Set) return new Set([...value].map(toInner));
  if (Array.isArray(value)) return value.map(toInner);
  if (isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, toInner(inner, key)]),
    );
  leftOut.add(`${place} (${value.constructor.name})`);
  return undefined;
}

/** How much of the message of a test a link holds. */
const maxMessageLength = 500;

const getMessage = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

/** Returns what a test found, by its error. */
const toFound = (cause: unknown): PathFailure['found'] =>
  cause instanceof OtherState
    ? { kind: 'state', text: cause.found }
    : {
        kind: 'message',
        text: stripVTControlCharacters(getMessage(cause)).slice(0, maxMessageLength),
      };

/** Returns the address of the inspector, as the server is configured or starts without settings. */
function getInspectorUrl(machine: string): string {
  const { PORT = '4000', PUBLIC_URL, ROUTE_PREFIX = '/admin' } = process.env;
  const site = PUBLIC_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${PORT}`;
  const query = new URLSearchParams({ machine, tab: 'simulate' });
  return `${site}${ROUTE_PREFIX}${href('inspector')}?${String(query)}`;
}

/**
 * Returns the lines with the address that opens the failed step in the simulator, and with what the
 * address cannot hold. The steps after the failed one, which the test did not take, are not in it.
 */
function printLink(
  { machine, level, part, model }: PathOrigin,
  { start, steps }: ModelPath,
  failedStep: number,
  cause: unknown,
): readonly string[] {
  const leftOut = new Set<string>();
  const input = markFunctions(model.parts[part]?.createInput(), {});
  const taken = steps.slice(0, failedStep);
  const commands = taken.flatMap(({ name, event }): readonly SimulationCommand[] => {
    if (event.toChild !== undefined) {
      leftOut.add(`${name}: goes to the actor ${event.toChild}, which the simulator does not run`);
      return [];
    }
    const fields = new Set<string>();
    const held = toHeld(event, '', fields) as AnyEventObject;
    for (const field of fields) leftOut.add(`${name}: ${field}`);
    return [{ kind: 'event', event: held }];
  });
  const failed = taken.at(-1);
  const fragment = toFragment({
    machine,
    start: {
      kind: 'input',
      input: toHeld(input, 'the input', leftOut),
    },
    commands,
    failure: {
      command: commands.length === 0 ? null : commands.length - 1,
      step: failed?.name ?? null,
      level,
      expected: failed?.to ?? start,
      found: toFound(cause),
      chartHash: hashChart(describeChart(model.machine)),
      leftOut: [...leftOut],
    },
  });
  if (fragment === null)
    return [
      `Inspector: the path is too long for a link (over ${String(maxLinkLength)} characters); open the file there ('Open recording…')`,
    ];
  return [
    `Inspector: ${getInspectorUrl(machine)}${fragment}`,
    ...(leftOut.size === 0 ? [] : [`The link leaves out ${[...leftOut].join('; ')}.`]),
  ];
}

/** Writes a failing path to a file and returns the line that says how to replay it. */
function storePath(origin: PathOrigin, path: ModelPath, failedStep: number): string {
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
  return `Replay: npm run test:model -- --replay ${relative(root, file)}`;
}

/** Returns lines, or the line that says why there are none: a payload may contain itself. */
function tryLines(what: string, list: () => readonly string[]): readonly string[] {
  try {
    return list();
  } catch (error) {
    return [`${what}: not possible, ${getMessage(error).split('\n')[0] ?? ''}`];
  }
}

/** Returns the error of a failing path, which says how to replay it. */
function createPathError(
  origin: PathOrigin,
  path: ModelPath,
  failedStep: number,
  cause: unknown,
): Error {
  const step = path.steps[failedStep - 1];
  const place =
    step === undefined
      ? 'at the start'
      : `in step ${String(failedStep)}, ${step.name}, from ${step.from}`;
  const lines = [
    `${place}: ${getMessage(cause)}`,
    ...tryLines('Replay', () => [storePath(origin, path, failedStep)]),
    ...tryLines('Inspector', () => printLink(origin, path, failedStep, cause)),
  ];
  return new Error(lines.join('\n'), { cause });
}

/** Walks a path; when it fails, the error says in which step, and how to replay and open it. */
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
