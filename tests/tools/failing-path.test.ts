import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { parseRecording } from '../../src/inspection/recording/parse-recording.ts';
import { getPart, getWalks } from '../support/define-model.ts';
import { walkPath } from '../support/failing-path.ts';
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
