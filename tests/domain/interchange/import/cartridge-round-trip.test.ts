import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import { createCartridgeExport } from '../../../../src/domain/interchange/export/create-cartridge-export.ts';
import { cartridgeFormats } from '../../../../src/domain/interchange/package-format.ts';
import type {
  ImportedActivity,
  ImportedItem,
} from '../../../../src/domain/interchange/import/imported-package.ts';
import { quizzes } from '../quizzes.ts';
import { Differences } from './differences.ts';
import {
  expectedActivities,
  expectedTitle,
  isStoredPicture,
  noteSettings,
  pathIn,
  site,
  type Expectation,
} from './expected.ts';
import { readFrom, sourceOfExport } from './sources.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

interface Placed {
  readonly activity: string;
  readonly item: ImportedItem;
}

const placedIn = (activities: readonly ImportedActivity[]): readonly Placed[] =>
  activities.flatMap(({ title, items }) => items.map((item) => ({ activity: title, item })));
const questionsOf = (placed: readonly Placed[]): readonly Placed[] =>
  placed.filter(({ item }) => item.type === 'question');
const videosOf = (placed: readonly Placed[]): readonly Placed[] =>
  placed
    .filter(({ item }) => item.type === 'video')
    .toSorted((a, b) => (a.item.identifier < b.item.identifier ? -1 : 1));

describe.each(cartridgeFormats)('Common Cartridge %s', (format) => {
  it('API-087 QIO-01 importing an export returns the questions in order and the videos in their activity, and a report names every difference (seed 20261121)', async () => {
    await fc.assert(
      fc.asyncProperty(quizzes, async (quiz) => {
        const exported = createCartridgeExport({
          quiz,
          format,
          site,
          player: '/embed',
          link: null,
          institutionId: null,
          isStoredPicture,
          formatMessage: formatInEnglish,
        });
        if (
          quiz.activities.every(({ items }) =>
            items.every(({ type, article }) => type === 'video' && article === null),
          )
        )
          return;
        const differences = new Differences();
        const given: Expectation = {
          keepsLinkTitles: true,
          pathOf: pathIn(exported),
          fileOf: ({ id, type }) =>
            type === 'video' ? `weblinks/item-ab12-${String(id)}.xml` : 'assessment.xml',
          differences,
        };
        const imported = await readFrom(sourceOfExport(exported.files), { site });
        const activities = expectedActivities(quiz, given);
        const found = imported.quizzes.flatMap((read) => read.activities);
        expect(questionsOf(placedIn(found))).toEqual(questionsOf(placedIn(activities)));
        expect(videosOf(placedIn(found))).toEqual(videosOf(placedIn(activities)));
        if (activities.length === 0) return;
        expect(imported.quizzes.map(({ title, duration }) => ({ title, duration }))).toEqual([
          { title: expectedTitle(quiz, given), duration: quiz.duration },
        ]);
        noteSettings(quiz, null, false, given);
        if (
          found.map(({ title }) => title).join('\n') !==
          activities.map(({ title }) => title).join('\n')
        )
          differences.note('activities', 'category');
        const order = (all: readonly ImportedActivity[]): string =>
          placedIn(all)
            .map(({ item }) => item.identifier)
            .join(' ');
        if (order(found) !== order(activities)) differences.note('videos follow the questions');
        expect(differences.unnamed(exported, imported)).toEqual([]);
      }),
      { seed: 20261121, numRuns: scaleRuns(15) },
    );
  });
});
