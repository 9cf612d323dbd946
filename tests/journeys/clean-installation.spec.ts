import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test, type Browser, type Page } from '@playwright/test';

import { drawPicture } from '../../server/seed/draw-image.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { connectClient } from '../support/postgres-client.ts';
import { createCluster, findFreePort, findPostgres } from '../support/postgres-cluster.ts';
import { startProduct, type Product } from './support/product.ts';

test.use({ actionTimeout: 20_000 });

const ada = {
  email: 'ada@northfield.example',
  first: 'Ada',
  last: 'Brandt',
  password: 'quiet harbour',
};
const ben = {
  email: 'ben@northfield.example',
  first: 'Ben',
  last: 'Okafor',
  password: 'slow river',
};
type Person = typeof ada;
type Environment = Readonly<Record<string, string>>;

/** Runs a command of the production build, as `npm run` does. */
async function runCommand(
  name: string,
  environment: Environment,
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`dist/server/${name}.mjs`, ...args],
    {
      env: {
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        PATH: [findPostgres(), process.env['PATH']].join(delimiter),
        ...environment,
      },
    },
  );
  return stdout;
}

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const findLink = (text: string): string => /https?:\S+\?token=[\w-]{43}/.exec(text)?.[0] ?? '';
const accountOf = (page: Page, { first, last }: Person) =>
  page.getByRole('button', { name: `Account of ${first} ${last}` });

/** Opens the link of an invitation and registers. */
async function register(page: Page, link: string, person: Person): Promise<void> {
  await page.goto(link);
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Repeat password').fill(person.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(accountOf(page, person)).toBeVisible();
}

async function signIn(page: Page, url: string, person: Person, password: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(accountOf(page, person)).toBeVisible();
}

/** Returns the status of a sign-in by the API, and the token. */
async function callSignIn(origin: string, email: string, password: string) {
  const response = await fetch(`${origin}/api/admin/security/get_access_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { content } = (await response.json()) as {
    content?: { token?: { accessToken: string } };
  };
  return { status: response.status, token: content?.token?.accessToken ?? '' };
}

/** Invites a super admin on the Users screen. */
async function invite(page: Page, url: string, { email }: Person): Promise<void> {
  await page.goto(`${url}admins`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Super admin' }).click();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation to ${email} was sent`).first()).toBeVisible();
}

/** Asks for a link by mail and chooses another password with it. */
async function resetPassword(
  page: Page,
  { url, mails }: { readonly url: string; readonly mails: MailServer['mails'] },
  password: string,
): Promise<void> {
  await page.goto(`${url}forgot-password`);
  await page.getByLabel('E-mail').fill(ben.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const [, mail = ''] = await mails.received(2);
  await page.goto(findLink(mail));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
}

/** Uploads a picture and returns its address and bytes. */
async function uploadPicture(origin: string) {
  const { token } = await callSignIn(origin, ada.email, ada.password);
  const bytes = Buffer.from(drawPicture(7, 20, 10));
  const form = new FormData();
  form.set('file', new File([bytes], 'picture.png', { type: 'image/png' }));
  const response = await fetch(`${origin}/api/quiz/upload_image`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const { content } = (await response.json()) as { content: { url: string } };
  return { path: new URL(content.url, origin).pathname, bytes };
}

/** An operator's machine: a folder, databases and a mail catcher. */
async function prepareMachine(database: 'postgres' | 'pglite') {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-installation-'));
  const mailServer = await startMailServer();
  let cluster: Awaited<ReturnType<typeof createCluster>> | null = null;
  if (database === 'postgres') {
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'cluster'));
    cluster = await createCluster(join(folder, 'cluster'));
    await cluster.start();
    const client = await connectClient(`${cluster.address}/postgres`);
    await client.query('create role operator login');
    for (const name of ['origin', 'copy'])
      await client.query(`create database ${name} owner operator`);
    await client.end();
  }
  const environmentOf = async (name: string): Promise<Environment> => ({
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, name),
    DATABASE_URL:
      cluster === null ? '' : `${cluster.address.replace('lectern@', 'operator@')}/${name}`,
    SEED: database === 'postgres' ? '' : 'none',
    SMTP_URL: mailServer.url,
  });
  return {
    mails: mailServer.mails,
    backup: join(folder, 'backup'),
    origin: await environmentOf('origin'),
    copy: await environmentOf('copy'),
    close: async () => {
      mailServer.close();
      await cluster?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

for (const database of ['postgres', 'pglite'] as const)
  test(`a clean installation on ${database}: first admin, invitation by mail, restart, backup, restore, sign-in`, async ({
    page,
    browser,
  }) => {
    test.skip(database === 'postgres' && findPostgres() === null, 'PostgreSQL is not installed');
    test.setTimeout(240_000);
    const machine = await prepareMachine(database);
    const running: Product[] = [];
    const start = async (environment: Environment): Promise<Product> => {
      const product = await startProduct(environment);
      running.push(product);
      return product;
    };
    try {
      const printed = await runCommand('create-admin', machine.origin, '--email', ada.email);
      const product = await start(machine.origin);
      expect((await callSignIn(product.origin, 'super@lectern.test', 'lectern-demo')).status).toBe(
        400,
      );
      await register(page, findLink(printed), ada);
      await invite(page, product.url, ben);
      const [invitation = ''] = await machine.mails.received(1);
      expect(invitation).toContain(`To: ${ben.email}`);
      const other = await newPage(browser);
      await register(other, findLink(invitation), ben);
      await resetPassword(
        await newPage(browser),
        { url: product.url, mails: machine.mails },
        'fast river',
      );

      await product.stop();
      await product.restart();
      await page.reload();
      await expect(accountOf(page, ada)).toBeVisible();

      const picture = await uploadPicture(product.origin);
      if (database === 'pglite') await product.stop();
      expect(await runCommand('backup', machine.origin, '--to', machine.backup)).toContain(
        `is in ${machine.backup}.`,
      );
      expect(await runCommand('backup', machine.copy, '--from', machine.backup)).toContain(
        'was restored. Start the server.',
      );
      await expect(runCommand('backup', machine.copy, '--from', machine.backup)).rejects.toThrow(
        'There are files in',
      );
      await product.stop();

      const copy = await start(machine.copy);
      const response = await fetch(copy.origin + picture.path);
      expect(Buffer.from(await response.arrayBuffer()).equals(picture.bytes)).toBe(true);
      await signIn(await newPage(browser), copy.url, ben, 'fast river');
      const restored = await newPage(browser);
      await signIn(restored, copy.url, ada, ada.password);
      await restored.goto(`${copy.url}admins`);
      await expect(restored.getByRole('table').getByRole('row')).toHaveCount(3);
      await restored.goto(`${copy.url}admins/audit`);
      await expect(
        restored.getByRole('row', { name: /Operator.*Made a super admin/ }),
      ).toContainText(ada.email);
    } finally {
      for (const product of running) await product.close();
      await machine.close();
    }
  });
