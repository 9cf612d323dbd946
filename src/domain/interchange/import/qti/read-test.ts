import type { Message } from '../../../messages/message.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { ParsedActivity, ReportedItem, ParsedQuiz } from '../parsed-quiz.ts';
import { Notes, quoteInMessage } from '../notes.ts';
import { getFolder } from '../package/package-path.ts';
import type { PackageReader } from '../package-reader.ts';
import { findChild, listChildren, findByName } from '../../xml/query-xml.ts';
import { readItem } from './read-item.ts';
import { insertSharedTexts } from './insert-shared-texts.ts';

const maxDepth = 32;

/** A section and its file. */
interface Section {
  readonly section: XmlElement;
  readonly file: string;
}

/** Whether a test or a part of it has a rubric, which QTI 3 gives another name there. */
const hasRubric = (part: XmlElement): boolean =>
  listChildren(part, 'rubricBlock', 'testRubricBlock').length > 0;

function noteSectionOmissions(section: XmlElement, notes: Notes): void {
  if (findChild(section, 'selection') !== undefined)
    notes.add('quizImport.quiz.drawn', { title: section.attributes['title'] ?? '' });
  if (findChild(section, 'ordering')?.attributes['shuffle'] === 'true')
    notes.add('quizImport.quiz.shuffled');
  if (hasRubric(section)) notes.add('quizImport.quiz.instructions');
  if (listChildren(section, 'preCondition', 'branchRule').length > 0)
    notes.add('quizImport.quiz.conditions');
  if (findChild(section, 'timeLimits') !== undefined) notes.add('quizImport.quiz.timeDropped');
}

const countItems = (element: XmlElement): number =>
  findByName(element, 'assessmentItemRef', 'assessmentItem').length;

/**
 * Reads the sections of a test as a flat list of activities, in order. Items between two inner
 * sections are an activity too.
 */
class SectionReader {
  readonly activities: { title: string; items: ReportedItem[] }[] = [];
  readonly #reader: PackageReader;
  readonly #notes: Notes;

  constructor(reader: PackageReader, notes: Notes) {
    this.#reader = reader;
    this.#notes = notes;
  }

  /** Adds the activities of a section or of a referenced one, nested `depth` deep. */
  async add(part: XmlElement, from: string, depth = 0): Promise<void> {
    const found = await this.#section(part, from, depth);
    if (found === null) return;
    const { section, file } = found;
    const title = section.attributes['title'] ?? '';
    noteSectionOmissions(section, this.#notes);
    const parts = listChildren(
      section,
      'assessmentItemRef',
      'assessmentItem',
      'assessmentSection',
      'assessmentSectionRef',
    );
    const before = this.activities.length;
    let current: ReportedItem[] | null = null;
    for (const inner of parts) {
      if (inner.name.startsWith('assessmentItem')) {
        if (current === null) this.activities.push({ title, items: (current = []) });
        current.push(await this.#item(inner, file));
      } else {
        await this.add(inner, file, depth + 1);
        current = null;
      }
    }
    if (this.activities.length === before) this.activities.push({ title, items: [] });
  }

  async #item(part: XmlElement, file: string): Promise<ReportedItem> {
    if (part.name === 'assessmentItem') {
      const item = await insertSharedTexts(part, file, this.#reader);
      return this.#reader.importItem(file, (context) => readItem(item, context));
    }
    const { identifier = '', href = '' } = part.attributes;
    const weight = listChildren(part, 'weight')
      .map(({ attributes }) => Number(attributes['value']))
      .find((value) => value !== 1);
    if (weight !== undefined) this.#notes.add('quizImport.item.points', { points: weight });
    if (listChildren(part, 'preCondition', 'branchRule').length > 0)
      this.#notes.add('quizImport.quiz.conditions');
    if (findChild(part, 'timeLimits') !== undefined) this.#notes.add('quizImport.item.timeLimit');
    const path = this.#reader.files.findPath(href, getFolder(file));
    return path === null
      ? this.#reader.reportUnreadable(
          file,
          identifier,
          quoteInMessage('quizImport.file.missing', { file: href }),
        )
      : this.#reader.importFile(path, identifier, readItem);
  }

  async #section(part: XmlElement, file: string, depth: number): Promise<Section | null> {
    if (depth > maxDepth) {
      this.#notes.add('quizImport.quiz.nested', {
        title: part.attributes['title'] ?? part.attributes['identifier'] ?? '',
      });
      return null;
    }
    if (part.name === 'assessmentSection') return { section: part, file };
    const { identifier = '', href = '' } = part.attributes;
    const path = this.#reader.files.findPath(href, getFolder(file));
    const reportUnreadable = (message: Message): null => {
      const item = this.#reader.reportUnreadable(path ?? file, identifier, message);
      this.activities.push({ title: '', items: [item] });
      return null;
    };
    if (path === null)
      return reportUnreadable(quoteInMessage('quizImport.file.missing', { file: href }));
    const reading = await this.#reader.readDocument(path);
    if ('message' in reading) return reportUnreadable(reading.message);
    if (reading.root.name !== 'assessmentSection')
      return reportUnreadable(quoteInMessage('quizImport.file.shape', { root: reading.root.name }));
    this.#reader.usedFiles.add(path);
    this.#reader.assertRoomFor(countItems(reading.root));
    return { section: reading.root, file: path };
  }
}

function readTimeLimitSeconds(
  test: XmlElement,
  parts: readonly XmlElement[],
  notes: Notes,
): number | null {
  const onParts = parts.flatMap((part) => findChild(part, 'timeLimits') ?? []);
  const whole = findChild(test, 'timeLimits') ?? (parts.length === 1 ? onParts[0] : undefined);
  if (onParts.some((limits) => limits !== whole)) notes.add('quizImport.quiz.timeDropped');
  const seconds = whole?.attributes['maxTime'];
  return seconds === undefined ? null : Number(seconds);
}

/** Reads an `assessmentTest` of QTI 2 or 3: every section is an activity. */
export async function readTest(
  test: XmlElement,
  file: string,
  reader: PackageReader,
): Promise<ParsedQuiz> {
  reader.assertRoomFor(countItems(test));
  const notes = new Notes();
  const parts = listChildren(test, 'testPart');
  if (
    findChild(test, 'testFeedback') !== undefined ||
    parts.some((part) => findChild(part, 'testFeedback') !== undefined)
  )
    notes.add('quizImport.quiz.feedback');
  if (parts.some((part) => listChildren(part, 'preCondition', 'branchRule').length > 0))
    notes.add('quizImport.quiz.conditions');
  if (
    findByName(test, 'itemSessionControl').some(
      ({ attributes }) => Number(attributes['maxAttempts'] ?? '1') > 1,
    )
  )
    notes.add('quizImport.quiz.attempts');
  if ([test, ...parts].some(hasRubric)) notes.add('quizImport.quiz.instructions');
  const sections = new SectionReader(reader, notes);
  for (const part of parts) {
    for (const section of listChildren(part, 'assessmentSection', 'assessmentSectionRef'))
      await sections.add(section, file);
  }
  const activities: readonly ParsedActivity[] = sections.activities;
  return {
    file,
    identifier: test.attributes['identifier'] ?? '',
    title: test.attributes['title'] ?? '',
    timeLimitSeconds: readTimeLimitSeconds(test, parts, notes),
    activities,
    notes,
  };
}
