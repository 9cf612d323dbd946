import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it, test, vi } from 'vitest';
import { createMachine } from 'xstate';

import { describeChart } from '../../src/inspection/chart/describe-chart.ts';
import { parseRecording } from '../../src/inspection/recording/parse-recording.ts';
import { hashChart } from '../../src/inspection/recording/recording.ts';
import { maxLinkLength, readFragment } from '../../src/inspection/simulation/script-link.ts';
import { runScript } from '../../src/inspection/simulation/simulation.ts';
import { defineModel, getPart, getWalks } from '../support/define-model.ts';
import { walkPath } from '../support/failing-path.ts';
import { expectSameState } from '../support/model.ts';
import type { ModelEvent } from '../support/model-options.ts';
import { sessionModel } from '../machines/session/session-model.ts';

it('the file of a failing path is a recording with the events up to the end of the path', async () => {
  const path = getWalks(getPart(sessionModel)).paths.find(({ steps }) =>
    steps.some(({ name }) => name === 'the session expires'),
  );
  if (path === undefined) throw new Error('no path expires the session');
  const failing = walkPath(
    { machine: 'session', level: 'machine', part: '', model: sessionModel },
    path,
    {
      start: () => Promise.resolve(),
      perform: () => Promise.reject(new Error('lost')),
      expectState: () => Promise.resolve(),
    },
  );
  const { message } = await failing.then(
    () => new Error('the path did not fail'),
    (error: unknown) => error as Error,
  );
  expect(message).toMatch(/^in step 1, .*: lost\n/);
  const [, file = ''] = /--replay (\S+)/.exec(message) ?? [];
  const parsed = parseRecording(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.fault);
  const [actor] = parsed.recording.actors;
  expect(actor?.machine).toBe('session');
  expect(actor?.steps.map(({ event }) => event.type)).toEqual(
    path.steps.map(({ event }) => event.type),
  );
});

