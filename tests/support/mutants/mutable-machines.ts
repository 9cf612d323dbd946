import { StateMachine, StateNode, type AnyStateMachine, type AnyStateNode } from 'xstate';

import { listChartMutants, restoreDelays, type ChartMutant } from './chart-mutants.ts';

interface InitializedNode {
  _initialize: (this: AnyStateNode) => void;
}

/** What xstate sets in the constructor of a machine. */
interface OpenMachine {
  root: AnyStateNode;
  states: AnyStateNode['states'];
  events: unknown;
  readonly idMap: Map<string, AnyStateNode>;
  readonly options: { maxIterations?: number };
}

/** A mutated machine gives up where its transitions without an event would go on for ever. */
const maxIterations = 1000;

const fileOfConfig = new WeakMap<object, string | null>();
const machinesOfFile = new Map<string, WeakRef<AnyStateMachine>[]>();
const startedFiles = new Set<string>();
const rebuilt = new WeakSet<AnyStateMachine>();
let active: { readonly file: string; readonly mutant: ChartMutant } | null = null;

/** Returns the file of src/machines that calls `createMachine`, or null for a machine of a test. */
function findCaller(): string | null {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 30;
  const frames = (new Error().stack ?? '').split('\n');
  Error.stackTraceLimit = stackTraceLimit;
  const caller = frames.find(
    (frame) =>
      frame.includes('.ts') &&
      !frame.includes('/node_modules/') &&
      !frame.includes('/mutable-machines.ts'),
  );
  return /\/(src\/machines\/[^:?]+\.ts)/.exec(caller ?? '')?.[1] ?? null;
}

function register(machine: AnyStateMachine): string | null {
  const known = fileOfConfig.get(machine.config);
  const file = known === undefined ? findCaller() : known;
  fileOfConfig.set(machine.config, file);
  if (file !== null)
    machinesOfFile.set(file, [...(machinesOfFile.get(file) ?? []), new WeakRef(machine)]);
  return file;
}

const { prototype } = StateNode as unknown as { readonly prototype: InitializedNode };
const initialize = prototype._initialize;

function initializeNode(this: AnyStateNode): void {
  initialize.call(this);
  if (this.parent !== undefined) return;
  const machine = this.machine as AnyStateMachine;
  const file = rebuilt.has(machine) ? fileOfConfig.get(machine.config) : register(machine);
  if (active === null || file !== active.file) return;
  (machine as unknown as OpenMachine).options.maxIterations = maxIterations;
  active.mutant.apply(this);
}
prototype._initialize = initializeNode;

interface StartedMachine {
  getInitialSnapshot: (this: AnyStateMachine, ...args: unknown[]) => unknown;
}

const machinePrototype = StateMachine.prototype as unknown as StartedMachine;
const start = machinePrototype.getInitialSnapshot;
machinePrototype.getInitialSnapshot = function (...args) {
  const file = fileOfConfig.get(this.config);
  if (file !== undefined && file !== null) startedFiles.add(file);
  return start.call(this, ...args);
};

/** Returns the files whose machines have been started since it was called last. */
export function takeStartedFiles(): ReadonlySet<string> {
  const taken = new Set(startedFiles);
  startedFiles.clear();
  return taken;
}

function rebuild(machine: AnyStateMachine): void {
  const open = machine as unknown as OpenMachine;
  rebuilt.add(machine);
  restoreDelays(machine);
  open.options.maxIterations = Infinity;
  open.idMap.clear();
  const options = { _key: machine.id, _machine: machine };
  open.root = new StateNode(machine.config as never, options) as AnyStateNode;
  initializeNode.call(open.root);
  open.states = open.root.states;
  open.events = open.root.events;
}

function rebuildMachinesOf(file: string): void {
  const living = (machinesOfFile.get(file) ?? []).filter((ref) => ref.deref() !== undefined);
  machinesOfFile.set(file, living);
  for (const ref of living) {
    const machine = ref.deref();
    if (machine !== undefined) rebuild(machine);
  }
}

/**
 * Makes a fault in every machine of a file, those that are created later too, until it is cleared.
 */
export function setMutant(file: string, mutant: ChartMutant): void {
  active = { file, mutant };
  rebuildMachinesOf(file);
}

/** Repairs the machines. */
export function clearMutant(): void {
  if (active === null) return;
  const { file } = active;
  active = null;
  rebuildMachinesOf(file);
}

/** Returns the file of src/machines that makes a machine. */
export const findFile = ({ config }: AnyStateMachine): string | null =>
  fileOfConfig.get(config) ?? null;

/** A fault of a chart, and the machines in which it can be made. */
export interface MutantOfMachines extends ChartMutant {
  readonly machines: readonly string[];
}

/** Returns the faults that can be made in at least one of the machines of a chart. */
export function listMutants(
  chart: string,
  machines: readonly (readonly [name: string, machine: AnyStateMachine])[],
): readonly MutantOfMachines[] {
  const found = new Map<string, MutantOfMachines>();
  for (const [machine, { root }] of machines) {
    for (const mutant of listChartMutants(chart, root)) {
      const known = found.get(mutant.name)?.machines ?? [];
      found.set(mutant.name, { ...mutant, machines: [...known, machine] });
    }
  }
  return [...found.values()];
}
