import { expect, test } from '@playwright/test';

import { drawPicture } from '../../server/seed/draw-image.ts';
import { buildZip } from '../support/build-zip.ts';
import { toUrl, signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';
import { chooseRowAction } from './support/row-actions.ts';

const qti = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"';

const choice = (
  identifier: string,
  prompt: string,
  options: readonly string[],
  right: readonly number[],
) => {
  const nameOf = (place: number): string => `choice${String(place)}`;
  return `<assessmentItem ${qti} identifier="${identifier}" title="${prompt}" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="${right.length > 1 ? 'multiple' : 'single'}" baseType="identifier"><correctResponse>${right.map((place) => `<value>${nameOf(place)}</value>`).join('')}</correctResponse></responseDeclaration>
  <itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${right.length > 1 ? '0' : '1'}"><prompt>${prompt}</prompt>${options.map((text, place) => `<simpleChoice identifier="${nameOf(place)}">${text}</simpleChoice>`).join('')}</choiceInteraction></itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
</assessmentItem>`;
};
const essay = `<assessmentItem ${qti} identifier="essay" title="Tell about tides" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/><itemBody><extendedTextInteraction responseIdentifier="RESPONSE"><prompt>Tell about tides</prompt></extendedTextInteraction></itemBody></assessmentItem>`;
const items = {
  moon: choice('moon', 'What moves the tides?', ['The moon', 'The wind'], [0]),
  spring: choice(
    'spring',
    'When are spring tides?',
    ['At new moon', 'At half moon', 'At full moon'],
    [0, 2],
  ),
  neap: choice('neap', 'When are neap tides?', ['At half moon', 'At full moon'], [0]),
  essay,
};
const names = Object.keys(items);
const createPackage = (title: string): Buffer => {
  const files = {
    'imsmanifest.xml': `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="M"><metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources><resource identifier="T" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/></resource>${names.map((name) => `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="${name}.xml"><file href="${name}.xml"/></resource>`).join('')}</resources></manifest>`,
    'test.xml': `<assessmentTest ${qti} identifier="T" title="${title}"><testPart identifier="P" navigationMode="nonlinear" submissionMode="simultaneous"><assessmentSection identifier="S" title="Tides" visible="true">${names.map((name) => `<assessmentItemRef identifier="${name}" href="${name}.xml"/>`).join('')}</assessmentSection></testPart></assessmentTest>`,
    ...Object.fromEntries(Object.entries(items).map(([name, xml]) => [`${name}.xml`, xml])),
  };
  return buildZip([
    { name: '__MACOSX/._test.xml', content: 'x' },
    ...Object.entries(files).map(([name, content]) => ({ name, content, isDeflated: true })),
  ]);
};
const climbing = buildZip([{ name: '../../a.xml', content: 'x' }]);

test('QLST-07 QIO-01 QIO-02 QIO-03 ERR-18 ERR-19 QVAL-33 a package is uploaded, reviewed, imported without one item and opened in the editor; a hostile file and a file that is not a zip are refused with the reason', async ({
  page,
}, { repeatEachIndex }) => {
  const title = `Imported from elsewhere: tides ${String(repeatEachIndex)}`;
  const honest = createPackage(title);
  const author = await openTemplateApi();
  await signIn(page, 'super', '/quiz');
  const open = page.getByRole('button', { name: 'Upload QTI' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Upload QTI' });
  const choose = async (
    name: string,
    buffer: Buffer,
    button = 'Choose a .zip or .imscc file',
  ): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: button }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer });
  };
  await choose('Tides.pdf', honest);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Tides.pdf is neither a .zip nor an .imscc file.',
  );
  await choose('Tides.zip', Buffer.from('%PDF-1.7 no package'));
  await expect(dialog.getByRole('alert')).toContainText(
    'This is not a .zip file, or its end is missing.',
  );
  await choose('Climbs.zip', climbing);
  await expect(dialog.getByRole('alert')).toContainText(
    'The file “../../a.xml” points outside the package.',
  );
  await expectNoViolations(page, 'import dialog, a package refused');

  await intercept(page, '**/from_package/qti*', () => new Promise(() => undefined), { times: 1 });
  await choose('Tides.zip', honest);
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeFocused();
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/from_package/qti'),
  );
  await page.keyboard.press('Escape');
  await stopped;
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await choose('Tides.imscc', honest);
  const read = dialog.getByRole('article');
  await expect(read).toHaveCount(4);
  await expect(read.nth(1)).toContainText('When are spring tides?');
  await expect(read.nth(1).getByRole('listitem')).toHaveText([
    'At new moon Right answer',
    'At half moon',
    'At full moon Right answer',
  ]);
  await expect(read.nth(3)).toContainText('Not imported');
  await expect(dialog.getByRole('status')).toHaveText('3 of 3 chosen · 1 item cannot be imported');
  expect(await author.titled(title)).toEqual([]);

  await expect(dialog.getByRole('checkbox', { name: 'Import all items' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: 'Title of the quiz' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox', { name: 'Import item 1' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('checkbox', { name: 'Import item 3' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toHaveText('2 of 3 chosen · 1 item cannot be imported');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolations(page, 'import review at 360 px');
  await page.setViewportSize({ width: 1440, height: 900 });

  await intercept(page, '**/from_package/qti', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was imported');
  await expect(dialog.getByRole('status')).toContainText('2 of 3 chosen');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Uploaded files successfully processed').first()).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'New quiz templates' })).toContainText(title);
  await expect(dialog.getByRole('list', { name: 'Not imported (1)' })).toContainText(
    'Tell about tides',
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row', { name: title });
  await expect(row).toHaveCount(1);
  await chooseRowAction(row, 'Edit');
  await expect(page).toHaveURL(toUrl(`/quiz/edit/${String((await author.titled(title))[0]?.id)}`));
  await expect(getTitleField(page)).toHaveValue(title);
  await expect(page.locator('[data-question-title]')).toHaveCount(2);
});

/** Two tests with the same file of questions, one of them with a formula and a picture. */
const createBanks = (title: string): Buffer => {
  const test = (name: string, ...parts: readonly string[]): string =>
    `<assessmentTest ${qti} identifier="${name}" title="${title}: ${name}"><testPart identifier="P" navigationMode="nonlinear" submissionMode="simultaneous"><assessmentSection identifier="S" title="Part" visible="true">${parts.map((part) => `<assessmentItemRef identifier="${part}" href="${part}.xml"/>`).join('')}</assessmentSection></testPart></assessmentTest>`;
  const formula =
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>r</mi><mn>2</mn></msup></math>';
  return buildZip(
    [
      { name: 'banks/tides.xml', content: test('tides', 'moon', 'spring', 'essay') },
      { name: 'banks/forces.xml', content: test('forces', 'force', 'moon') },
      { name: 'banks/rest.xml', content: test('rest', 'neap') },
      {
        name: 'banks/force.xml',
        content: choice('force', 'Force', ['It divides', 'H<sub>2</sub>O'], [0]).replace(
          '<prompt>Force',
          `<prompt>How does ${formula} matter? <img src="p.png" alt="Two masses"/>`,
        ),
      },
      ...Object.entries(items).map(([name, content]) => ({ name: `banks/${name}.xml`, content })),
      { name: 'banks/p.png', content: drawPicture(3, 60, 40) },
    ].map((file) => ({ ...file, isDeflated: true })),
  );
};

test(
  'QLST-07 QLST-64 an import of several question banks is reviewed, partly chosen and undone',
  { tag: '@quick' },
  async ({ page }, { repeatEachIndex }) => {
    const title = `Banks ${String(repeatEachIndex)}`;
    const author = await openTemplateApi();
    await signIn(page, 'super', '/quiz');
    await page.getByRole('button', { name: 'Upload QTI' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload QTI' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a .zip or .imscc file' }).click();
    await (
      await chooser
    ).setFiles({ name: 'Banks.zip', mimeType: 'application/zip', buffer: createBanks(title) });
    const quizzes = dialog.getByRole('list', { name: 'Quizzes in the package' });
    await expect(quizzes.getByRole('listitem')).toHaveCount(3);
    await quizzes.getByRole('button', { name: `${title}: forces` }).click();
    const question = dialog.getByRole('article').first();
    await expect(question.locator('math')).toContainText('r');
    await expect(question.locator('sub')).toHaveText('2');
    const picture = question.getByRole('img', { name: 'Two masses' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(60);
    await dialog.getByRole('textbox', { name: 'Title of the quiz' }).fill(`${title}: gravity`);
    await dialog.getByRole('checkbox', { name: 'Import item 2' }).uncheck();
    await dialog.getByRole('checkbox', { name: `Import ${title}: rest` }).uncheck();
    await expect(dialog.getByRole('status')).toHaveText(
      '3 of 5 chosen · 1 item cannot be imported',
    );
    await expectNoViolations(page, 'import review of several quizzes');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    const created = dialog.getByRole('list', { name: 'New quiz templates' });
    await expect(created.getByRole('link')).toHaveText([/: tides/, /: gravity/]);
    await expect(dialog).toContainText('2 items were not chosen.');
    await expectNoViolations(page, 'report of an import');
    const [gravity] = await author.titled(`${title}: gravity`);
    await expect(created.getByRole('link', { name: 'gravity' })).toHaveAttribute(
      'href',
      new RegExp(`/quiz/edit/${String(gravity?.id)}$`),
    );
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('Banks-import.csv');
    await dialog.getByRole('button', { name: 'Undo the import' }).click();
    await expect(created.getByText('In the recycle bin')).toHaveCount(2);
    expect(await author.titled(`${title}: gravity`)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(page.getByRole('row', { name: `${title}: gravity` })).toBeVisible();
    await page.getByRole('button', { name: 'Upload QTI' }).click();
    await dialog.getByRole('button', { name: 'Show the report' }).click();
    await expect(created.getByRole('link')).toHaveCount(2);
    await expect(created.getByText('In the recycle bin')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Playlists', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playlists');
    await page.goBack();
    await page.getByRole('button', { name: 'Upload QTI' }).click();
    await dialog.getByRole('button', { name: 'Show the report' }).click();
    await expect(created.getByRole('link')).toHaveCount(2);
  },
);
