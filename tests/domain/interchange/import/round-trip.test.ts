import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keptText } from '../../../../src/domain/interchange/import/text/kept-text.ts';
import type { ImportedActivity, ImportedItem, ImportedPackage } from '../../../../src/domain/interchange/import/imported-package.ts';
import type { QuizPackage } from '../../../../src/domain/interchange/prepare-export.ts';
import { qtiExport } from '../../../../src/domain/interchange/qti-export.ts';
import type { QtiFormat } from '../../../../src/domain/interchange/qti-formats.ts';
import type { QuizToExport } from '../../../../src/domain/interchange/quiz-to-export.ts';
import { readRich } from '../../../../src/domain/interchange/rich/read-rich.ts';
import { blocks, flow } from '../../../../src/domain/interchange/rich/settle-blocks.ts';
import { elementsIn, type RichNode } from '../../../../src/domain/interchange/rich/rich-node.ts';
import { fitsXml, fitXml } from '../../../../src/domain/interchange/xml/characters.ts';
import type { StoredItem } from '../../../../src/domain/quiz/stored-quiz.ts';
import { allowedAttributes } from '../../../../src/domain/rich-text/allowed.ts';
import { showsNothing } from '../../../../src/domain/rich-text/shown.ts';
import { textOf } from '../../../../src/domain/rich-text/text-of.ts';
import { quizzes } from '../quizzes.ts';
import { readFrom, sourceOfExport } from './sources.ts';

const picture = (n: number): string => `/files/${String(n).repeat(64)}.png`;
const isThere = (address: string): boolean => address === picture(1) || address === picture(2);
const site = 'https://lectern.test';

/** What the round trip leaves of a text. Everything in `excepted` stands in a report, but that a link within the site becomes a whole address. */
interface Expectation {
  readonly keepsLinkTitles: boolean;
  readonly packagePath: (address: string) => string;
}

function expectedNode(node: RichNode, given: Expectation): readonly RichNode[] {
  if (typeof node === 'string') return [node];
  const { name } = node;
  if (name === 'math') return [node];
  const { src = '', alt = '' } = node.attributes;
  if (name === 'img') {
    const isElsewhere = src.startsWith('https:');
    if (!isThere(src) && !isElsewhere) return alt === '' ? [] : [alt];
    return [{ name, attributes: { src: isElsewhere ? src : `package:${given.packagePath(src)}`, alt }, children: [] }];
  }
  const children = node.children.flatMap((child) => expectedNode(child, given));
  const href = node.attributes['href'];
  const shown = name === 'a' && href === undefined ? 'span' : name;
  const attributes = Object.fromEntries(allowedAttributes(shown).flatMap((key) => {
    const value = key === 'href' ? (href?.startsWith('/') === true ? site + href : href) : node.attributes[key];
    const isKept = value !== undefined && value !== '' && !(key === 'lang' && value.includes(' ')) && !(key === 'title' && !given.keepsLinkTitles);
    return isKept ? [[key, value]] : [];
  }));
  return shown === 'span' && Object.keys(attributes).length === 0 ? children : [{ name: shown, attributes, children }];
}

const expectedText = (text: string, given: Expectation): string => keptText(flow(readRich(text)).flatMap((node) => expectedNode(node, given)), true);

/** A picture under a question that is not in the package comes back as the last paragraph of its text. */
const pictureBelow = (src: string, number: number): RichNode => ({ name: 'p', attributes: {}, children: [{ name: 'img', attributes: { src, alt: `Picture for question ${String(number)}` }, children: [] }] });

function expectedItem(item: StoredItem, number: number, given: Expectation, file: (id: number) => string): readonly ImportedItem[] {
  const place = { file: file(item.id), identifier: `item-${String(item.id)}` };
  if (item.type === 1) {
    if (item.article === null) return [];
    const words = textOf(item.article.title);
    return [{ kind: 'video', title: fitXml(words).replaceAll(/\s+/g, ' ').trim(), articleId: item.article.id, ...place }];
  }
  const nodes = flow(readRich(item.title)).flatMap((node) => expectedNode(node, given));
  const title = keptText(item.image?.startsWith('https:') === true ? [...blocks(nodes), pictureBelow(item.image, number)] : nodes, true);
  if (showsNothing(title)) return [];
  const image = item.image !== null && isThere(item.image) ? given.packagePath(item.image) : null;
  return [{ kind: 'question', title, image, isMultiple: item.isMultiple, options: item.textOptions.map(({ id, text }) => ({ text: expectedText(text, given), isRight: item.rightAnswer.includes(id) })), ...place }];
}

