import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { qtiExport } from '../../../../src/domain/interchange/qti-export.ts';
import type { QtiFormat } from '../../../../src/domain/interchange/qti-formats.ts';
import { quizzes } from '../quizzes.ts';
import { Differences } from './differences.ts';
import {
  expectedActivities,
  expectedTitle,
  isThere,
  noteSettings,
  pathIn,
  site,
  type Expectation,
} from './expected.ts';
import { readFrom, sourceOfExport } from './sources.ts';

const formats: readonly QtiFormat[] = ['2.1', '2.2', '3.0', '1.2'];

describe.each(formats)('QTI %s', (format) => {
  it('API-086 QIO-01 what is exported is read again as it was, and every difference is named in a report (seed 20261121)', async () => {
    await fc.assert(
      fc.asyncProperty(quizzes, async (quiz) => {
        const exported = qtiExport({
          quiz,
          format,
          site,
          player: '/embed',
          link: null,
          institutionId: null,
          isThere,
        });
        if (
          quiz.activities
            .flatMap((activity) => activity.items)
            .every(({ type, article }) => type === 1 && article === null)
        )
          return;
        const whole = `quiz-${String(quiz.id)}/quiz-${String(quiz.id)}.xml`;
        const differences = new Differences();
        const given: Expectation = {
          keepsLinkTitles: format === '1.2',
          pathOf: pathIn(exported),
          fileOf: ({ id }) => (format === '1.2' ? whole : `items/item-${String(id)}.xml`),
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
      { seed: 20261121, numRuns: 60 },
    );
  }, 60_000);
});
