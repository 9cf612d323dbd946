import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cartridgeExport } from '../../../../src/domain/interchange/cartridge-export.ts';
import { cartridgeFormats } from '../../../../src/domain/interchange/cartridge-formats.ts';
import type { ImportedItem } from '../../../../src/domain/interchange/import/imported-package.ts';
import { fitXml } from '../../../../src/domain/interchange/xml/characters.ts';
import { expectedItem, isThere, site, type Expectation } from './expected.ts';
import { quizzes } from '../quizzes.ts';
import { readFrom, sourceOfExport } from './sources.ts';

const oneLine = (title: string): string => fitXml(title).replaceAll(/\s+/g, ' ').trim();
const activityOf = (title: string): string => (oneLine(title) === '' || title.trim() === '' ? 'Activity' : oneLine(title));
const nameless = (title: string): string => (/^Activity \d+$/.test(title) ? 'Activity' : title);

interface Placed {
  readonly activity: string;
  readonly item: ImportedItem;
}

const questionsOf = (placed: readonly Placed[]): readonly Placed[] => placed.filter(({ item }) => item.kind === 'question');
const videosOf = (placed: readonly Placed[]): readonly Placed[] =>
  placed.filter(({ item }) => item.kind === 'video').toSorted((a, b) => (a.item.identifier < b.item.identifier ? -1 : 1));

describe.each(cartridgeFormats)('Common Cartridge %s', (format) => {
  it('API-087 QIO-01 questions come back in their order, videos in their activity, but for what the reports list (seed 20261121)', async () => {
    await fc.assert(fc.asyncProperty(quizzes, async (quiz) => {
      const exported = cartridgeExport({ quiz, format, site, player: '/embed', link: null, institutionId: null, isThere });
      if (quiz.activities.every(({ items }) => items.every(({ type, article }) => type === 1 && article === null))) return;
      const paths = new Map(exported.files.flatMap((file) => ('address' in file ? [[file.address, file.path] as const] : [])));
      const given: Expectation = { keepsLinkTitles: true, packagePath: (address) => paths.get(address) ?? '' };
      const imported = await readFrom(sourceOfExport(exported.files));
      const expected = quiz.activities.flatMap(({ title, items }): readonly Placed[] => items.flatMap((item, at) => {
        const number = items.slice(0, at + 1).filter(({ type }) => type === 2).length;
        return expectedItem(item, number, given, (id) => (item.type === 1 ? `weblinks/item-${String(id)}.xml` : 'assessment.xml')).map((each) => ({ activity: activityOf(title), item: each }));
      }));
      const found = imported.quizzes.flatMap(({ activities }) => activities.flatMap(({ title, items }): readonly Placed[] => items.map((item) => ({ activity: nameless(title), item }))));
      expect(questionsOf(found)).toEqual(questionsOf(expected));
      expect(videosOf(found)).toEqual(videosOf(expected));
      expect(imported.quizzes.map(({ duration }) => duration)).toEqual(expected.length === 0 ? [] : [quiz.duration]);
      const codes = exported.report.map(({ code }) => code);
      if (quiz.activities.length > 1) expect(codes).toContain('activitiesAsCategories');
      if (videosOf(expected).length > 0) expect(codes).toContain('videosApart');
    }), { seed: 20261121, numRuns: 60 });
  }, 60_000);
});
