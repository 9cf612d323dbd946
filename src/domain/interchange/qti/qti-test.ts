import type { XmlElement } from '../xml/element.ts';
import type { ExportedQuiz } from '../exported-quiz.ts';
import type { QtiDialect } from './dialect.ts';
import { qtiElement, rooted } from './qti-element.ts';

/** A quiz as an assessment test: a section an activity, the time allowed in seconds, a score that is the sum of the items'. */
export function qtiTest(
  dialect: QtiDialect,
  { identifier, title, sections }: ExportedQuiz,
  durationMinutes: number | null,
  pathOf: (identifier: string) => string,
): XmlElement {
  const qti = qtiElement(dialect);
  return rooted(
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
                href: pathOf(item.identifier),
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
