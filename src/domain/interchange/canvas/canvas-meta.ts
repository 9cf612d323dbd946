import type { ExportedQuiz } from '../exported-quiz.ts';
import type { QuizToExport } from '../quiz-to-export.ts';
import { element, worded, type XmlElement } from '../xml/element.ts';

/** A time as Canvas writes it: to the second, in UTC without saying so. */
const instant = (time: string): string => time.slice(0, 19);

/** What Canvas keeps of a quiz beside its questions: when it is open, how long it takes, whether it counts. */
export function canvasMeta(
  { identifier, title, sections }: ExportedQuiz,
  { startDate, endDate, duration, isGraded }: QuizToExport,
): XmlElement {
  const points = sections
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'question').length;
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
      worded('title', title),
      ...(endDate === null
        ? []
        : [worded('due_at', instant(endDate)), worded('lock_at', instant(endDate))]),
      ...(startDate === null ? [] : [worded('unlock_at', instant(startDate))]),
      worded('shuffle_answers', 'false'),
      worded('scoring_policy', 'keep_highest'),
      worded('quiz_type', isGraded === false ? 'practice_quiz' : 'assignment'),
      worded('points_possible', `${String(points)}.0`),
      ...(duration === null ? [] : [worded('time_limit', String(duration))]),
    ],
  );
}
