import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';

import type { RebuildBatch } from '../../../../src/api/contract/quiz-rebuild.ts';
import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { RebuildForm } from '../../../../src/domain/quiz/rebuild/rebuild.ts';
import {
  rebuildProgressMachine,
  selectRunning,
} from '../../../../src/machines/quiz/rebuild/rebuild-progress-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import type { DeletedItem } from '../../../../src/machines/shared/list/recycle-bin-machine.ts';
import { rebuildQuizMachine } from '../../../../src/machines/quiz/rebuild/rebuild-quiz-machine.ts';
import { rebuildSectionsMachine } from '../../../../src/machines/quiz/rebuild/rebuild-sections-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';

const refused = failed({ kind: 'refused', message: { text: 'Nothing to rebuild.' } });

describe('the rebuild dialog', () => {
  function start(...answers: Outcome<unknown>[]) {
    const sent: RebuildForm[] = [];
    const actor = createActor(
      rebuildSectionsMachine.provide({
        actors: {
          rebuildSections: fromCall<unknown, RebuildForm>(async ({ input }) => {
            sent.push(input);
            return answers.shift() ?? succeeded(null);
          }),
        },
      }),
    );
    const emitted: unknown[] = [];
    actor.on('*', (event) => {
      emitted.push(event);
    });
    actor.start();
    actor.send({ type: 'rebuild.open' });
    return {
      actor,
      sent,
      emitted,
      reach: (state: 'closed' | 'choosing') =>
        waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 }),
    };
  }

  test('QVAL-36 QIO-18 QIO-19 without a type nothing is sent; a selection removes the error', () => {
    const { actor, sent } = start();
    expect(actor.getSnapshot().context.form).toEqual({ type: null, isAllUpdate: false });
    actor.send({ type: 'rebuild.send' });
    expect(actor.getSnapshot().context.error).toEqual({ key: 'session.required' });
    actor.send({ type: 'rebuild.change', form: { type: 'core' } });
    expect(actor.getSnapshot().context).toEqual({
      form: { type: 'core', isAllUpdate: false },
      error: null,
      failure: null,
    });
    expect(sent).toEqual([]);
  });

  test('QIO-20 QIO-23 shows what is queued once, and opens empty the next time', async () => {
    const { actor, sent, emitted, reach } = start();
    actor.send({ type: 'rebuild.change', form: { type: 'labManual' } });
    actor.send({ type: 'rebuild.change', form: { isAllUpdate: true } });
    actor.send({ type: 'rebuild.send' });
    actor.send({ type: 'rebuild.send' });
    actor.send({ type: 'rebuild.close' });
    await reach('closed');
    expect(sent).toEqual([{ type: 'labManual', isAllUpdate: true }]);
    expect(emitted).toEqual([
      { type: 'notice', notice: { severity: 'info', message: { key: 'quizRebuild.queued' } } },
      { type: 'queued' },
    ]);
    actor.send({ type: 'rebuild.open' });
    expect(actor.getSnapshot().context.form).toEqual({ type: null, isAllUpdate: false });
  });

  test('QIO-22 shows why a request was refused or failed and keeps the selection', async () => {
    const { actor, emitted, reach } = start(refused, failed({ kind: 'unexpected' }));
    actor.send({ type: 'rebuild.change', form: { type: 'all' } });
    for (const failure of [{ text: 'Nothing to rebuild.' }, { key: 'session.unexpected' }]) {
      actor.send({ type: 'rebuild.send' });
      await reach('choosing');
      expect(actor.getSnapshot().context).toEqual({
        form: { type: 'all', isAllUpdate: false },
        error: null,
        failure,
      });
    }
    expect(emitted).toEqual([]);
    actor.send({ type: 'rebuild.close' });
    actor.send({ type: 'rebuild.open' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});

test('PD-50 QIO-21 QIO-22 asks, then rebuilds quizzes one after the other, each once, and reports each result', async () => {
  const held = holdActors();
  const requests: number[] = [];
  const actor = createActor(
    rebuildQuizMachine.provide({ actors: { rebuildQuiz: held.promise() } }),
  );
  const emitted: unknown[] = [];
  actor.on('*', (event) => {
    emitted.push(event.type === 'notice' ? event.notice : event);
  });
  actor.start();
  const id = '0.rebuildQuiz.work.rebuilding';
  const quizzes = [6, 7, 8, 9].map((quiz) => ({ id: quiz, title: `Quiz ${String(quiz)}` }));
  const [six, seven, eight, nine] = quizzes as [DeletedItem, DeletedItem, DeletedItem, DeletedItem];
  for (const quiz of [seven, seven, nine, seven, eight, six]) {
    actor.send({ type: 'quiz.rebuild', quiz });
    expect(actor.getSnapshot().context.asked).toEqual(quiz);
    actor.send({ type: 'rebuild.confirm' });
  }
  actor.send({ type: 'quiz.rebuild', quiz: { id: 5, title: 'Not this one' } });
  actor.send({ type: 'rebuild.cancel' });
  expect(actor.getSnapshot().context).toEqual({ asked: null, queue: [seven, nine, eight, six] });
  const end = async (answer: () => void) => {
    const left = actor.getSnapshot().context.queue.length;
    requests.push(actor.getSnapshot().context.queue[0]?.id ?? 0);
    answer();
    await waitFor(actor, ({ context }) => context.queue.length < left, { timeout: 1000 });
  };
  await end(() => {
    held.resolve(id, succeeded({ version: '3' }));
  });
  await end(() => {
    held.resolve(id, refused);
  });
  await end(() => {
    held.resolve(id, failed({ kind: 'unexpected' }));
  });
  await end(() => {
    held.resolve(id, succeeded({}));
  });
  expect(requests).toEqual([7, 9, 8, 6]);
  expect(emitted).toEqual([
    { type: 'rebuilt', undoable: { ...seven, version: '3' } },
    { severity: 'error', message: { text: 'Nothing to rebuild.' } },
    { type: 'rebuilt', undoable: null },
    { severity: 'error', message: { key: 'session.unexpected' } },
    { type: 'rebuilt', undoable: null },
    { severity: 'success', message: { key: 'quizRebuild.rebuilt' } },
    { type: 'rebuilt', undoable: null },
  ]);
  actor.send({ type: 'quiz.rebuild', quiz: seven });
  actor.send({ type: 'rebuild.confirm' });
  expect(actor.getSnapshot().matches({ work: 'rebuilding' })).toBe(true);
});

describe('the progress of rebuilds', () => {
  const batch = (counts: Partial<RebuildBatch> = {}): RebuildBatch => ({
    id: 1,
    type: 'core',
    isAllUpdate: true,
    total: 3,
    done: 0,
    failed: 0,
    cancelled: 0,
    requestedAt: '2026-03-02T12:00:00.000Z',
    requestedBy: null,
    ...counts,
  });
  function start(isEnabled = true) {
    const held = holdActors();
    const clock = new SimulatedClock();
    const actor = createActor(
      rebuildProgressMachine.provide({
        actors: { loadRebuilds: held.promise(), cancelRebuild: held.promise() },
      }),
      { clock, input: { isEnabled } },
    );
    const emitted: unknown[] = [];
    actor.on('*', (event) => {
      emitted.push(event.type === 'notice' ? event.notice : event.type);
    });
    actor.start();
    return {
      actor,
      clock,
      emitted,
      held,
      hear: async (answer: Outcome<readonly RebuildBatch[]>) => {
        held.resolve('0.rebuildProgress.loading', answer);
        return (await waitFor(actor, (snapshot) => !snapshot.matches('loading'), { timeout: 1000 }))
          .value;
      },
    };
  }
  const ended = (severity: string, values: object) => ({
    severity,
    message: { key: 'quizRebuild.ended', values },
  });

  test('QIO-20 polls while a rebuild runs, reports progress and the end, but not rebuilds that ended before', async () => {
    const { actor, clock, emitted, hear } = start();
    expect(await hear(succeeded([batch({ id: 0, done: 3 })]))).toBe('idle');
    actor.send({ type: 'progress.refresh' });
    expect(await hear(succeeded([batch(), batch({ id: 0, done: 3 })]))).toBe('waiting');
    expect(selectRunning(actor.getSnapshot())).toEqual([batch()]);
    for (const [counts, emissions] of [
      [{}, []],
      [{ done: 1 }, ['progressed']],
      [{ done: 1, failed: 1 }, ['progressed']],
      [
        { done: 2, failed: 1 },
        [ended('warning', { done: 2, failed: 1, cancelled: 0 }), 'progressed'],
      ],
    ] as const) {
      emitted.length = 0;
      clock.increment(1500);
      const state = await hear(succeeded([batch(counts), batch({ id: 0, done: 3 })]));
      expect([state, emitted]).toEqual([emissions.length === 2 ? 'idle' : 'waiting', emissions]);
    }
    expect(selectRunning(actor.getSnapshot())).toEqual([]);
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  test('QIO-20 reports a request that ended before the first poll; retries a failed poll', async () => {
    const { actor, clock, emitted, hear } = start();
    await hear(succeeded([]));
    actor.send({ type: 'progress.refresh' });
    expect(await hear(succeeded([batch({ done: 3 })]))).toBe('idle');
    expect(emitted).toEqual([ended('success', { done: 3, failed: 0, cancelled: 0 }), 'progressed']);
    actor.send({ type: 'progress.refresh' });
    await hear(succeeded([batch({ id: 2 }), batch({ done: 3 })]));
    for (const trouble of [failed({ kind: 'offline' }), failed({ kind: 'unexpected' })]) {
      clock.increment(1500);
      expect(await hear(trouble)).toBe('waiting');
    }
  });

  test('QIO-20 shows nothing when the server does not support it, and does not poll for roles without rebuilds', async () => {
    const { actor, emitted, hear } = start();
    expect(await hear(failed({ kind: 'notFound' }))).toBe('idle');
    expect([selectRunning(actor.getSnapshot()), emitted]).toEqual([[], []]);
    const elsewhere = start(false);
    expect([
      elsewhere.actor.getSnapshot().value,
      elsewhere.held.holds('0.rebuildProgress.loading'),
    ]).toEqual(['off', false]);
  });

  test('QIO-20 sends one cancel request and shows a refusal', async () => {
    const { actor, emitted, held, hear } = start();
    await hear(succeeded([batch()]));
    for (const [answer, told] of [
      [
        () => {
          held.resolve('0.rebuildProgress.cancelling', refused);
        },
        [{ severity: 'error', message: { text: 'Nothing to rebuild.' } }, 'progressed'],
      ],
      [
        () => {
          held.resolve('0.rebuildProgress.cancelling', failed({ kind: 'unexpected' }));
        },
        [{ severity: 'error', message: { key: 'session.unexpected' } }, 'progressed'],
      ],
      [
        () => {
          held.resolve('0.rebuildProgress.cancelling', succeeded(null));
        },
        ['progressed'],
      ],
    ] as const) {
      emitted.length = 0;
      actor.send({ type: 'progress.cancel', batch: 1 });
      actor.send({ type: 'progress.cancel', batch: 1 });
      expect(actor.getSnapshot().context.cancelling).toBe(1);
      answer();
      await waitFor(actor, (snapshot) => snapshot.matches('loading'), { timeout: 1000 });
      expect([emitted, actor.getSnapshot().context.cancelling]).toEqual([told, null]);
      await hear(succeeded([batch()]));
    }
  });
});
