import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ImportedActivity, ImportedPackage } from '../../../../src/domain/interchange/import/imported-package.ts';
import type { QuizPackage } from '../../../../src/domain/interchange/prepare-export.ts';
import { qtiExport } from '../../../../src/domain/interchange/qti-export.ts';
import type { QtiFormat } from '../../../../src/domain/interchange/qti-formats.ts';
import type { QuizToExport } from '../../../../src/domain/interchange/quiz-to-export.ts';
import { readRich } from '../../../../src/domain/interchange/rich/read-rich.ts';
import { elementsIn } from '../../../../src/domain/interchange/rich/rich-node.ts';
import { fitsXml, fitXml } from '../../../../src/domain/interchange/xml/characters.ts';
import { quizzes } from '../quizzes.ts';
import { expectedItem, isThere, site, type Expectation } from './expected.ts';
import { readFrom, sourceOfExport } from './sources.ts';

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
    }), { seed: 20261121, numRuns: 60 });
  }, 60_000);
});
