import { unzipSync, zipSync, type Zippable } from 'fflate';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openSession } from '../../server/services/accounts/sessions.ts';
import { createServices } from '../../server/services/create-services.ts';
import { systemClock, systemRandom } from '../../server/shared/system.ts';
import { createLog } from '../../server/shared/log.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { drawPicture } from '../../server/seed/draw-image.ts';
import { seedWhenEmpty } from '../../server/start/seed-when-empty.ts';
import { migrate } from '../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../server/store/migrations.ts';
import { openPglite } from '../../server/store/open-pglite.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import { createTestConfig } from '../support/server-template.ts';
import { listenWithServices } from './support/bench-server.ts';
import { inTurn, printTable, timed } from './support/measure.ts';

const [questions, pictures, rounds] = [200, 50, 5];
const collect =
  globalThis.gc ??
  ((): void => {
    throw new Error('run with --expose-gc');
  });
const megabytes = (bytes: number): number => bytes / 1_000_000;

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
const log = createLog(
  () => undefined,
  () => new Date(),
);
const store = await openPglite(join(folder, 'database'));
await migrate(store, findMigrationsFolder());
const queue = await openQueue(store, log);
const services = await createServices(
  store,
  queue,
  createTestConfig(folder),
  log,
  systemClock,
  systemRandom,
);
await seedWhenEmpty(services);
const server = await listenWithServices(services);
const { accessToken } = await openSession(services, 1);
const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };

async function ask(method: string, path: string, body?: FormData | string): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${String(server.port)}/api/admin/quiz/${path}`, {
    method,
    headers:
      typeof body === 'string' ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(body !== undefined && { body }),
  });
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`);
  return answer;
}

const asFile = (bytes: Uint8Array, name: string): FormData => {
  const form = new FormData();
  form.set('file', new File([bytes.slice()], name));
  return form;
};

/**
 * A PNG of a photograph's size: a small picture with a chunk of its own, which readers pass over,
 * of bytes that do not compress.
 */
function photograph(seed: number): Uint8Array {
  const picture = Buffer.from(drawPicture(seed, 400, 300));
  const noise = Buffer.alloc(100_000 + (seed % 5) * 50_000 + 12);
  let state = seed;
  for (let at = 8; at < noise.length; at += 1)
    noise[at] = (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >>> 16;
  noise.writeUInt32BE(noise.length - 12, 0);
  noise.write('noIs', 4, 'latin1');
  return Buffer.concat([picture.subarray(0, 33), noise, picture.subarray(33)]);
}

async function uploaded(seed: number): Promise<string> {
  const answer = await fetch(
    `http://127.0.0.1:${String(server.port)}${endpoints.uploadImage.path}`,
    { method: 'POST', headers, body: asFile(photograph(seed), 'picture.png') },
  );
  return ((await answer.json()) as { content: { url: string } }).content.url;
}

const addresses: string[] = [];
for (let seed = 1; seed <= pictures; seed += 1) addresses.push(await uploaded(seed));

const pictureOf = (number: number): string | null =>
  number % 4 === 0 ? (addresses[number / 4] ?? null) : null;

const quiz = {
  title: 'A quiz of many questions',
  tags: [],
  article: null,
  startDate: null,
  endDate: null,
  isGraded: false,
  duration: 60,
  showCaption: false,
  restrictNonInstitutional: false,
  activities: Array.from({ length: 4 }, (_, activity) => ({
    title: `Part ${String(activity + 1)}`,
    sortIndex: activity,
    items: Array.from({ length: questions / 4 }, (_, index) => ({
      article: null,
      type: 'question',
      sortIndex: index,
      isMultiple: index % 5 === 0,
      rightAnswer: ['a'],
      image: pictureOf((activity * questions) / 4 + index),
      title: `<p>Which of these is <strong>true</strong> of cell ${String(index)}, when <em>x</em><sup>2</sup> &lt; 4?</p>`,
      textOptions: ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        text: `<p>It is option <em>${id}</em> of question ${String(index)}</p>`,
      })),
    })),
  })),
};
const {
  content: { id },
} = (await (await ask('POST', 'template/create', JSON.stringify(quiz))).json()) as {
  content: { id: number };
};

const exported = async (): Promise<Uint8Array> =>
  new Uint8Array(await (await ask('GET', `template/${String(id)}/qti`)).arrayBuffer());
const zip = await exported();
const files = unzipSync(zip);
const zippable: Zippable = Object.fromEntries(
  Object.entries(files).map(([path, bytes]) => [
    path,
    [bytes, { level: path.endsWith('.png') ? 0 : 6 }] as const,
  ]),
);

/** Every picture is stored anew: those of the round before are taken away. */
async function withoutPictures(): Promise<void> {
  for (const address of addresses) await services.files.remove(address.slice('/files/'.length));
}

interface Peak {
  above: number;
  whole: number;
}

/**
 * Milliseconds of `work`; the most memory the process took above what it had before is noted in
 * `peak`.
 */
async function measured(peak: Peak, work: () => unknown): Promise<number> {
  collect();
  const before = process.memoryUsage.rss();
  let max = before;
  const look = (): void => {
    max = Math.max(max, process.memoryUsage.rss());
  };
  const watch = setInterval(look, 2);
  const spent = await timed(work);
  look();
  clearInterval(watch);
  peak.above = Math.max(peak.above, max - before);
  peak.whole = Math.max(peak.whole, max);
  return spent;
}

const none = (): Peak => ({ above: 0, whole: 0 });
const peaks = { export: none(), zip: none(), dry: none(), import: none(), unzip: none() };
const times = await inTurn(rounds, {
  export: () => measured(peaks.export, exported),
  zip: () => measured(peaks.zip, () => zipSync(zippable)),
  dry: () =>
    measured(peaks.dry, () =>
      ask('POST', 'template/from_package/qti?dryRun=1', asFile(zip, 'quiz.zip')),
    ),
  import: async () => {
    await withoutPictures();
    return measured(peaks.import, () =>
      ask('POST', 'template/from_package/qti', asFile(zip, 'quiz.zip')),
    );
  },
  unzip: () => measured(peaks.unzip, () => unzipSync(zip)),
});

const row = (
  what: string,
  name: keyof typeof times,
  reference: keyof typeof times,
): Readonly<Record<string, string | number>> => ({
  what,
  'ms, median': times[name].median,
  'ms, p95': times[name].p95,
  'RSS added, MB': megabytes(peaks[name].above),
  'peak RSS, MB': megabytes(peaks[name].whole),
  'x reference': times[name].median / times[reference].median,
});
printTable(
  `${String(questions)} questions, ${String(pictures)} pictures, ${String(Math.round(megabytes(zip.length)))} MB, over HTTP on PGlite; medians of ${String(rounds)} rounds; memory is the process's, client and database included, the max of all rounds`,
  [
    row('export as QTI 2.1', 'export', 'zip'),
    row('zipSync of the same files', 'zip', 'zip'),
    row('import, dry run', 'dry', 'unzip'),
    row('import, stored', 'import', 'unzip'),
    row('unzipSync of the same package', 'unzip', 'unzip'),
  ],
);

await server.stop(1000);
await queue.stop(1000);
await store.close();
await rm(folder, { recursive: true, force: true });
