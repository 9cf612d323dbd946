import { describe, expect, it } from 'vitest';

import { asi, asiItem, chosen, earns, item } from './builders.ts';
import { png, readFrom, sourceOf, readPackageInEnglish } from './sources.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const manifest = (resources: string, more = ''): string =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m">${more}<resources>${resources}</resources></manifest>`;
const resource = (href: string, type = 'webcontent'): string =>
  `<resource identifier="${href}" type="${type}" href="${href}"/>`;
const quizOf = (items: string, title = 'Cells'): string =>
  asi(
    `<assessment ident="g1" title="${title}"><section ident="root_section">${items}</section></assessment>`,
  );
const material = (text: string): string => `<material><mattext>${text}</mattext></material>`;
const numbered = (count: number): string =>
  Array.from({ length: count }, (_, index) =>
    asiItem({ ident: `q${String(index + 1)}`, stem: material(`Question ${String(index + 1)}?`) }),
  ).join('');

/** Returns the imported quizzes as title and item count, and the report without imported items. */
async function outline(files: Files, packageName?: string): Promise<unknown> {
  const { quizzes, report } = await readFrom(files, {
    ...(packageName !== undefined && { packageName }),
  });
  return {
    quizzes: quizzes.map(({ title, activities }) => [
      title,
      activities.reduce((count, { items }) => count + items.length, 0),
    ]),
    report: report
      .filter(({ outcome }) => outcome !== 'imported')
      .map(({ file, outcome, reason }) => `${file} ${outcome}: ${reason}`),
  };
}

describe('a cartridge with a quiz in two files', () => {
  const paths = ['g1/assessment_qti.xml', 'non_cc_assessments/g1.xml.qti'];
  const cartridge = (part: string, whole: string): Files => ({
    'imsmanifest.xml': manifest(paths.map((path) => resource(path)).join('')),
    [paths[0] ?? '']: part,
    [paths[1] ?? '']: whole,
  });

  it('QIO-01 reads the quiz once when the whole file holds every item of the part', async () => {
    const essay = asiItem({ ident: 'e', metadata: { question_type: 'essay_question' } });
    expect(await outline(cartridge(quizOf(numbered(2)), quizOf(numbered(2))))).toEqual({
      quizzes: [['Cells', 2]],
      report: [],
    });
    expect(await outline(cartridge(quizOf(numbered(2)), quizOf(numbered(2) + essay)))).toEqual({
      quizzes: [['Cells', 2]],
      report: [
        'non_cc_assessments/g1.xml.qti skipped: Its question type is not supported: an essay.',
      ],
    });
  });

  it('QIO-01 reads both with a remark when the part holds other items, or the same with another key', async () => {
    const remark =
      'g1/assessment_qti.xml partial: The file non_cc_assessments/g1.xml.qti contains a quiz with the same name but different questions. Both are listed.';
    expect(
      await outline(
        cartridge(quizOf(numbered(7)), quizOf(asiItem({ ident: 'x', stem: material('Other?') }))),
      ),
    ).toEqual({
      quizzes: [
        ['Cells', 1],
        ['Cells', 7],
      ],
      report: [remark],
    });
    expect(
      await outline(
        cartridge(quizOf(asiItem()), quizOf(asiItem({ conditions: earns(chosen('b')) }))),
      ),
    ).toEqual({
      quizzes: [
        ['Cells', 1],
        ['Cells', 1],
      ],
      report: [remark],
    });
  });

  it('QIO-01 reads the part when the whole file cannot be read or is not listed', async () => {
    const part = quizOf(numbered(7));
    expect(await outline(cartridge(part, '<questestinterop>'))).toEqual({
      quizzes: [['Cells', 7]],
      report: ['non_cc_assessments/g1.xml.qti skipped: The file is not well-formed XML.'],
    });
    expect(
      await outline({
        ...cartridge(part, quizOf(numbered(1))),
        'imsmanifest.xml': manifest(resource('g1/assessment_qti.xml')),
      }),
    ).toEqual({ quizzes: [['Cells', 7]], report: [] });
  });
});

