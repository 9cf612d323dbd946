import type { XmlElement } from '../../xml/element.ts';
import type { ExportedQuiz } from '../exported-quiz.ts';
import type { QtiDialect } from './qti-dialect.ts';
import { createQtiElementFactory, addNamespaces } from './qti-element.ts';

/**
 * Returns the `assessmentTest` of a quiz: a section for each activity, the time limit in seconds
 * and the sum of the items' scores.
 */
export function writeTest(
  dialect: QtiDialect,
  { identifier, title, sections }: ExportedQuiz,
  durationMinutes: number | null,
  getItemPath: (identifier: string) => string,
): XmlElement {
  const qti = createQtiElementFactory(dialect);
  return addNamespaces(
    dialect,
    qti('assessmentTest', { identifier, title, toolName: 'Lectern' }, [
      qti('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }, [
        qti('defaultValue', {}, [qti('value', {}, ['0'])]),
      ]),
      ...(durationMinutes === null ? [] : [qti('timeLimits', { maxTime: durationMinutes * 60 })]),
      qti(
        'testPart',
        { identifier: 'part-1', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
        sections.map((section) =>
          qti(
            'assessmentSection',
            { identifier: section.identifier, title: section.title, visible: true },
            section.items.map((item) =>
              qti('assessmentItemRef', {
                identifier: item.identifier,
                href: getItemPath(item.identifier),
              }),
            ),
          ),
        ),
      ),
      qti('outcomeProcessing', {}, [
        qti('setOutcomeValue', { identifier: 'SCORE' }, [
          qti('sum', {}, [qti('testVariables', { variableIdentifier: 'SCORE' })]),
        ]),
      ]),
    ]),
  );
}
