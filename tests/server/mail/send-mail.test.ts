import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Mail } from '../../../server/mail/mailer.ts';
import { sendMail } from '../../../server/mail/send-mail.ts';
import { listAuditEntries } from '../../../src/api/contract/audit.ts';
import { listOutbox, resendMail, type OutboxMail } from '../../../src/api/contract/outbox.ts';
import { startMailServer, type MailServer } from '../../support/mail-server.ts';
import { findFreePort } from '../../support/postgres-cluster.ts';
import { poll } from '../../support/poll.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const greet = (to: string): Mail => ({
  to,
  otherLanguage: 'en',
  write: () => ({ subject: 'Hello', text: 'Hi' }),
});

describeOnMainDatabase('a mail that cannot be sent', (database) => {
  let mailServer: MailServer;
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    port = await findFreePort();
    const url = `smtp://127.0.0.1:${String(port)}`;
    server = await startTestServer({ database, environment: { SMTP_URL: url } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    mailServer = await startMailServer(port);
    await server.services.mail.send(greet('ben@lectern.test'));
  });
  afterEach(() => {
    mailServer.close();
  });

  const readMail = async (): Promise<OutboxMail & { readonly id: number }> => {
    const owner = await server.as('super');
    const { content } = await owner.send('GET', '/api/admin/outbox');
    const [mail] = (content as { result: OutboxMail[] }).result;
    if (mail === undefined) throw new Error('the outbox is empty');
    return mail;
  };
  const isGivenUp = async (): Promise<boolean> =>
    (
      await server.services.db.execute<{ failed: boolean }>(
        'select failed_at is not null as failed from outbox order by id desc limit 1',
      )
    ).rows[0]?.failed === true;
  const send = (id: number) => sendMail.run({ id }, server.services, new AbortController().signal);

  it('SES-07 is tried again, and the outbox tells why it still waits', async () => {
    expect(await readMail()).toMatchObject({ sentAt: null, attempts: 0, error: null });
    const { id } = await readMail();
    mailServer.refuse('451 try again later');
    await expect(send(id)).rejects.toThrow('451 try again later');
    expect(await readMail()).toMatchObject({
      sentAt: null,
      attempts: 1,
      error: expect.stringContaining('451 try again later') as string,
    });
    expect(await isGivenUp()).toBe(false);
    mailServer.refuse(null);
    await send(id);
    expect(await readMail()).toMatchObject({ attempts: 2, error: null });
    expect((await readMail()).sentAt).not.toBeNull();
    expect(await mailServer.mails.received(1)).toHaveLength(1);
  });

  it('SES-07 is not tried again when the mail server knows no such recipient', async () => {
    const { id } = await readMail();
    mailServer.refuse('550 no such user');
    await send(id);
    expect(await readMail()).toMatchObject({
      sentAt: null,
      attempts: 1,
      error: expect.stringContaining('550 no such user') as string,
    });
    expect(await isGivenUp()).toBe(true);
  });

  it('SES-07 is given up after the last attempt', async () => {
    const { id } = await readMail();
    mailServer.refuse('451 try again later');
    await server.services.db.execute(
      `update outbox set attempts = ${String(sendMail.retries - 1)}`,
    );
    await expect(send(id)).rejects.toThrow();
    expect(await isGivenUp()).toBe(false);
    await expect(send(id)).rejects.toThrow();
    expect(await isGivenUp()).toBe(true);
  });

  it('CLS-06 many mails are queued in their order', async () => {
    const to = ['a@lectern.test', 'b@lectern.test', 'c@lectern.test'];
    const ids = await server.services.mail.sendAll(to.map(greet));
    for (const id of ids) await send(id);
    expect((await mailServer.mails.received(3)).length).toBe(3);
    const { rows } = await server.services.db.execute<{ recipient: string }>(
      `select recipient from outbox where id in (${ids.join()}) and sent_at is not null order by array_position(array[${ids.join()}], id)`,
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(to);
    expect(await server.services.mail.sendAll([])).toEqual([]);
  });

  it('SES-07 is tried again for a day while no mail server listens', async () => {
    const { id } = await readMail();
    mailServer.close();
    await expect(send(id)).rejects.toThrow('ECONNREFUSED');
    expect(await readMail()).toMatchObject({
      attempts: 1,
      error: expect.stringContaining('ECONNREFUSED') as string,
    });
    const { retries, retrySeconds = 5 } = sendMail;
    expect(retrySeconds * (2 ** retries - 1)).toBeGreaterThan(24 * 3600);
  });
});

describeOnMainDatabase('a mail that a super admin sends again', (database) => {
  it('SES-07 is sent once, and recorded', async () => {
    const mailServer = await startMailServer();
    mailServer.refuse('550 no such user');
    const server = await startTestServer({
      database,
      environment: { SMTP_URL: mailServer.url },
      jobs: true,
    });
    await server.services.mail.send(greet('ben@lectern.test'));
    const owner = await server.as('super');
    const readMail = async (): Promise<OutboxMail> => {
      const [mail] = (await owner.call(listOutbox, { query: {} })).content.result;
      if (mail === undefined) throw new Error('the outbox is empty');
      return mail;
    };
    const { id } = await readMail();
    await poll('the refusal', async () => (await readMail()).error);
    mailServer.refuse(null);
    expect((await owner.call(resendMail, { params: { id } })).status).toBe(200);
    await poll('the mail to be sent', async () => (await readMail()).sentAt);
    expect(await mailServer.mails.received(1)).toHaveLength(1);

    expect((await owner.call(resendMail, { params: { id } })).status).toBe(409);
    expect((await owner.call(resendMail, { params: { id: 99_999 } })).status).toBe(404);
    const admin = await server.as('admin');
    expect((await admin.call(resendMail, { params: { id } })).status).toBe(403);
    const log = await owner.call(listAuditEntries, { query: {} });
    expect(log.content.result).toContainEqual(
      expect.objectContaining({ action: 'mail sent again', target: 'ben@lectern.test' }),
    );
    await server.close();
    mailServer.close();
  });
});

describeOnMainDatabase('a mail without a mail server', (database) => {
  it('SES-07 is not sent again, and the refusal says what to configure', async () => {
    const server = await startTestServer({ database });
    await server.services.mail.send(greet('ben@lectern.test'));
    const owner = await server.as('super');
    const [mail] = (await owner.call(listOutbox, { query: {} })).content.result;
    const refused = await owner.call(resendMail, { params: { id: mail?.id ?? 0 } });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.content)).toContain('SMTP_URL');
    await server.close();
  });
});
