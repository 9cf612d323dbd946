import { expect, test, type Page } from '@playwright/test';
import { strFromU8 } from 'fflate';

import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';
import { installLms, unzipPackage, type Kept, type LmsCall } from './support/scorm-lms.ts';

const formats = ['1.2', '2004'] as const;
type Format = (typeof formats)[number];

const options = ['First', 'Second', 'Third'].map((text, at) => ({
  id: `o${String(at)}`,
  text: `<p>${text}</p>`,
}));
const createQuestion = (title: string, rightAnswer: readonly string[], sortIndex: number) => ({
  article: null,
  sortIndex,
  title,
  type: 2,
  isMultiple: rightAnswer.length > 1,
  rightAnswer,
  image: null,
  textOptions: options,
});
const formula =
  '<p>What is <math alttext="\\frac{1}{2}"><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of <strong>two</strong>?</p>';

/** The questions after the video: two with several right answers and five with one. */
const secondActivity = [
  createQuestion('Which two are first?', ['o0', 'o1'], 0),
  ...[1, 2, 3, 4].map((number) =>
    createQuestion(`Which is first of ${String(number)}?`, ['o0'], number),
  ),
  createQuestion('Which is third?', ['o2'], 5),
  createQuestion('Which two again?', ['o0', 'o1'], 6),
];

/**
 * Creates the package of a quiz with two activities: a question and a video, then the other
 * questions.
 */
async function createPackage(
  format: Format,
  title: string,
  changes: object = {},
): Promise<Readonly<Record<string, Uint8Array>>> {
  const author = await openTemplateApi();
  const { id } = await author.call<{ id: number }>('POST', 'quiz/template/create', {
    title,
    tags: [],
    article: null,
    startDate: null,
    endDate: null,
    isGraded: true,
    duration: null,
    showCaption: true,
    restrictNonInstitutional: false,
    activities: [
      {
        title: 'Before',
        sortIndex: 0,
        items: [
          createQuestion(formula, ['o0'], 0),
          {
            article: 21,
            sortIndex: 1,
            title: 'Video',
            type: 1,
            isMultiple: false,
            rightAnswer: [],
            image: null,
            textOptions: [],
          },
        ],
      },
      { title: 'After', sortIndex: 1, items: secondActivity },
    ],
    ...changes,
  });
  return unzipPackage(
    await author.download(
      `quiz/template/${String(id)}/scorm?format=${format}&videoLink=${encodeURIComponent('https://watch.test/player?t=1')}`,
    ),
  );
}

/**
 * Rules to disable while a modal `dialog` is open: axe ignores the landmark and heading behind it.
 */
const behindModal = ['landmark-one-main', 'page-has-heading-one'];

/** Checks accessibility for one SCORM version only, because both look the same. */
const checkAccessibility = async (
  page: Page,
  format: Format,
  where: string,
  except: readonly string[] = [],
): Promise<void> => {
  if (format === '1.2') await expectNoViolations(page, `scorm ${where}`, { except });
};

const findErrors = (calls: readonly LmsCall[]): readonly LmsCall[] =>
  calls.filter(({ code, answer }) => code !== '0' || answer === 'false');
const findLastValue = (calls: readonly LmsCall[], element: string): string | undefined =>
  calls.findLast(({ name, given }) => name === 'SetValue' && given[0] === element)?.given[1];
const countCalls = (calls: readonly LmsCall[], name: string): number =>
  calls.filter((call) => call.name === name).length;
const toResumed = (format: Format, kept: Kept): Kept => {
  if (format === '2004') return { ...kept, entry: 'resume' };
  const core = kept['core'] as Kept;
  return { ...kept, core: { ...core, entry: 'resume' } };
};

