import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTemplate, importTemplates } from '../../../src/api/contract/quiz-template.ts';
import { mutatePackage } from '../../support/mutate-package.ts';
import { isFull } from '../../support/property-runs.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';
import { question, sampleQuiz, video, withoutIds } from '../store/quiz-payload.ts';

const firstSeed = 1;
const mutations = isFull ? 2000 : 40;
const atOnce = 8;

describeOnMainDatabase('damaged packages', (database) => {
  let server: TestServer;
  let author: TestCaller;
  let packages: readonly Readonly<Record<string, Uint8Array>>[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    author = await server.as('super');
    const activities = [
      {
        title: 'Cells',
        sortIndex: 0,
        items: [
          video(21, 0),
          question('<p>Which <b>cell</b>?</p>', 1),
          question('Which tides?', 2, [1, 3]),
        ],
      },
    ];
    const created = await author.call(createTemplate, {
      body: withoutIds({ ...sampleQuiz(), title: 'Cells', activities }),
    });
    const download = async (path: string) => {
      const response = await fetch(
        `${server.address}/api/admin/quiz/template/${String(created.content.id)}/${path}`,
        { headers: { Authorization: `Bearer ${author.token.accessToken}` } },
      );
      return unzipSync(new Uint8Array(await response.arrayBuffer()));
    };
    packages = [
      await download('qti?format=2.1'),
      await download('qti?format=3.0'),
      await download('qti?format=1.2'),
      await download('cc'),
    ];
  });
  afterAll(() => server.close());

  /**
   * Returns the status of a mutated package, dry run or not, or a text for an unexpected response.
   */
  async function sent(seed: number): Promise<string | number> {
    const form = new FormData();
    form.set('file', new File([mutatePackage(packages, seed).slice()], 'package.zip'));
    const { status, content } = await author.send(
      'POST',
      importTemplates.path + (seed % 8 === 0 ? '' : '?dryRun=1'),
      { raw: form },
    );
    const isClean =
      status === 200 ||
      (status < 500 && typeof (content as { message?: unknown }).message === 'string');
    return isClean ? status : `seed ${String(seed)}: ${String(status)} ${JSON.stringify(content)}`;
  }

  it(`QIO-01 API-043 ${String(mutations)} mutated packages, seeds from ${String(firstSeed)}: each is answered, none by a fault of the server`, async () => {
    const answers: (string | number)[] = [];
    for (let seed = firstSeed; seed < firstSeed + mutations; seed += atOnce) {
      answers.push(
        ...(await Promise.all(Array.from({ length: atOnce }, (_, n) => sent(seed + n)))),
      );
    }
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual([]);
    expect(answers).toHaveLength(mutations);
    for (const status of [200, 400])
      expect(answers.filter((answer) => answer === status).length).toBeGreaterThan(mutations / 10);
  }, 120_000);
});
