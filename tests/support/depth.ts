import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkAsyncProperty, propertySeed, type KeptSeed } from './property-runs.ts';

/** What can be looked at, as plain data: an oracle, and the running machines that it judges. */
export interface Seen {
  readonly look: () => unknown;
}

/** The running machines. */
export interface Running extends Seen {
  readonly stop: () => void;
}

/** Something that a person, another tab, the network or the clock does, to both. */
export interface Action<Oracle, Real> {
  readonly name: string;
  readonly act: (oracle: Oracle, real: Real) => void;
}

/** What is checked in depth. */
interface Depth<Oracle extends Seen, Real extends Running> {
  readonly title: string;
  readonly actions: readonly fc.Arbitrary<Action<Oracle, Real>>[];
  /**
   * Starts both. Whatever the machines wait for is scheduled, so that answers come in any order
   * between the actions, or after all of them.
   */
  readonly start: (scheduler: fc.Scheduler) => { readonly oracle: Oracle; readonly real: Real };
  /** What holds when nothing is waited for any more. */
  readonly atEnd?: (oracle: Oracle, real: Real) => void;
  readonly lightRuns: number;
  readonly maxActions?: number;
  /** Cases that once failed; every run tries them as well. */
  readonly kept: readonly KeptSeed[];
}

/** Lets everything happen that waits for no answer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

const toCommand = <Oracle extends Seen, Real extends Running>({
  name,
  act,
}: Action<Oracle, Real>): fc.AsyncCommand<Oracle, Real> => ({
  check: () => true,
  run: async (oracle, real) => {
    expect(real.look()).toEqual(oracle.look());
    act(oracle, real);
    await settle();
    expect(real.look()).toEqual(oracle.look());
  },
  toString: () => name,
});

/**
 * Tests machines against an oracle: random actions, and answers in an order that fast-check's
 * scheduler picks. After each action both must look the same.
 */
export function testInDepth<Oracle extends Seen, Real extends Running>({
  title,
  actions,
  start,
  atEnd,
  lightRuns,
  maxActions = 30,
  kept,
}: Depth<Oracle, Real>): void {
  const commands = fc.commands(
    actions.map((action) => action.map((each) => toCommand(each))),
    { maxCommands: maxActions, size: 'max' },
  );
  const property = fc.asyncProperty(fc.scheduler(), commands, async (scheduler, list) => {
    const { oracle, real } = start(scheduler);
    try {
      await fc.scheduledModelRun(scheduler, () => ({ model: oracle, real }), list);
      await scheduler.waitIdle();
      await settle();
      expect(real.look()).toEqual(oracle.look());
      atEnd?.(oracle, real);
    } finally {
      real.stop();
    }
  });
  test(`${title} (seed ${String(propertySeed)})`, () =>
    checkAsyncProperty(property, lightRuns, kept));
}

/** Two tabs over what they share, each with an oracle of its own. */
export interface TwoTabs<Tab, World> extends Running {
  readonly tabs: readonly [Tab, Tab];
  readonly world: World;
}

/** The oracles of two tabs. */
export interface TwoOracles<Oracle> extends Seen {
  readonly tabs: readonly [Oracle, Oracle];
}

/** A action in two tabs. */
export type TabAction<Oracle, Tab, World> = Action<TwoOracles<Oracle>, TwoTabs<Tab, World>>;

/** Opens two tabs over a world. */
export function openTwoTabs<
  Oracle extends Seen,
  Tab extends Seen & { readonly actor: { readonly stop: () => unknown } },
  World,
>(
  world: World,
  createOracle: () => Oracle,
  openTab: (oracle: Oracle, world: World) => Tab,
): { readonly oracle: TwoOracles<Oracle>; readonly real: TwoTabs<Tab, World> } {
  const oracles = [createOracle(), createOracle()] as const;
  const tabs = [openTab(oracles[0], world), openTab(oracles[1], world)] as const;
  return {
    oracle: { tabs: oracles, look: () => oracles.map((oracle) => oracle.look()) },
    real: {
      tabs,
      world,
      look: () => tabs.map((tab) => tab.look()),
      stop: () => {
        for (const { actor } of tabs) actor.stop();
      },
    },
  };
}

/** A action in one of two tabs. */
export const inTab = <Oracle, Tab, World>(
  name: string,
  act: (oracle: Oracle, tab: Tab, world: World) => void,
): fc.Arbitrary<TabAction<Oracle, Tab, World>> =>
  fc.constantFrom(0 as const, 1 as const).map((at) => ({
    name: `tab ${String(at + 1)}: ${name}`,
    act: (oracle, { tabs, world }) => {
      act(oracle.tabs[at], tabs[at], world);
    },
  }));

/** How calls end from now on, in both tabs. */
export const setFate = <Fate extends string, Oracle, Tab>(
  ...fates: readonly Fate[]
): fc.Arbitrary<TabAction<Oracle, Tab, { fate: Fate }>> =>
  fc.constantFrom(...fates).map((fate) => ({
    name: `calls from now on: ${fate}`,
    act: (_, { world }) => {
      world.fate = fate;
    },
  }));
