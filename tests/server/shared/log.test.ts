import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createLog } from '../../../server/shared/log.ts';

it('ERR-01 a failed statement is logged with its SQL and cause, without its parameters', () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date('2026-11-22T12:00:00Z'),
  );
  log.error(
    'request failed',
    new Error('could not save', {
      cause: new DrizzleQueryError(
        'insert into users (password_hash) values ($1)',
        ['the secret'],
        new Error('connection terminated'),
      ),
    }),
  );
  const { error } = JSON.parse(lines[0] ?? '') as { readonly error: string };
  expect(error).toContain('could not save');
  expect(error).toContain('Failed query: insert into users (password_hash) values ($1)');
  expect(error).toContain('connection terminated');
  expect(lines.join('')).not.toContain('the secret');
});
