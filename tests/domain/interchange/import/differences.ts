import type { ImportedPackage } from '../../../../src/domain/interchange/import/imported-package.ts';
import type { QuizPackage } from '../../../../src/domain/interchange/export/quiz-package.ts';
import { reportPath } from '../../../../src/domain/interchange/export/report/format-report.ts';
import { toXmlText } from '../../../../src/domain/interchange/xml/xml-text.ts';
import { textIn } from '../read-package.ts';

/** Returns text on one line without characters that XML does not allow, as the reports quote it. */
const oneLine = (words: string): string => toXmlText(words).replaceAll(/\s+/g, ' ');

/**
 * Returns all lines of the reports of a round trip: those of the report in the package, and the
 * entries of the import with their identifier.
 */
function linesOf(exported: QuizPackage, imported: ImportedPackage): readonly string[] {
  const inPackage = textIn(exported.files, reportPath)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  return [
    ...inPackage,
    ...imported.report.map(({ identifier, reason }) => `${identifier}: ${reason}`),
  ].map(oneLine);
}

/**
 * The differences between a quiz and its round trip. Each is a list of texts that one line of a
 * report must contain.
 */
export class Differences {
  readonly #noted: (readonly string[])[] = [];

  note(...words: readonly string[]): void {
    this.#noted.push(words.map(oneLine));
  }

  /** Returns the differences that no line of either report contains. */
  unnamed(exported: QuizPackage, imported: ImportedPackage): readonly (readonly string[])[] {
    const lines = linesOf(exported, imported);
    return this.#noted.filter(
      (words) => !lines.some((line) => words.every((each) => line.includes(each))),
    );
  }
}
