import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import {
  summarizeImport,
  toReportCsv,
  type ImportResult,
} from '../../../../src/domain/interchange/import/import-report.ts';
import type { ImportEntry } from '../../../../src/domain/interchange/import/imported-package.ts';

const entry = (
  identifier: string,
  outcome: ImportEntry['outcome'],
  reason: string,
  source: number | null = 0,
): ImportEntry => ({
  source,
  file: 'a.xml',
  identifier,
  title: `Item ${identifier}`,
  outcome,
  reason,
});
const entries = {
  whole: entry('q1', 'imported', ''),
  changed: entry('q2', 'partial', 'Feedback was left out.'),
  unselected: entry('q3', 'skipped', 'Not selected for import.'),
  skipped: entry('q4', 'skipped', 'It is an "essay".'),
  ofPackage: { ...entry('', 'skipped', 'The file is empty.', null), title: '=1+1' },
};
const result: ImportResult = {
  fileName: 'Cells.zip',
  excludedItems: new Set(['0:a.xml#q3']),
  imported: {
    sources: [{ file: 'a.xml', title: 'Cells' }],
    quizzes: [],
    report: Object.values(entries),
  },
};

describe('the report of an import', () => {
  it('lists what was left out and what was changed, and counts what nobody chose', () => {
    expect(summarizeImport(result)).toEqual({
      skipped: [
        { quiz: 'Cells', entry: entries.skipped },
        { quiz: '', entry: entries.ofPackage },
      ],
      changed: [{ quiz: 'Cells', entry: entries.changed }],
      unselectedCount: 1,
    });
  });

  it('is CSV with every cell quoted, none of them a formula', () => {
    expect(toReportCsv(result, formatInEnglish)).toBe(
      [
        '\ufeff"Quiz","File","Identifier","Item","Result","Reason"',
        '"Cells","a.xml","q1","Item q1","Imported",""',
        '"Cells","a.xml","q2","Item q2","Imported in part","Feedback was left out."',
        '"Cells","a.xml","q3","Item q3","Not imported","Not selected for import."',
        '"Cells","a.xml","q4","Item q4","Not imported","It is an ""essay""."',
        `"","a.xml","","'=1+1","Not imported","The file is empty."`,
        '',
      ].join('\r\n'),
    );
  });
});