describe('a package with little to import', () => {
  it('QIO-01 returns the reason of each item when none can be imported', async () => {
    expect(
      await outline({
        'empty.xml': '',
        'quiz.xml': quizOf('', 'Without questions'),
        'test.xml': '<assessmentTest identifier="t" title="Empty test"/>',
        'q.xml': item({ body: '<p>Only a text</p>' }),
      }),
    ).toEqual({
      quizzes: [],
      report: [
        'empty.xml skipped: The file is empty.',
        'quiz.xml skipped: It contains no questions. The activity "Activity 1" has no items and was left out.',
        'test.xml skipped: It contains no questions.',
        'q.xml skipped: It is a text without a question.',
      ],
    });
  });

  it('QIO-01 names an empty or malformed file that the manifest declares as QTI', async () => {
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          ['a.xml', 'b.xml', 'c.xml'].map((path) => resource(path, 'imsqti_item_xmlv2p1')).join(''),
        ),
        'a.xml': item(),
        'b.xml': '',
        'c.xml': 'no XML at all',
      }),
    ).toEqual({
      quizzes: [['Sum', 1]],
      report: [
        'b.xml skipped: The file is empty.',
        'c.xml skipped: The file is not well-formed XML.',
        'a.xml partial: The quiz has no title of at least 3 characters. It is named "Sum".',
      ],
    });
  });
});

describe('a manifest', () => {
  it('QIO-01 a broken one is named, and all files are looked through', async () => {
    expect(
      await outline({ 'imsmanifest.xml': '<manifest>', 'sums.xml': quizOf(numbered(1)) }),
    ).toEqual({
      quizzes: [['Cells', 1]],
      report: [
        'imsmanifest.xml partial: The list of files (manifest) could not be read: The file is not well-formed XML. All files of the package were looked through instead.',
      ],
    });
  });

  it('QIO-01 addresses outside the package and missing files are named', async () => {
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          resource('sums.xml') +
            resource('../../secret/more.xml') +
            resource('https://else.test/page.html') +
            resource('gone.xml', 'imsqti_item_xmlv2p1') +
            resource('gone.png'),
        ),
        'sums.xml': quizOf(numbered(1)),
      }),
    ).toEqual({
      quizzes: [['Cells', 1]],
      report: [
        'imsmanifest.xml partial: The list of files (manifest) points outside the package to ../../secret/more.xml, which was not read. The file gone.xml is not in the package. The file gone.png is not in the package.',
      ],
    });
  });

  it('QIO-01 a broken one without anything to import is named in the refusal', async () => {
    const outcome = await readPackageInEnglish(
      sourceOf({ 'imsmanifest.xml': '<manifest>', 'a.png': png }),
    );
    expect(outcome).toMatchObject({
      failure: {
        message: {
          text: expect.stringMatching(
            /^The list of files \(manifest\) could not be read.* This package has no questions/,
          ) as string,
        },
      },
    });
  });
});

describe('a quiz without a title', () => {
  const named = async (files: Files, packageName?: string): Promise<unknown> =>
    (await readFrom(files, { ...(packageName !== undefined && { packageName }) })).quizzes.map(
      ({ title }) => title,
    );
  it('QIO-01 has the title of its only item, its file name or the name of the package', async () => {
    expect(await named({ 'q.xml': item() })).toEqual(['Sum']);
    expect(await named({ 'sums and tides.xml': quizOf(numbered(2), '') })).toEqual([
      'sums and tides',
    ]);
    expect(await named({ 'assessment.xml': quizOf(numbered(2), '') }, 'Biology 1.zip')).toEqual([
      'Biology 1',
    ]);
    const two = { 'a.xml': item({ identifier: 'a' }), 'b.xml': item({ identifier: 'b' }) };
    expect(await named(two, 'Autumn bank.imscc')).toEqual(['Autumn bank']);
    expect(await named(two)).toEqual(['Imported quiz']);
  });
});

describe('the text of an item', () => {
  const titleOf = async (prompt: string): Promise<string | undefined> => {
    const { quizzes } = await readFrom({
      'q.xml': item({
        body: `<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>${prompt}</prompt><simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="B">Five</simpleChoice></choiceInteraction>`,
      }),
    });
    return quizzes[0]?.activities[0]?.items[0]?.title;
  };
  it.each([
    ['<ruby>漢字<rt>kanji</rt></ruby>?', '漢字 (kanji)?'],
    ['<ruby>漢<rp>（</rp><rt>かん</rt><rp>）</rp></ruby>?', '漢（かん）?'],
    ['<ruby><rb>漢</rb><rb>字</rb><rt>kan</rt><rt>ji</rt></ruby>', '漢字 (kan ji)'],
    ['<ruby>漢<rt>kan</rt>字<rt>ji</rt></ruby>', '漢 (kan)字 (ji)'],
    ['<ruby>漢<rt> </rt></ruby>', '漢'],
    ['<ruby><b>漢</b><rt>kan</rt></ruby>', '<p><b>漢</b> (kan)</p>'],
  ])('QIO-01 %s keeps ruby annotations apart from their base', async (prompt, text) => {
    expect(await titleOf(prompt)).toBe(text);
  });
});

