import { describe, expect, it } from 'vitest';

import { item } from './builders.ts';
import { png, readFrom, sourceOf, readPackageInEnglish } from './sources.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const manifest = (resources: string): string =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m"><resources>${resources}</resources></manifest>`;
const resource = (href: string, type = 'imsqti_item_xmlv2p1'): string =>
  `<resource identifier="r" type="${type}" href="${href}"><file href="${href}"/></resource>`;
const test = (content: string): string =>
  `<assessmentTest identifier="t" title="Zellen"><testPart identifier="p"><assessmentSection identifier="s" title="Eins">${content}</assessmentSection></testPart></assessmentTest>`;
const withPicture = (src: string): string =>
  item({
    body: `<p>Which? <img src="${src}" alt=""/></p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">1</simpleChoice><simpleChoice identifier="B">2</simpleChoice></choiceInteraction>`,
  });
const composed = (text: string): string => text.normalize('NFC');
const decomposed = (text: string): string => text.normalize('NFD');

/** Returns the items and pictures that were read, and what is said besides the missing title. */
async function outline(files: Files): Promise<unknown> {
  const { quizzes, report } = await readFrom(files);
  return {
    items: quizzes.flatMap(({ activities }) =>
      activities.flatMap(({ items }) => items.map(({ file }) => composed(file))),
    ),
    pictures: quizzes.flatMap(({ pictures }) => pictures.map(composed)),
    said: report
      .map(({ reason }) => reason)
      .filter((reason) => reason !== '' && !reason.includes('has no title')),
  };
}

describe('names with accents', () => {
  it.each([
    ['composed in the package', composed, decomposed],
    ['decomposed in the package, as macOS writes them', decomposed, composed],
  ])('QIO-01 %s: items, pictures, sections and folders are found', async (_, inZip, inFile) => {
    expect(
      await outline({
        [inZip('imsmanifest.xml')]: manifest(
          resource(inFile('Übungen/Prüfung.xml'), 'imsqti_test'),
        ),
        [inZip('Übungen/Prüfung.xml')]: test(
          `<assessmentItemRef identifier="a" href="${encodeURI(inFile('Größe.xml'))}"/><assessmentSectionRef identifier="b" href="${inFile('Teil Ä.xml')}"/>`,
        ),
        [inZip('Übungen/Größe.xml')]: withPicture(encodeURI(inFile('../bilder/Größe é.png'))),
        [inZip('Übungen/Teil Ä.xml')]:
          `<assessmentSection identifier="s2" title="Zwei"><assessmentItemRef identifier="c" href="${inFile('ñandú.xml')}"/></assessmentSection>`,
        [inZip('Übungen/ñandú.xml')]: withPicture(inFile('anderswo/só um.png')),
        [inZip('bilder/Größe é.png')]: png,
        [inZip('medien/anderswo/só um.png')]: png,
      }),
    ).toEqual({
      items: ['Übungen/Größe.xml', 'Übungen/ñandú.xml'],
      pictures: ['bilder/Größe é.png', 'medien/anderswo/só um.png'],
      said: [],
    });
  });

  it('QIO-01 an address that encodes the bytes of ISO-8859-1 is found', async () => {
    expect(
      await outline({
        'q.xml': withPicture('Gr%F6%DFe%201.png'),
        [decomposed('Größe 1.png')]: png,
      }),
    ).toEqual({ items: ['q.xml'], pictures: ['Größe 1.png'], said: [] });
  });

  it('QIO-01 a percent-encoded xml:base and a colon in a name are found', async () => {
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          `<resource identifier="r" type="imsqti_item_xmlv2p2" xml:base="%C3%9Cbung%201/" href="a.xml"/>${resource('Frage: 2.xml')}`,
        ),
        [decomposed('Übung 1/a.xml')]: item({ identifier: 'a' }),
        'Frage: 2.xml': item({ identifier: 'b' }),
      }),
    ).toEqual({ items: ['Übung 1/a.xml', 'Frage: 2.xml'], pictures: [], said: [] });
  });
});

describe('a reference that leads to no file', () => {
  it('QIO-01 is named when the manifest does not describe what it refers to', async () => {
    const organization =
      '<organizations><organization identifier="o"><item identifier="i" identifierref="r"/><item identifier="j" identifierref="quiz 2"/><item identifier="k"/></organization></organizations>';
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          resource('a.xml').replace(
            '</resource>',
            '<dependency identifierref="res-3"/></resource>',
          ),
        ).replace('<resources>', `${organization}<resources>`),
        'a.xml': item(),
      }),
    ).toEqual({
      items: ['a.xml'],
      pictures: [],
      said: [
        'The list of files (manifest) refers to quiz 2, which it does not describe. The list of files (manifest) refers to res-3, which it does not describe.',
      ],
    });
  });

  it('QIO-01 is named, whatever it should hold, and unlisted files do not replace it', async () => {
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          resource('a.xml') +
            resource('Übung.xml') +
            resource('bild ö.png', 'webcontent') +
            resource('https://else.test/b.xml') +
            resource('../c.xml'),
        ),
        'a.xml': item(),
        'unlisted.xml': item({ identifier: 'unlisted' }),
      }),
    ).toEqual({
      items: ['a.xml'],
      pictures: [],
      said: [
        'The list of files (manifest) points outside the package to https://else.test/b.xml, which was not read. The list of files (manifest) points outside the package to ../c.xml, which was not read. The file Übung.xml is not in the package. The file bild ö.png is not in the package.',
      ],
    });
  });

  it.each([
    ['missing', 'Übung.xml', 'The file Übung.xml is not in the package.'],
    [
      'outside the package',
      '../Übung.xml',
      'The list of files (manifest) points outside the package to ../Übung.xml, which was not read.',
    ],
  ])(
    'QIO-03 all files with questions are %s: refused with their names',
    async (_, href, reason) => {
      const outcome = await readPackageInEnglish(
        sourceOf({ 'imsmanifest.xml': manifest(resource(href)), 'unlisted.xml': item() }),
      );
      expect(outcome).toMatchObject({
        failure: {
          message: {
            text: expect.stringContaining(
              `${reason} This package has no questions that can be read.`,
            ) as string,
          },
        },
      });
    },
  );

  it('QIO-01 a section of a test is named with the true reason, also when nothing else is imported', async () => {
    const refs = `<assessmentSectionRef identifier="x" href="Teil Ä.xml"/><assessmentSectionRef identifier="y" href="kaputt.xml"/>`;
    expect(await outline({ 't.xml': test(refs), 'kaputt.xml': '<assessmentSection>' })).toEqual({
      items: [],
      pictures: [],
      said: ['The file Teil Ä.xml is not in the package.', 'The file is not well-formed XML.'],
    });
  });
});
