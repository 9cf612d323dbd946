import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import { createQtiExport } from '../../../../src/domain/interchange/export/create-qti-export.ts';
import type { QtiFormat } from '../../../../src/domain/interchange/package-format.ts';
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

const formats: readonly QtiFormat[] = ['2.1', '2.2', '3.0', '1.2'];

describe.each(formats)('QTI %s', (format) => {
  it('API-086 QIO-01 importing an export returns the same quiz, and a report names every difference (seed 20261121)', async () => {
    await fc.assert(
      fc.asyncProperty(quizzes, async (quiz) => {
        const exported = createQtiExport({
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
          quiz.activities
            .flatMap((activity) => activity.items)
            .every(({ type, article }) => type === 'video' && article === null)
        )
          return;
        const whole = `quiz-ab12-${String(quiz.id)}/quiz-ab12-${String(quiz.id)}.xml`;
        const differences = new Differences();
        const given: Expectation = {
          keepsLinkTitles: format === '1.2',
          pathOf: pathIn(exported),
          fileOf: ({ id }) => (format === '1.2' ? whole : `items/item-ab12-${String(id)}.xml`),
          differences,
        };
        const imported = await readFrom(sourceOfExport(exported.files), { site });
        const activities = expectedActivities(quiz, given);
        const [read] = imported.quizzes;
        if (activities.length === 0) {
          expect(imported.quizzes).toEqual([]);
          expect(imported.report.map(({ outcome }) => outcome)).toEqual(
            imported.report.map(() => 'skipped'),
          );
          return;
        }
        expect(
          imported.quizzes.map(({ title, duration, activities: all }) => ({
            title,
            duration,
            activities: all,
          })),
        ).toEqual([{ title: expectedTitle(quiz, given), duration: quiz.duration, activities }]);
        noteSettings(quiz, read?.isGraded ?? null, format === '1.2', given);
        expect(differences.unnamed(exported, imported)).toEqual([]);
      }),
      { seed: 20261121, numRuns: scaleRuns(15) },
    );
  });
});