describe('a picture inside an item of QTI 1.2', () => {
  it('QIO-01 is kept, or named when it is none', async () => {
    const picture = (content: string): string =>
      `<matimage imagtype="image/png" label="cell.png" embedded="base64">${content}</matimage>`;
    const read = async (content: string): Promise<unknown> => {
      const { quizzes, report } = await readFrom({
        'q.xml': quizOf(asiItem().replace('Four</mattext>', `Four</mattext>${picture(content)}`)),
      });
      const [question] = quizzes[0]?.activities[0]?.items ?? [];
      return [question?.type === 'question' && question.options[0]?.text, report.at(-1)?.reason];
    };
    expect(await read(btoa(String.fromCharCode(...png)))).toEqual([
      '<p>Four<img src="package:data:1" alt="cell.png" /></p>',
      '',
    ]);
    expect(await read('no picture')).toEqual([
      'Fourcell.png',
      'The picture data:image/png;base64,no picture is not a PNG, JPEG, GIF or WebP picture and was replaced by its description.',
    ]);
  });
});

describe('an item that mixes QTI 2 and QTI 3', () => {
  const mixed =
    'The file mixes element names of QTI 2 ({2}) and QTI 3 ({3}), so its meaning is not certain.';
  const reason = (two: string, three: string): string =>
    mixed.replace('{2}', two).replace('{3}', three);
  it('QIO-01 is left out with that reason', async () => {
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          ['a.xml', 'b.xml', 'c.xml'].map((path) => resource(path)).join(''),
        ),
        'a.xml': item({ identifier: 'a' })
          .replaceAll('simpleChoice', 'qti-simple-choice')
          .replaceAll('choiceInteraction', 'qti-choice-interaction'),
        'b.xml': item({ identifier: 'b' }).replaceAll('assessmentItem', 'qti-assessment-item'),
        'c.xml': item({ identifier: 'c' }),
      }),
    ).toEqual({
      quizzes: [['Imported quiz', 1]],
      report: [
        'a.xml partial: The quiz has no title of at least 3 characters. It is named "Imported quiz".',
        `a.xml skipped: ${reason('assessmentItem', 'qti-choice-interaction')}`,
        `b.xml skipped: ${reason('responseDeclaration', 'qti-assessment-item')}`,
      ],
    });
  });
});

describe('settings of a quiz', () => {
  it('QIO-01 unreadable settings of Canvas are named with the reason', async () => {
    expect(
      await outline({ 'g/g.xml': quizOf(numbered(1)), 'g/assessment_meta.xml': '<quiz><title>' }),
    ).toEqual({
      quizzes: [['Cells', 1]],
      report: [
        'g/g.xml partial: The settings of the quiz could not be read: The file is not well-formed XML.',
      ],
    });
  });

  it('QIO-01 instructions of a part and of a section of QTI 3 are named', async () => {
    const test = (part: string, section: string): string =>
      `<qti-assessment-test identifier="t" title="Sums"><qti-test-part identifier="p">${part}<qti-assessment-section identifier="s" title="One">${section}<qti-assessment-item-ref identifier="a" href="a.xml"/></qti-assessment-section></qti-test-part></qti-assessment-test>`;
    const rubric = '<qti-test-rubric-block view="candidate">Read</qti-test-rubric-block>';
    for (const xml of [test(rubric, ''), test('', rubric)])
      expect(await outline({ 't.xml': xml, 'a.xml': item() })).toEqual({
        quizzes: [['Sums', 1]],
        report: ['t.xml partial: Instructions of the quiz were left out.'],
      });
  });

  it('QIO-01 captions are read from the video links of a Lectern export', async () => {
    const link = (query: string): string =>
      item({
        identifier: 'v',
        declaration: '',
        body: `<p><a href="https://lectern.test/embed?id=21${query}" type="text/html">Osmosis</a></p>`,
        processing: '',
      });
    const captionsWith = async (query: string): Promise<unknown> =>
      (
        await readFrom({
          'lectern-export-report.txt': '',
          'v.xml': link(query),
          'q.xml': item(),
        })
      ).quizzes[0]?.showCaption;
    expect(await captionsWith('&amp;captions=1')).toBe(true);
    expect(await captionsWith('#institutionId=4;captions=1')).toBe(true);
    expect(await captionsWith('')).toBe(false);
    expect((await readFrom({ 'q.xml': item() })).quizzes[0]?.showCaption).toBeNull();
  });
});
