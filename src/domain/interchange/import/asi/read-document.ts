import type { XmlElement } from '../../xml/element.ts';
import type { ReportedItem, ParsedQuiz } from '../parsed-quiz.ts';
import { Notes } from '../notes.ts';
import type { PackageReader } from '../package-reader.ts';
import {
  findChild,
  listChildren,
  findByName,
  getTextContent,
  getText,
} from '../../xml/query-xml.ts';
import { readCanvasMeta } from './read-canvas-meta.ts';
import { readMetadata } from './read-metadata.ts';
import { readAsiItem } from './read-item.ts';

const getTitle = ({ attributes }: XmlElement): string => attributes['title'] ?? '';

/** Whether an element has text: Sakai writes many empty ones. */
const hasContent = (element: XmlElement): boolean => getTextContent(element).trim() !== '';

function noteSectionOmissions(section: XmlElement, notes: Notes): void {
  const title = getTitle(section);
  for (const ordering of listChildren(section, 'selection_ordering')) {
    if (findByName(ordering, 'selection_number').some(hasContent))
      notes.add('quizImport.quiz.drawn', { title });
    if (findByName(ordering, 'sourcebank_ref').some(hasContent))
      notes.add('quizImport.quiz.elsewhere', { title });
    if (
      findByName(ordering, 'order').some(
        ({ attributes }) => attributes['order_type']?.toLowerCase() === 'random',
      )
    )
      notes.add('quizImport.quiz.shuffled');
  }
  if (listChildren(section, 'itemref', 'sectionref', 'bankentry_item').length > 0)
    notes.add('quizImport.quiz.elsewhere', { title });
  if (listChildren(section, 'rubric', 'presentation_material').some(hasContent))
    notes.add('quizImport.quiz.instructions');
  if (listChildren(section, 'sectionfeedback').some(hasContent))
    notes.add('quizImport.quiz.feedback');
  if (section.name === 'section' && listChildren(section, 'duration').some(hasContent))
    notes.add('quizImport.quiz.timeDropped');
}

/** Reads the sections and items of one document. Makes the identifiers of items unique in it. */
class ActivityReader {
  readonly activities: { title: string; items: ReportedItem[] }[] = [];
  readonly #file: string;
  readonly #reader: PackageReader;
  readonly #notes: Notes;
  readonly #names: Set<string>;

  constructor(file: string, reader: PackageReader, notes: Notes, names: Set<string>) {
    this.#file = file;
    this.#reader = reader;
    this.#notes = notes;
    this.#names = names;
  }

  /** Adds the items under `parent` as activities; an inner section divides them. */
  async add(parent: XmlElement): Promise<void> {
    noteSectionOmissions(parent, this.#notes);
    const before = this.activities.length;
    let current: ReportedItem[] | null = null;
    let category = '';
    for (const part of listChildren(parent, 'item', 'section')) {
      if (part.name === 'section') {
        await this.add(part);
        current = null;
        continue;
      }
      const ownCategory = this.#reader.isOwnExport
        ? (readMetadata(part, getTextContent).get('cc_question_category') ?? '')
        : '';
      if (current === null || ownCategory !== category)
        this.activities.push({
          title: ownCategory === '' ? getTitle(parent) : ownCategory,
          items: (current = []),
        });
      category = ownCategory;
      current.push(await this.#item(part));
    }
    if (this.activities.length === before && parent.name === 'section')
      this.activities.push({ title: getTitle(parent), items: [] });
  }

  #item(item: XmlElement): Promise<ReportedItem> {
    const givenIdentifier =
      (item.attributes['ident'] ?? '') ||
      (readMetadata(item).get('bbmd_asi_object_id') ?? '') ||
      'item';
    let name = givenIdentifier;
    for (let n = 2; this.#names.has(name); n += 1)
      name = `${givenIdentifier}-${String(n + this.#names.size)}`;
    this.#names.add(name);
    return this.#reader.importItem(this.#file, (context) => readAsiItem(item, name, context));
  }
}

/** Parses an ISO 8601 duration to seconds; null when it is invalid. */
function parseDurationSeconds(duration: string): number | null {
  const [whole, days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})(?:\.\d{1,9})?S)?)?$/.exec(
      duration.trim(),
    ) ?? [];
  return whole === undefined
    ? null
    : Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function readTimeLimitSeconds(assessment: XmlElement): number | null {
  const minutes = Number(readMetadata(assessment).get('qmd_timelimit') ?? Number.NaN);
  return minutes > 0
    ? minutes * 60
    : parseDurationSeconds(getText(findChild(assessment, 'duration')));
}

async function readQuiz(
  parent: XmlElement,
  file: string,
  fallbackTitle: string,
  reader: PackageReader,
  names: Set<string>,
): Promise<ParsedQuiz> {
  const notes = new Notes();
  const content = new ActivityReader(file, reader, notes, names);
  await content.add(parent);
  const metadata = readMetadata(parent);
  const meta = parent.name === 'assessment' ? await readCanvasMeta(file, reader, notes) : null;
  if (listChildren(parent, 'assessfeedback').some(hasContent))
    notes.add('quizImport.quiz.feedback');
  if (!['', '1'].includes(metadata.get('cc_maxattempts') ?? ''))
    notes.add('quizImport.quiz.attempts');
  return {
    file,
    identifier: parent.attributes['ident'] ?? '',
    title:
      getTitle(parent) ||
      (meta?.title ?? '') ||
      (metadata.get('bank_title') ?? '') ||
      fallbackTitle,
    timeLimitSeconds: readTimeLimitSeconds(parent) ?? meta?.seconds ?? null,
    isGraded: meta?.isGraded ?? null,
    activities: content.activities,
    notes,
  };
}

/**
 * Reads a `questestinterop` document of QTI 1.2: each assessment and each bank is a quiz, and so
 * are the sections and items outside them.
 */
export async function readAsiDocument(
  root: XmlElement,
  file: string,
  title: string,
  reader: PackageReader,
): Promise<readonly ParsedQuiz[]> {
  reader.assertRoomFor(findByName(root, 'item').length);
  const quizzes: ParsedQuiz[] = [];
  const names = new Set<string>();
  for (const each of listChildren(root, 'assessment', 'objectbank'))
    quizzes.push(await readQuiz(each, file, title, reader, names));
  const unassignedParts = listChildren(root, 'section', 'item');
  const [only] = unassignedParts;
  if (only !== undefined) {
    const onlyTitle = unassignedParts.length === 1 && only.name === 'section' ? getTitle(only) : '';
    quizzes.push(
      await readQuiz(
        { name: 'questestinterop', attributes: {}, children: unassignedParts },
        file,
        title || onlyTitle,
        reader,
        names,
      ),
    );
  }
  return quizzes;
}
