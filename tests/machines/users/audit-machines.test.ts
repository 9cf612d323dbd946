import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { User } from '../../../src/api/contract/users.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { describeUserAgent } from '../../../src/domain/users/describe-user-agent.ts';
import { maskLinks } from '../../../src/domain/users/mask-links.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { mailMachine } from '../../../src/machines/users/audit-machines.ts';
import {
  userDetailsMachine,
  type UserDetails,
} from '../../../src/machines/users/user-details-machine.ts';

const mail = {
  id: 3,
  to: 'mei@kobelife.example',
  subject: 'You are invited to Lectern',
  text: 'https://lectern.example/set-password?token=•••••',
  createdAt: '2026-03-14T00:00:00.000Z',
  sentAt: null,
  attempts: 0,
  error: null,
};

test('SES-06 a mail opens with its links hidden and shows them on request; closing forgets them', async () => {
  const answers: Outcome<string>[] = [failed({ kind: 'offline' }), succeeded('the whole text')];
  const actor = createActor(
    mailMachine.provide({
      actors: {
        reveal: fromCall<string, { readonly id: number }>(
          async () => answers.shift() ?? failed({ kind: 'unexpected' }),
        ),
      },
    }),
  ).start();
  actor.send({ type: 'mail.open', mail });
  expect(actor.getSnapshot().context.text).toBe(mail.text);
  actor.send({ type: 'mail.reveal' });
  await waitFor(actor, (snapshot) => snapshot.matches('masked'), { timeout: 1000 });
  expect(actor.getSnapshot().context).toMatchObject({
    text: mail.text,
    failure: { kind: 'offline' },
  });
  actor.send({ type: 'mail.reveal' });
  await waitFor(actor, (snapshot) => snapshot.matches('revealed'), { timeout: 1000 });
  expect(actor.getSnapshot().context).toMatchObject({ text: 'the whole text', failure: null });
  actor.send({ type: 'mail.close' });
  expect(actor.getSnapshot().context).toEqual({ mail: null, text: '', failure: null });
});

test('SES-07 a mail that waits is sent now, once; a refusal is said and changes nothing', async () => {
  const answers: Outcome<null>[] = [
    failed({ kind: 'refused', message: { text: 'No.' } }),
    succeeded(null),
  ];
  const emitted: unknown[] = [];
  const actor = createActor(
    mailMachine.provide({
      actors: {
        resend: fromCall<null, { readonly id: number }>(
          async () => answers.shift() ?? failed({ kind: 'unexpected' }),
        ),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'mail.send', mail });
  expect(actor.getSnapshot().matches('sending')).toBe(true);
  actor.send({ type: 'mail.send', mail });
  await waitFor(actor, (snapshot) => snapshot.matches('closed'), { timeout: 1000 });
  actor.send({ type: 'mail.send', mail });
  await waitFor(actor, (snapshot) => snapshot.matches('closed'), { timeout: 1000 });
  expect(answers).toEqual([]);
  expect(emitted).toEqual([
    { type: 'notice', notice: { severity: 'error', message: { text: 'No.' } } },
    {
      type: 'notice',
      notice: {
        severity: 'success',
        message: { key: 'outbox.sending', values: { email: mail.to } },
      },
    },
    { type: 'changed' },
  ]);
});

test('the panel of a user keeps its details while they load again and follows the list', async () => {
  const user = { id: 7, email: mail.to, roles: [] } as unknown as User;
  const details: UserDetails = { sessions: [], trail: [], trailCount: 4 };
  const requests: number[] = [];
  const actor = createActor(
    userDetailsMachine.provide({
      actors: {
        load: fromCall<UserDetails, { readonly id: number }>(async ({ input }) => {
          requests.push(input.id);
          return requests.length === 3 ? failed({ kind: 'offline' }) : succeeded(details);
        }),
      },
    }),
  ).start();
  actor.send({ type: 'details.open', item: user });
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'), { timeout: 1000 });
  actor.send({ type: 'details.refresh' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { details } });
  const renamed = { ...user, roles: ['ROLE_ADMIN'] };
  actor.send({ type: 'items.refreshed', items: [renamed] });
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'), { timeout: 1000 });
  expect(actor.getSnapshot().context.item).toEqual(renamed);
  actor.send({ type: 'details.refresh' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'), { timeout: 1000 });
  expect(actor.getSnapshot().context).toMatchObject({ failure: { kind: 'offline' } });
  actor.send({ type: 'details.close' });
  expect(actor.getSnapshot().context).toEqual({ item: null, details: null, failure: null });
  expect(requests).toEqual([7, 7, 7]);
});

test('the tokens of links are masked, and nothing else', () => {
  expect(
    maskLinks('Go to https://a.example/set-password?token=ab-c_1\nand ?page=2&token=x&y=1'),
  ).toBe('Go to https://a.example/set-password?token=•••••\nand ?page=2&token=•••••&y=1');
  expect(maskLinks('https://a.example/quiz/7?page=2')).toBe('https://a.example/quiz/7?page=2');
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'Linux',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
    false,
  ],
  ['curl/8.5.0', null, null, false],
])('%s is %s on %s', (userAgent, browser, system, isMobile) => {
  expect(describeUserAgent(userAgent)).toEqual({ browser, system, isMobile });
});