const expectedActivities = ({ activities }: QuizToExport, given: Expectation, file: (id: number) => string): readonly ImportedActivity[] =>
  activities.map(({ title, items }, index) => ({ title: fitXml(title).trim() === '' ? `Activity ${String(index + 1)}` : fitXml(title).trim(), items: items.flatMap((item, at) => expectedItem(item, items.slice(0, at + 1).filter(({ type }) => type === 2).length, given, file)) })).filter(({ items }) => items.length > 0);

/** Every text of a quiz. */
const textsOf = ({ activities }: QuizToExport): readonly string[] => activities.flatMap(({ items }) => items.flatMap((item) => (item.type === 1 ? [] : [item.title, ...item.textOptions.map(({ text }) => text)])));

/** That whatever differs is said: by the report of the export or by that of the import. */
function expectReported(quiz: QuizToExport, exported: QuizPackage, imported: ImportedPackage, keepsLinkTitles: boolean): void {
  const codes = new Set(exported.report.map(({ code }) => code));
  const nodes = textsOf(quiz).flatMap(readRich);
  const taken = new Set(imported.quizzes.flatMap(({ activities }) => activities.flatMap(({ items }) => items.map(({ identifier }) => identifier))));
  const reasons = imported.report.map(({ reason }) => reason).join('\n');
  if (nodes.some((node) => typeof node === 'string' && !fitsXml(node))) expect(codes).toContain('characters');
  if (!keepsLinkTitles && elementsIn(nodes).some(({ name, attributes }) => name === 'a' && (attributes['title'] ?? '') !== '')) expect(codes).toContain('linkTitle');
  if (elementsIn(nodes).some(({ name, attributes }) => name === 'img' && attributes['src']?.startsWith('/') === true && !isThere(attributes['src']))) expect(codes).toContain('pictureMissing');
  for (const item of quiz.activities.flatMap(({ items }) => items)) {
    if (item.type === 1 && item.article === null) expect(codes).toContain('videoGone');
    if (item.type === 2 && item.image !== null && !isThere(item.image) && !item.image.startsWith('https:')) expect(codes).toContain('pictureMissing');
    const entry = imported.report.find(({ identifier }) => identifier === `item-${String(item.id)}`);
    if (item.type === 2 && !taken.has(`item-${String(item.id)}`)) expect(entry).toMatchObject({ outcome: 'skipped', reason: expect.stringContaining('The question has no text.') as string });
  }
  for (const [key, value] of [['starts', quiz.startDate], ['ends', quiz.endDate], ['article', quiz.article]] as const) {
    if (value !== null && key === 'article') expect(codes).toContain(key);
  }
  if (imported.quizzes.length > 0 && fitXml(quiz.title).trim().length < 3) expect(reasons).toContain('The quiz has no title of at least 3 characters');
}

const formats: readonly QtiFormat[] = ['2.1', '2.2', '3.0', '1.2'];

describe.each(formats)('QTI %s', (format) => {
  it('API-086 QIO-01 what is exported is read again as it was, but for what the reports list (seed 20261121)', async () => {
    await fc.assert(fc.asyncProperty(quizzes, async (quiz) => {
      const exported = qtiExport({ quiz, format, site, player: '/embed', link: null, institutionId: null, isThere });
      const paths = new Map(exported.files.flatMap((file) => ('address' in file ? [[file.address, file.path] as const] : [])));
      const given: Expectation = { keepsLinkTitles: format === '1.2', packagePath: (address) => paths.get(address) ?? '' };
      const items = quiz.activities.flatMap((activity) => activity.items).filter(({ type, article }) => type === 2 || article !== null);
      if (items.length === 0) return;
      const imported = await readFrom(sourceOfExport(exported.files));
      const file = (id: number): string => (format === '1.2' ? `quiz-${String(quiz.id)}/quiz-${String(quiz.id)}.xml` : `items/item-${String(id)}.xml`);
      const activities = expectedActivities(quiz, given, file);
      const title = fitXml(quiz.title).trim();
      expect(imported.quizzes.map(({ title: read, duration, activities: all }) => ({ title: read, duration, activities: all }))).toEqual(activities.length === 0 ? [] : [{
        title: title.length >= 3 ? title : title === '' ? 'Imported quiz' : `Imported quiz: ${title}`, duration: quiz.duration, activities,
      }]);
      expectReported(quiz, exported, imported, given.keepsLinkTitles);
    }), { seed: 20261121, numRuns: 120 });
  }, 60_000);
});