describe('PD-43 the link of a failing path', () => {
  const door = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { open: 'open' } }, open: { on: { close: 'closed' } } },
  });

  /** Walks a path of a door that opens and stays open, and returns what its test prints. */
  async function printFailure(
    opening: ModelEvent,
    fail = (expected: string): void => {
      expectSameState('open; one guest', expected);
    },
  ): Promise<string> {
    const model = defineModel({
      machine: door,
      requirements: 'PD-43',
      events: { 'open the door': opening, 'close the door': { type: 'close' } },
    });
    const steps = [
      { name: 'open the door', event: opening, from: 'closed', to: 'open' },
      { name: 'close the door', event: { type: 'close' }, from: 'open', to: 'closed; no guest' },
      { name: 'open the door', event: opening, from: 'closed', to: 'open' },
    ];
    const [path] = getWalks(getPart(model)).paths;
    if (path === undefined) throw new Error('the door has no path');
    let step = 0;
    const failing = walkPath(
      { machine: 'door', level: 'view', part: '', model },
      { ...path, steps },
      {
        start: () => Promise.resolve(),
        perform: async () => {
          step += 1;
        },
        expectState: async (state) => {
          if (step === 2) fail(state);
        },
      },
    );
    return failing.then(
      () => 'nothing failed',
      (error: unknown) => (error as Error).message,
    );
  }

  const findLink = (message: string): URL => new URL(/Inspector: (\S+)/.exec(message)?.[1] ?? '');

  test('holds the steps up to the failed one, with the expected and the found state', async () => {
    vi.stubEnv('PUBLIC_URL', undefined);
    vi.stubEnv('PORT', undefined);
    vi.stubEnv('ROUTE_PREFIX', undefined);
    const link = findLink(await printFailure({ type: 'open' }));
    vi.unstubAllEnvs();
    expect(`${link.origin}${link.pathname}${link.search}`).toBe(
      'http://127.0.0.1:4000/admin/inspector?machine=door&tab=simulate',
    );
    const read = readFragment(link.hash, 'door');
    expect(read).toEqual({
      kind: 'script',
      script: {
        machine: 'door',
        start: { kind: 'input' },
        commands: [
          { kind: 'event', event: { type: 'open' } },
          { kind: 'event', event: { type: 'close' } },
        ],
        failure: {
          command: 1,
          step: 'close the door',
          level: 'view',
          expected: 'closed; no guest',
          found: { kind: 'state', text: 'open; one guest' },
          chartHash: hashChart(describeChart(door)),
          leftOut: [],
        },
      },
    });
    if (read.kind !== 'script') throw new Error('the link is damaged');
    expect(runScript(door, read.script)).toMatchObject({ ok: true, view: { shown: 2 } });
  });

  test('begins with the address of the console where the server is told one', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://lectern.example/');
    vi.stubEnv('ROUTE_PREFIX', '/console');
    const link = findLink(await printFailure({ type: 'open' }));
    vi.unstubAllEnvs();
    expect(link.href).toMatch(/^https:\/\/lectern\.example\/console\/inspector\?machine=door&/);
  });

  test('says what the test said where no state differs', async () => {
    const { hash } = findLink(
      await printFailure({ type: 'open' }, () => {
        throw new Error('\u001b[31mno button is called Close\u001b[39m');
      }),
    );
    expect(readFragment(hash, 'door')).toMatchObject({
      script: { failure: { found: { kind: 'message', text: 'no button is called Close' } } },
    });
  });

  test('names the data that it cannot hold and leaves it out', async () => {
    const message = await printFailure({
      type: 'open',
      key: new File([], 'key.txt'),
      by: {
        name: 'Ana',
        knock: () => undefined,
        doors: new Map([['front', new Set([new Blob()])]]),
      },
      error: Object.assign(new Error('stuck'), { kind: 'offline' }),
      fault: new TypeError('late'),
      nothing: undefined,
    });
    const leftOut = [
      'open the door: key (File)',
      'open the door: by.knock (a function)',
      'open the door: by.doors.front.0 (Blob)',
      'open the door: fault (the class TypeError)',
    ];
    expect(message).toContain(`\nThe link leaves out ${leftOut.join('; ')}.`);
    expect(readFragment(findLink(message).hash, 'door')).toMatchObject({
      script: {
        commands: [
          {
            event: {
              type: 'open',
              by: { name: 'Ana', doors: new Map([['front', new Set([undefined])]]) },
              error: { name: 'Error', message: 'stuck', kind: 'offline' },
              fault: { name: 'TypeError', message: 'late' },
            },
          },
          { event: { type: 'close' } },
        ],
        failure: { leftOut },
      },
    });
  });

  test('is not printed for a payload that contains itself, but the failure is', async () => {
    const payload: Record<string, unknown> = {};
    payload['self'] = payload;
    const message = await printFailure({ type: 'open', payload });
    expect(message).toMatch(/^in step 2, /);
    expect(message).toMatch(/\nReplay: not possible, /);
    expect(message).toMatch(/\nInspector: not possible, /);
  });

  test('is not printed where its data is too long for an address', async () => {
    const texts = Array.from({ length: 2000 }, (_, index) => String(Math.sin(index)));
    const message = await printFailure({ type: 'open', texts });
    expect(message).not.toContain('/inspector?');
    expect(message).toContain(
      `Inspector: the path is too long for a link (over ${String(maxLinkLength)} characters); open the file there ('Open recording…')`,
    );
  });

  test('leaves out what is sent to children, which the simulator does not run', async () => {
    const message = await printFailure({ type: 'open', toChild: 'lock' });
    expect(message).toContain(
      'The link leaves out open the door: goes to the actor lock, which the simulator does not run.',
    );
    expect(readFragment(findLink(message).hash, 'door')).toMatchObject({
      script: { commands: [{ event: { type: 'close' } }], failure: { command: 0 } },
    });
  });
});
