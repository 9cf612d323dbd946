import type { ExportedQuiz, QuizToExport } from '../exported-quiz.ts';
import { element, textElement, type XmlElement } from '../../xml/element.ts';
import { countItems } from '../../../quiz/draft/question-number.ts';

/** Formats a time as Canvas does: in UTC, to the second, without a zone. */
const formatInstant = (time: string): string => time.slice(0, 19);

/** Returns Canvas's settings of a quiz: its dates, its time limit and whether it is graded. */
export function writeCanvasMeta(
  { identifier, title, sections }: ExportedQuiz,
  { startDate, endDate, duration, isGraded }: QuizToExport,
): XmlElement {
  const points = countItems(sections.flatMap(({ items }) => items)).questions;
  const namespace = 'http://canvas.instructure.com/xsd/cccv1p0';
  return element(
    'quiz',
    {
      identifier,
      xmlns: namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} https://canvas.instructure.com/xsd/cccv1p0.xsd`,
    },
    [
      textElement('title', title),
      ...(endDate === null
        ? []
        : [
            textElement('due_at', formatInstant(endDate)),
            textElement('lock_at', formatInstant(endDate)),
          ]),
      ...(startDate === null ? [] : [textElement('unlock_at', formatInstant(startDate))]),
      textElement('shuffle_answers', 'false'),
      textElement('scoring_policy', 'keep_highest'),
      textElement('quiz_type', isGraded === false ? 'practice_quiz' : 'assignment'),
      textElement('points_possible', `${String(points)}.0`),
      ...(duration === null ? [] : [textElement('time_limit', String(duration))]),
    ],
  );
}
