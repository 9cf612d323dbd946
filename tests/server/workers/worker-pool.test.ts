import { resolve } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { createLog } from '../../../server/shared/log.ts';
import { UnavailableError } from '../../../server/shared/unavailable-error.ts';
import { createWorkers } from '../../../server/workers/worker-pool.ts';

const log = createLog(
  () => undefined,
  () => new Date(0),
);
const contentType = 'multipart/form-data; boundary=b';
const createTask = (entries = 1) => ({
  bytes: new TextEncoder().encode(
    `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n'.repeat(entries)}--b--\r\n`,
  ),
  contentType,
  identity: null,
});

describe('ERR-01 worker threads', () => {
  // The bundle starts six times as fast as the sources.
  const workers = createWorkers(log, resolve('dist/server/worker.mjs'));
  afterEach(() => workers.close());

  it('run tasks and move the given buffers there', async () => {
    const task = createTask(2);
    expect(await workers.run('parseForm', task, [task.bytes.buffer])).toEqual({
      value: [
        ['a', 'v'],
        ['a', 'v'],
      ],
      hash: null,
    });
    expect(task.bytes).toHaveLength(0);
  });

  it('refuse a form of more than 20 entries', async () => {
    expect(await workers.run('parseForm', createTask(20))).toHaveProperty('value');
    expect(await workers.run('parseForm', createTask(21))).toMatchObject({
      problem: { status: 400, code: 'malformed' },
    });
  });

  it('refuse tasks beyond the queue as unavailable, and do the others', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => workers.run('parseForm', createTask())),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(60 - 32);
    for (const outcome of refused)
      expect(outcome).toMatchObject({ reason: new UnavailableError('workers') });
  });

  it('end the tasks of an aborted request, and run others afterwards', async () => {
    const controller = new AbortController();
    const running = workers.withSignal(controller.signal).run('parseForm', createTask());
    controller.abort(new UnavailableError('timeout'));
    await expect(running).rejects.toThrow();
    expect(await workers.run('parseForm', createTask())).toHaveProperty('value');
  });
});
