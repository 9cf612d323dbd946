import { describe, expect, it } from 'vitest';

import { asi, asiItem, item } from './builders.ts';
import { readFrom } from './sources.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const manifest = `<?xml version="1.0"?><manifest identifier="m"><resources><resource identifier="t" type="imsqti_test_xmlv2p1" href="t.xml"/><resource identifier="q" type="imsqti_xmlv1p2" href="q.xml"/></resources></manifest>`;
const test = `<?xml version="1.0"?><assessmentTest identifier="t" title="Cells"><testPart identifier="p"><assessmentSection identifier="s" title="One"><assessmentItemRef identifier="a" href="a.xml"/></assessmentSection></testPart></assessmentTest>`;

describe('white space before the XML declaration', () => {
  it.each(['\n', '\uFEFF\r\n', `\n\uFEFF${' \n'.repeat(40)}`])(
    'QIO-01 %j is harmless in the manifest, in a test and in items of QTI 1.2 and 2',
    async (start) => {
      const { quizzes, report } = await readFrom({
        'imsmanifest.xml': start + manifest,
        't.xml': start + test,
        'a.xml': start + item({ identifier: 'a' }),
        'q.xml': start + asi(`<assessment ident="x" title="Sums">${asiItem()}</assessment>`),
        'unlisted.xml': item(),
      });
      expect(quizzes.map(({ title }) => title)).toEqual(['Cells', 'Sums']);
      expect(report.map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual([
        'imported ',
        'imported ',
      ]);
    },
  );
});

describe('the encoding of a file', () => {
  const declared = (encoding: string): string =>
    item({
      choices: '<simpleChoice identifier="A">Gr\u00F6\u00DFe \u0096 10\u00B5m</simpleChoice>',
    }).replace('?>', `${encoding}?>`);
  const reasonOf = async (encoding: string): Promise<string | undefined> =>
    (await readFrom({ 'q.xml': latin1(declared(encoding)), 'a.xml': item() })).report.find(
      ({ file, outcome }) => file === 'q.xml' && outcome === 'skipped',
    )?.reason;

  it('QIO-01 bytes of Windows keep their dashes and letters', async () => {
    const { quizzes } = await readFrom({ 'q.xml': latin1(declared(' encoding="ISO-8859-1"')) });
    expect(quizzes[0]?.activities[0]?.items[0]).toMatchObject({
      options: [{ text: 'Größe – 10µm' }],
    });
  });

  it('QIO-01 HTML in a text may refer to them by number too', async () => {
    const stem =
      '<material><mattext texttype="text/html">&lt;p&gt;10 &amp;#150; 20 &amp;#128;&lt;/p&gt;</mattext></material>';
    const { quizzes } = await readFrom({ 'q.xml': asi(asiItem({ stem })) });
    expect(quizzes[0]?.activities[0]?.items[0]).toMatchObject({ title: '10 – 20 €' });
  });

  it.each([
    [
      ' encoding="UTF-8"',
      'The file declares the encoding UTF-8, but its content is in another one. Please export the package again in UTF-8.',
    ],
    [
      " encoding = 'utf-16'",
      'The file declares the encoding utf-16, but its content is in another one. Please export the package again in UTF-8.',
    ],
    [
      ' encoding="x mac (Roman)"',
      'The file declares the encoding x mac (Roman), which is not supported. Please export the package again in UTF-8.',
    ],
    [
      '',
      'The file declares no encoding and is not UTF-8. Please export the package again in UTF-8.',
    ],
  ])('QIO-03 a wrong one is named: %s', async (encoding, reason) => {
    expect(await reasonOf(encoding)).toBe(reason);
  });

  it('QIO-03 the one of an unreadable manifest is named', async () => {
    const { report } = await readFrom({
      'imsmanifest.xml': latin1(
        '<?xml version="1.0" encoding="UTF-8"?><manifest><!-- Gr\u00F6\u00DFe --></manifest>',
      ),
      'q.xml': item(),
    });
    expect(report[0]?.reason).toBe(
      'The list of files (manifest) could not be read: The file declares the encoding UTF-8, but its content is in another one. Please export the package again in UTF-8. All files of the package were looked through instead.',
    );
  });
});
