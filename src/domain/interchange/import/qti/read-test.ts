import { quizImport } from '../../../sentences/quiz-import.ts';
import { fillSentence } from '../../fill-sentence.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { FoundActivity, FoundItem, FoundQuiz } from '../found-quiz.ts';
import { Notes } from '../notes.ts';
import { folderOf } from '../package-path.ts';
import type { PackageReader } from '../package-reader.ts';
import { childOf, childrenOf, named } from '../tree.ts';
import { readItem } from './read-item.ts';
import { withSharedTexts } from './shared-texts.ts';

const say = quizImport.quiz;
const mostDepth = 32;

/** A section with the file it stands in. */
interface Section {
  readonly section: XmlElement;
  readonly file: string;
}

function noteSection(section: XmlElement, notes: Notes): void {
  if (childOf(section, 'selection') !== undefined)
    notes.add(say.drawn, { title: section.attributes['title'] ?? '' });
  if (childOf(section, 'ordering')?.attributes['shuffle'] === 'true') notes.add(say.shuffled);
  if (childOf(section, 'rubricBlock') !== undefined) notes.add(say.instructions);
  if (childrenOf(section, 'preCondition', 'branchRule').length > 0) notes.add(say.conditions);
  if (childOf(section, 'timeLimits') !== undefined) notes.add(say.timeDropped);
}

const itemsIn = (element: XmlElement): number =>
  named(element, 'assessmentItemRef', 'assessmentItem').length;

/** Reads the sections of one test, in order and flat: what stands between two inner sections is an activity too. */
class Sections {
  readonly activities: { title: string; items: FoundItem[] }[] = [];
  readonly #reader: PackageReader;
  readonly #notes: Notes;

  constructor(reader: PackageReader, notes: Notes) {
    this.#reader = reader;
    this.#notes = notes;
  }

  /** The activities of a section or of what a reference leads to, `depth` sections deep. */
  async add(part: XmlElement, from: string, depth = 0): Promise<void> {
    const found = await this.#section(part, from, depth);
    if (found === null) return;
    const { section, file } = found;
    const title = section.attributes['title'] ?? '';
    noteSection(section, this.#notes);
    const parts = childrenOf(
      section,
      'assessmentItemRef',
      'assessmentItem',
      'assessmentSection',
      'assessmentSectionRef',
    );
    const before = this.activities.length;
    let current: FoundItem[] | null = null;
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

  async #item(part: XmlElement, file: string): Promise<FoundItem> {
    if (part.name === 'assessmentItem') {
      const item = await withSharedTexts(part, file, this.#reader);
      return this.#reader.take(file, (context) => readItem(item, context));
    }
    const { identifier = '', href = '' } = part.attributes;
    const weight = childrenOf(part, 'weight')
      .map(({ attributes }) => Number(attributes['value']))
      .find((value) => value !== 1);
    if (weight !== undefined) this.#notes.add(quizImport.item.points, { points: weight });
    if (childrenOf(part, 'preCondition', 'branchRule').length > 0) this.#notes.add(say.conditions);
    if (childOf(part, 'timeLimits') !== undefined) this.#notes.add(quizImport.item.timeLimit);
    const path = this.#reader.files.find(href, folderOf(file));
    return path === null
      ? this.#reader.fault(file, identifier, fillSentence(quizImport.file.missing, { file: href }))
      : this.#reader.takeFile(path, identifier, readItem);
  }

  async #section(part: XmlElement, file: string, depth: number): Promise<Section | null> {
    if (depth > mostDepth) {
      this.#notes.add(say.nested, {
        title: part.attributes['title'] ?? part.attributes['identifier'] ?? '',
      });
      return null;
    }
    if (part.name === 'assessmentSection') return { section: part, file };
    const path = this.#reader.files.find(part.attributes['href'] ?? '', folderOf(file));
    const reading = path === null ? null : await this.#reader.document(path);
    if (
      path === null ||
      reading === null ||
      'sentence' in reading ||
      reading.root.name !== 'assessmentSection'
    ) {
      this.#notes.add(quizImport.file.missing, { file: part.attributes['href'] ?? '' });
      return null;
    }
    this.#reader.used.add(path);
    this.#reader.makeRoomFor(itemsIn(reading.root));
    return { section: reading.root, file: path };
  }
}

function secondsOf(test: XmlElement, parts: readonly XmlElement[], notes: Notes): number | null {
  const onParts = parts.flatMap((part) => childOf(part, 'timeLimits') ?? []);
  const whole = childOf(test, 'timeLimits') ?? (parts.length === 1 ? onParts[0] : undefined);
  if (onParts.some((limits) => limits !== whole)) notes.add(say.timeDropped);
  const seconds = whole?.attributes['maxTime'];
  return seconds === undefined ? null : Number(seconds);
}

/** An `assessmentTest` of QTI 2 or 3: every section an activity. */
export async function readTest(
  test: XmlElement,
  file: string,
  reader: PackageReader,
): Promise<FoundQuiz> {
  reader.makeRoomFor(itemsIn(test));
  const notes = new Notes();
  const parts = childrenOf(test, 'testPart');
  if (
    childOf(test, 'testFeedback') !== undefined ||
    parts.some((part) => childOf(part, 'testFeedback') !== undefined)
  )
    notes.add(say.feedback);
  if (parts.some((part) => childrenOf(part, 'preCondition', 'branchRule').length > 0))
    notes.add(say.conditions);
  if (
    named(test, 'itemSessionControl').some(
      ({ attributes }) => Number(attributes['maxAttempts'] ?? '1') > 1,
    )
  )
    notes.add(say.attempts);
  if (childOf(test, 'rubricBlock') !== undefined) notes.add(say.instructions);
  const sections = new Sections(reader, notes);
  for (const part of parts) {
    for (const section of childrenOf(part, 'assessmentSection', 'assessmentSectionRef'))
      await sections.add(section, file);
  }
  const activities: readonly FoundActivity[] = sections.activities;
  return {
    file,
    identifier: test.attributes['identifier'] ?? '',
    title: test.attributes['title'] ?? '',
    seconds: secondsOf(test, parts, notes),
    activities,
    notes,
  };
}
