import { expect, test, type Locator } from '@playwright/test';
import { build } from 'esbuild';

import { formatInEnglish } from '../../server/shared/texts.ts';
import { drawPicture } from '../../server/seed/draw-image.ts';
import { createQtiExport } from '../../src/domain/interchange/export/create-qti-export.ts';
import { question, quizOf, video } from '../domain/interchange/quizzes.ts';

const origin = 'https://reader.test';
const picture = `/files/${'1'.repeat(64)}.png`;
const options = ['First', 'Second', 'Third'].map((text, at) => ({
  id: `o${String(at)}`,
  text: `<p>${text}</p>`,
}));
const formula = '<math alttext="\\frac{1}{2}"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';

/** Returns the files of a QTI 3.0 package by path. */
function createPackageFiles(): ReadonlyMap<string, string | Buffer> {
  const quiz = quizOf([
    question({
      id: 1,
      sortIndex: 0,
      title: `<p>What is ${formula} of <u>two</u>?</p>`,
      image: picture,
      textOptions: options,
      rightAnswer: ['o0'],
    }),
    question({
      id: 2,
      sortIndex: 1,
      isMultiple: true,
      title: `<p>Which two? <img src="${picture}" alt="A cell" /></p>`,
      textOptions: options,
      rightAnswer: ['o0', 'o2'],
    }),
    video({ id: 3, sortIndex: 2 }),
  ]);
  const { files } = createQtiExport({
    quiz,
    format: '3.0',
    site: 'https://lectern.test',
    player: '/embed',
    link: null,
    institutionId: null,
    formatMessage: formatInEnglish,
    isStoredPicture: (address) => address === picture,
  });
  return new Map(
    files.map((file) => [
      file.path,
      'text' in file ? file.text() : Buffer.from(drawPicture(3, 40, 20)),
    ]),
  );
}

/** Bundles @citolab/qti-components, the QTI reader that only this test uses. */
async function bundleReader(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "import '@citolab/qti-components';", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns the item's current response and the score of its response processing. */
const readScore = (item: Locator): Promise<readonly [response: unknown, score: unknown]> =>
  item.evaluate((element) => {
    const { processResponse, getVariable } = element as unknown as {
      processResponse: () => boolean;
      getVariable: (identifier: string) => { value: unknown } | null;
    };
    if (!processResponse.call(element)) throw new Error('nothing scores the item');
    return [
      getVariable.call(element, 'RESPONSE')?.value,
      getVariable.call(element, 'SCORE')?.value,
    ];
  });

/** Chooses an option and expects the item's response and score. */
async function expectScoreAfterChoosing(
  item: Locator,
  option: string,
  response: unknown,
  score: string,
): Promise<void> {
  await item.locator('qti-simple-choice', { hasText: option }).click();
  await expect.poll(() => readScore(item)).toEqual([response, score]);
}

test(
  'API-086 a QTI 3.0 export is shown and scored by another QTI reader: one and several right answers, images, a formula, a video',
  { tag: '@quick' },
  async ({ page, context }) => {
    const files = createPackageFiles();
    const script = await bundleReader();
    const strays: string[] = [];
    const types: Readonly<Record<string, string>> = {
      xml: 'application/xml',
      png: 'image/png',
      css: 'text/css',
    };
    await context.route('**', (route) => {
      const { origin: at, pathname, searchParams } = new URL(route.request().url());
      const file = files.get(pathname.slice(1));
      if (at !== origin) {
        strays.push(route.request().url());
        return route.abort();
      }
      if (pathname === '/reader.js')
        return route.fulfill({ contentType: 'text/javascript', body: script });
      if (pathname === '/show')
        return route.fulfill({
          contentType: 'text/html',
          body: `<!DOCTYPE html><html lang="en"><title>Reader</title><script src="/reader.js"></script><qti-item><item-container item-url="/items/${searchParams.get('item') ?? ''}.xml"></item-container></qti-item>`,
        });
      return file === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({
            contentType: types[pathname.split('.').at(-1) ?? ''] ?? 'text/plain',
            body: file,
          });
    });
    const visible = async (identifier: string): Promise<Locator> => {
      await page.goto(`${origin}/show?item=${identifier}`);
      const item = page.locator('qti-assessment-item');
      await expect(item).toHaveAttribute('identifier', identifier);
      return item;
    };

    const single = await visible('item-ab12-1');
    await expect(single.locator('qti-simple-choice')).toHaveText(['First', 'Second', 'Third']);
    await expect(single.locator('qti-prompt math mfrac')).toHaveCount(1);
    await expect(single.getByRole('img', { name: 'Picture for question 1' })).toHaveJSProperty(
      'naturalWidth',
      40,
    );
    await expect(single.getByText('two', { exact: true })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    expect(await readScore(single)).toEqual([null, '0']);
    await expectScoreAfterChoosing(single, 'Second', 'choice-2', '0');
    await expectScoreAfterChoosing(single, 'First', 'choice-1', '1');

    const several = await visible('item-ab12-2');
    await expect(several.getByRole('img', { name: 'A cell' })).toHaveJSProperty('naturalWidth', 40);
    await expectScoreAfterChoosing(several, 'Third', ['choice-3'], '0');
    await expectScoreAfterChoosing(several, 'First', ['choice-1', 'choice-3'], '1');
    await expectScoreAfterChoosing(several, 'Second', ['choice-1', 'choice-2', 'choice-3'], '0');

    const watched = await visible('item-ab12-3');
    await expect(watched.getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/lectern\.test\/embed\?id=/,
    );
    expect(strays).toEqual([]);
  },
);
