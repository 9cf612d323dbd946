import { afterEach, beforeEach, expect, it } from 'vitest';

import { sendMail } from '../../../server/mail/send-mail.ts';
import type { OutboxMail } from '../../../src/api/contract/outbox.ts';
import { startMailServer, type MailServer } from '../../support/mail-server.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describeOnEachDatabase('a mail that cannot be sent', (database) => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeEach(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({ database, environment: { SMTP_URL: mailServer.url } });
    await server.services.mail.send({ to: 'ben@lectern.test', subject: 'Hello', text: 'Hi' });
  });
  afterEach(async () => {
    await server.close();
    mailServer.close();
  });

  const readMail = async (): Promise<OutboxMail & { readonly id: number }> => {
    const owner = await server.as('super');
    const { content } = await owner.send('GET', '/api/admin/outbox');
    const [mail] = (content as { result: OutboxMail[] }).result;
    if (mail === undefined) throw new Error('the outbox is empty');
    return mail;
  };
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
