import { quizImport } from '../../../sentences/quiz-import.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { Notes } from '../notes.ts';
import { folderOf } from '../package-path.ts';
import type { PackageReader } from '../package-reader.ts';
import { childOf, wordsOf } from '../tree.ts';

const say = quizImport.quiz;

/** What Canvas keeps of a quiz beside its questions. */
export interface CanvasMeta {
  readonly title: string;
  readonly seconds: number | null;
  /** Whether it counts; null when that is not said. */
  readonly isGraded: boolean | null;
}

const countsByType: Readonly<Record<string, boolean>> = {
  assignment: true,
  graded_survey: true,
  practice_quiz: false,
  survey: false,
};

const isSet = (meta: XmlElement, ...names: readonly string[]): boolean =>
  names.some((name) => wordsOf(childOf(meta, name)) !== '');

function noteLosses(meta: XmlElement, notes: Notes): void {
  if (isSet(meta, 'description')) notes.add(say.instructions);
  if (isSet(meta, 'due_at', 'lock_at', 'unlock_at')) notes.add(say.dates);
  if (wordsOf(childOf(meta, 'shuffle_answers')) === 'true') notes.add(say.optionsShuffled);
  if (!['', '1'].includes(wordsOf(childOf(meta, 'allowed_attempts')))) notes.add(say.attempts);
}

/** What `assessment_meta.xml` says of the quiz at `path`; null when there is none. What of it a quiz cannot hold is noted. */
export async function canvasMeta(
  path: string,
  reader: PackageReader,
  notes: Notes,
): Promise<CanvasMeta | null> {
  const [, quiz = ''] = /(?:^|\/)non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(path) ?? [];
  const place =
    quiz === ''
      ? reader.files.find('assessment_meta.xml', folderOf(path))
      : reader.files.find(`../${quiz}/assessment_meta.xml`, folderOf(path));
  if (place === null || (quiz === '' && folderOf(place) !== folderOf(path))) return null;
  const reading = await reader.document(place);
  if ('sentence' in reading || reading.root.name !== 'quiz') return null;
  noteLosses(reading.root, notes);
  const minutes = Number(wordsOf(childOf(reading.root, 'time_limit')) || Number.NaN);
  return {
    title: wordsOf(childOf(reading.root, 'title')),
    seconds: Number.isFinite(minutes) ? minutes * 60 : null,
    isGraded: countsByType[wordsOf(childOf(reading.root, 'quiz_type'))] ?? null,
  };
}