for (const format of formats) {
  const title = `API-088 QIO-10 QIO-12 SCORM ${format}: started by keyboard, left, resumed, answered right, wrong and in part, submitted once, reviewed; no error is raised`;
  test(title, async ({ page, context }) => {
    const files = await createPackage(format, `Played ${format}`);
    const lms = await installLms(context, files, format);

    const first = await lms.launch(page);
    await expect(first.quiz.getByRole('heading', { name: `Played ${format}` })).toBeVisible();
    await checkAccessibility(page, format, 'start');
    const begin = first.quiz.getByRole('button', { name: 'Start' });
    await page.keyboard.press('Tab');
    await expect(begin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first.quiz.getByRole('heading', { name: 'Before' })).toBeFocused();
    await expect(first.quiz.locator('math mfrac')).toHaveCount(1);
    await expect(first.quiz.getByRole('link', { name: /^Watch the video/ })).toHaveAttribute(
      'href',
      'https://watch.test/player?t=1&id=21&captions=1',
    );
    await page.keyboard.press('Tab');
    await expect(first.quiz.getByRole('combobox', { name: 'Activities' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first.quiz.getByRole('radio', { name: 'First' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(first.quiz.getByText('1 of 8 answered')).toBeVisible();
    await first.quiz.getByRole('button', { name: 'Next activity' }).press('Enter');
    await expect(first.quiz.getByRole('heading', { name: 'After' })).toBeFocused();
    await first.quiz.getByRole('checkbox', { name: 'First' }).first().check();
    await expect(first.quiz.getByText('2 of 8 answered')).toBeVisible();
    const left = await first.leave();
    const before = await first.calls();
    expect(findErrors(before)).toEqual([]);
    expect(
      ['Initialize', format === '1.2' ? 'Finish' : 'Terminate'].map((name) =>
        countCalls(before, name),
      ),
    ).toEqual([1, 1]);

    const second = await lms.launch(page, toResumed(format, left));
    await expect(
      second.quiz.getByText('Your answers were restored: 2 of 8 questions.'),
    ).toBeVisible();
    await second.quiz.getByRole('button', { name: 'Continue' }).click();
    await expect(second.quiz.getByRole('heading', { name: 'After' })).toBeVisible();
    await expect(second.quiz.getByRole('checkbox', { name: 'First' }).first()).toBeChecked();
    await second.quiz.getByRole('checkbox', { name: 'Second' }).first().check();
    for (const right of [0, 1, 2])
      await second.quiz.getByRole('radio', { name: 'First' }).nth(right).check();
    await second.quiz.getByRole('checkbox', { name: 'First' }).last().check();
    await checkAccessibility(page, format, 'taking');
    await second.quiz.getByRole('button', { name: 'Submit' }).dblclick();
    const dialog = second.quiz.getByRole('dialog', { name: 'Submit the quiz?' });
    await expect(dialog).toContainText('2 questions are not answered.');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await second.quiz.getByRole('radio', { name: 'Second' }).last().check();
    await second.quiz.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toContainText('1 question is not answered.');
    await checkAccessibility(page, format, 'dialog', behindModal);
    await dialog.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(second.quiz.getByRole('heading', { name: 'Result' })).toBeVisible();
    await expect(second.quiz.getByText('5 of 8 right')).toBeVisible();
    await expect(second.quiz.getByText('62.5 %')).toBeVisible();
    await expect(second.quiz.getByText('Passed', { exact: true })).toBeVisible();
    await checkAccessibility(page, format, 'result');
    await second.quiz.getByRole('button', { name: 'Close' }).click();
    await expect(
      second.quiz.getByText('Your result is recorded. You can close this window.'),
    ).toBeVisible();
    const kept = await second.leave();
    const calls = await second.calls();
    expect(findErrors(calls)).toEqual([]);
    expect(
      ['Initialize', format === '1.2' ? 'Finish' : 'Terminate'].map((name) =>
        countCalls(calls, name),
      ),
    ).toEqual([1, 1]);
    const response = format === '1.2' ? 'student_response' : 'learner_response';
    const interactions = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      ['type', 'correct_responses.0.pattern', response, 'result'].map((name) =>
        findLastValue(calls, `cmi.interactions.${String(index)}.${name}`),
      ),
    );
    const [and, wrong] = format === '1.2' ? [',', 'wrong'] : ['[,]', 'incorrect'];
    const right = ['choice', 'a', 'a', 'correct'];
    const both = `a${and}b`;
    expect(interactions).toEqual([
      right,
      ['choice', both, both, 'correct'],
      right,
      right,
      right,
      ['choice', 'a', undefined, wrong],
      ['choice', 'c', 'b', wrong],
      ['choice', both, 'a', wrong],
    ]);
    expect(
      calls.filter(({ given }) => /^cmi\.interactions\.\d+\.id$/.test(given[0] ?? '')),
    ).toHaveLength(8);
    expect(
      format === '1.2'
        ? [
            'cmi.core.score.raw',
            'cmi.core.score.min',
            'cmi.core.score.max',
            'cmi.core.lesson_status',
            'cmi.core.exit',
          ].map((element) => findLastValue(calls, element))
        : [
            'cmi.score.raw',
            'cmi.score.min',
            'cmi.score.max',
            'cmi.score.scaled',
            'cmi.completion_status',
            'cmi.success_status',
            'cmi.exit',
          ].map((element) => findLastValue(calls, element)),
    ).toEqual(
      format === '1.2'
        ? ['62.5', '0', '100', 'passed', 'suspend']
        : ['5', '0', '8', '0.625', 'completed', 'passed', 'suspend'],
    );
    expect(
      findLastValue(calls, format === '1.2' ? 'cmi.core.session_time' : 'cmi.session_time'),
    ).toMatch(format === '1.2' ? /^0000:00:\d\d\.\d\d$/ : /^PT0H0M\d+(\.\d\d)?S$/);

    const third = await lms.launch(page, toResumed(format, kept));
    await expect(third.quiz.getByText('You submitted this quiz earlier.')).toBeVisible();
    await expect(third.quiz.getByText('5 of 8 right')).toBeVisible();
    await third.leave();
    const again = await third.calls();
    expect(findErrors(again)).toEqual([]);
    expect(
      again.filter(
        ({ name, given }) => name === 'SetValue' && !/session_time|exit/.test(given[0] ?? ''),
      ),
    ).toEqual([]);
    expect(lms.strays).toEqual([]);
    expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain(
      format === '1.2'
        ? '<schemaversion>1.2</schemaversion>'
        : '<schemaversion>2004 4th Edition</schemaversion>',
    );
  });
}

const answerQuestions = async (page: Page, chosen: 'wrong' | 'none'): Promise<void> => {
  await page.getByRole('button', { name: 'Start' }).click();
  if (chosen === 'wrong') await page.getByRole('radio', { name: 'Second' }).check();
};

test('API-088 a quiz is practice without a learning system until that is connected, reports and retries failed saves, is open in one window at a time, ends with its time, and fits a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lms = await installLms(
    context,
    await createPackage('1.2', 'Trouble', { duration: 1 }),
    '1.2',
  );
  await lms.practice(page);
  await expect(
    page.getByText('No learning system was found: this is practice, and nothing is recorded.'),
  ).toBeVisible();
  await answerQuestions(page, 'wrong');
  await expectNoViolations(page, 'scorm phone taking');
  await page.clock.install();
  await page.reload();
  await answerQuestions(page, 'none');
  await expect(page.getByRole('timer')).toHaveText('01:00');
  await page.clock.runFor(61_000);
  await expect(page.getByText('Time is up. The answers you gave in time count.')).toBeVisible();
  await expect(page.getByText('Not passed')).toBeVisible();
  await expectNoViolations(page, 'scorm phone result');
  await page.getByRole('button', { name: 'Take it again' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();

  await page.evaluate(() => {
    const answer = (): string => 'true';
    const values: string[] = [];
    Object.assign(window, {
      values,
      API: {
        LMSInitialize: answer,
        LMSGetValue: () => '',
        LMSSetValue: (element: string, value: string) => {
          values.push(`${element}=${value}`);
          return 'true';
        },
        LMSCommit: answer,
        LMSFinish: answer,
        LMSGetLastError: () => '0',
      },
    });
  });
  await page.getByRole('button', { name: 'Connect again' }).click();
  await expect(page.getByText('No learning system was found')).toBeHidden();
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await page.evaluate<string[]>('window.values')).toContain(
    'cmi.core.lesson_status=incomplete',
  );
  await page.goto('about:blank');

  const other = await context.newPage();
  const launch = await lms.launch(other);
  await launch.quiz.getByRole('button', { name: 'Start' }).click();
  await expect(launch.quiz.getByText('Saved')).toBeVisible();
  await launch.breakCalls('SetValue', true);
  await launch.quiz.getByRole('radio', { name: 'First' }).check();
  await expect(launch.quiz.getByRole('alert')).toContainText(
    'The learning system did not store your answers.',
  );
  await expect(launch.quiz.getByRole('alert')).toContainText('The line is dead.');
  await expectNoViolations(other, 'scorm not saved');
  await launch.breakCalls('SetValue', false);
  await launch.quiz.getByRole('button', { name: 'Try now' }).click();
  await expect(launch.quiz.getByText('The learning system has stored everything.')).toBeVisible();
  const calls = await launch.calls();
  expect(
    calls.filter(
      ({ name, given, answer }) =>
        name === 'SetValue' && given[0] === 'cmi.core.lesson_status' && answer === 'true',
    ),
  ).toHaveLength(1);

  const third = await context.newPage();
  const waiting = await lms.launch(third);
  await expect(waiting.quiz.getByText('This quiz is open in another window.')).toBeVisible();
  await launch.leave();
  await expect(waiting.quiz.getByRole('button', { name: 'Start' })).toHaveCount(0);
  expect(await waiting.calls()).toEqual([]);
});

const integral =
  '<p><math display="block" alttext="\\int_0^1 \\frac{x}{2} dx"><msubsup><mo largeop="true">∫</mo><mn>0</mn><mn>1</mn></msubsup><mfrac><mi>x</mi><mn>2</mn></mfrac><mi>d</mi><mi>x</mi></math></p>';

test(
  'API-088 a package with a formula holds the part of the math font that lays it out; one without holds none',
  { tag: '@quick' },
  async ({ page, context }) => {
    const files = await createPackage('1.2', 'An integral', {
      activities: [{ title: 'Before', sortIndex: 0, items: [createQuestion(integral, ['o0'], 0)] }],
    });
    const fontSize = files['stix-two-math.woff2']?.length ?? 0;
    expect([fontSize > 1000, fontSize < 40_000]).toEqual([true, true]);
    expect(strFromU8(files['stix-two-math-license.txt'] ?? new Uint8Array())).toContain(
      'SIL Open Font License',
    );
    const lms = await installLms(context, files, '1.2');
    await lms.practice(page);
    await page.getByRole('button', { name: 'Start' }).click();
    const math = page.locator('math');
    expect(await math.evaluate((element) => getComputedStyle(element).fontFamily)).toBe(
      '"STIX Two Math", math',
    );
    const listFonts = () =>
      page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]));
    await expect.poll(listFonts).toEqual([['STIX Two Math', 'loaded']]);
    /** The heights of the integral and of the letter before it, in font sizes. */
    const readHeight = () =>
      math.evaluate((element) => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return (element.querySelector('mo')?.getBoundingClientRect().height ?? 0) / size;
      });
    const tall = await readHeight();
    await math.evaluate((element) => {
      element.style.fontFamily = 'sans-serif';
    });
    const plain = await readHeight();
    expect([tall > 1.9, plain < 1.7]).toEqual([true, true]);
    expect(lms.strays).toEqual([]);

    const without = await createPackage('1.2', 'No formula', {
      activities: [
        { title: 'Before', sortIndex: 0, items: [createQuestion('<p>Which?</p>', ['o0'], 0)] },
      ],
    });
    expect(Object.keys(without).filter((path) => path.startsWith('stix'))).toEqual([]);
  },
);

const spoken = [
  ['de-AT', 'ltr', 'Starten', 'Abgeben', 'Ergebnis'],
  ['ar', 'rtl', 'بدء', 'تسليم', 'النتيجة'],
  ['fi', null, 'Start', 'Submit', 'Result'],
] as const;
for (const [locale, direction, start, submit, result] of spoken) {
  test(`I18N-02 API-088 the player speaks the language of the browser, or English: ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const lms = await installLms(context, await createPackage('1.2', `Played in ${locale}`), '1.2');
    const { quiz } = await lms.launch(page);
    await quiz.getByRole('button', { name: start, exact: true }).click();
    expect(await quiz.locator('html').getAttribute('dir')).toBe(direction);
    await expectNoViolations(page, `scorm in ${locale}`);
    await quiz.getByRole('combobox').selectOption({ index: 1 });
    await quiz.getByRole('button', { name: submit, exact: true }).click();
    await quiz.getByRole('dialog').getByRole('button', { name: submit }).click();
    await expect(quiz.getByRole('heading', { name: result })).toBeVisible();
    await context.close();
  });
}
