import type { ImportedPackage } from '../../../../src/domain/interchange/import/imported-package.ts';
import type { QuizPackage } from '../../../../src/domain/interchange/prepare-export.ts';
import { reportPath } from '../../../../src/domain/interchange/report/report-text.ts';
import { fitXml } from '../../../../src/domain/interchange/xml/characters.ts';
import { textIn } from '../read-package.ts';

/** `words` on one line in characters that are seen, as reports of texts and of XML both quote them. */
const oneLine = (words: string): string => fitXml(words).replaceAll(/\s+/g, ' ');

/** Everything the reports of a round trip say, a line each: the report inside the package, and an entry of the import with what it is about. */
function linesOf(exported: QuizPackage, imported: ImportedPackage): readonly string[] {
  const inPackage = textIn(exported.files, reportPath)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  return [
    ...inPackage,
    ...imported.report.map(({ identifier, reason }) => `${identifier}: ${reason}`),
  ].map(oneLine);
}

/** What a round trip changed of a quiz, each in the words that one line of a report must hold all of. */
export class Differences {
  readonly #noted: (readonly string[])[] = [];

  note(...words: readonly string[]): void {
    this.#noted.push(words.map(oneLine));
  }

  /** The differences that no line of either report names. */
  unnamed(exported: QuizPackage, imported: ImportedPackage): readonly (readonly string[])[] {
    const lines = linesOf(exported, imported);
    return this.#noted.filter(
      (words) => !lines.some((line) => words.every((each) => line.includes(each))),
    );
  }
}
