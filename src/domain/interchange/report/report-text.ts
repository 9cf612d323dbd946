import { quizExportReport as say } from '../../sentences/quiz-export-report.ts';
import { fillSentence } from '../fill-sentence.ts';
import type { ReportCode, ReportEntry } from './report-entry.ts';

/** Where the report lies in every package. */
export const reportPath = 'lectern-export-report.txt';

function lineOf({ code, values = {}, place }: ReportEntry): string {
  const said = fillSentence(say[code], values);
  return `- ${place === undefined ? said : fillSentence(say.place, { ...place, said })}`;
}

/** The report as it lies in the package: what the package holds in another form or not at all, a line each. */
export function exportReportText(
  title: string,
  format: string,
  entries: readonly ReportEntry[],
): string {
  const head = [
    say.heading,
    fillSentence(say.quiz, { title }),
    fillSentence(say.format, { format }),
    '',
  ];
  return `${[...head, ...(entries.length === 0 ? [say.nothing] : [say.intro, ...entries.map(lineOf)])].join('\n')}\n`;
}

/** How often each code stands in a report: what the answer's header carries. */
export function countCodes(
  entries: readonly ReportEntry[],
): Readonly<Partial<Record<ReportCode, number>>> {
  const counts: Partial<Record<ReportCode, number>> = {};
  for (const { code } of entries) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
