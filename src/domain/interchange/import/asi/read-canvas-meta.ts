import type { XmlElement } from '../../xml/element.ts';
import type { Notes } from '../notes.ts';
import { getFolder } from '../package/package-path.ts';
import type { PackageReader } from '../package-reader.ts';
import { findChild, getText } from '../../xml/query-xml.ts';

/** Canvas's settings of a quiz. */
export interface CanvasMeta {
  readonly title: string;
  readonly seconds: number | null;
  /** Whether it is graded; null when that is unknown. */
  readonly isGraded: boolean | null;
}

const isGradedByType: Readonly<Record<string, boolean>> = {
  assignment: true,
  graded_survey: true,
  practice_quiz: false,
  survey: false,
};

const hasText = (meta: XmlElement, ...names: readonly string[]): boolean =>
  names.some((name) => getText(findChild(meta, name)) !== '');

function noteOmissions(meta: XmlElement, notes: Notes): void {
  if (hasText(meta, 'description')) notes.add('quizImport.quiz.instructions');
  if (hasText(meta, 'due_at', 'lock_at', 'unlock_at')) notes.add('quizImport.quiz.dates');
  if (getText(findChild(meta, 'shuffle_answers')) === 'true')
    notes.add('quizImport.quiz.optionsShuffled');
  if (!['', '1'].includes(getText(findChild(meta, 'allowed_attempts'))))
    notes.add('quizImport.quiz.attempts');
}

/**
 * Reads `assessment_meta.xml` of the quiz at `path`; null when there is none. Notes what a quiz
 * cannot hold.
 */
export async function readCanvasMeta(
  path: string,
  reader: PackageReader,
  notes: Notes,
): Promise<CanvasMeta | null> {
  const [, quiz = ''] = /(?:^|\/)non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(path) ?? [];
  const metaPath =
    quiz === ''
      ? reader.files.findPath('assessment_meta.xml', getFolder(path))
      : reader.files.findPath(`../${quiz}/assessment_meta.xml`, getFolder(path));
  if (metaPath === null || (quiz === '' && getFolder(metaPath) !== getFolder(path))) return null;
  const reading = await reader.readDocument(metaPath);
  if ('message' in reading) {
    notes.add({ key: 'quizImport.quiz.settingsUnread', about: reading.message });
    return null;
  }
  if (reading.root.name !== 'quiz') return null;
  noteOmissions(reading.root, notes);
  const minutes = Number(getText(findChild(reading.root, 'time_limit')) || Number.NaN);
  return {
    title: getText(findChild(reading.root, 'title')),
    seconds: Number.isFinite(minutes) ? minutes * 60 : null,
    isGraded: isGradedByType[getText(findChild(reading.root, 'quiz_type'))] ?? null,
  };
}
