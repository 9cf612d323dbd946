import { quizImport } from '../../../sentences/quiz-import.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { FoundItem, FoundQuiz } from '../found-quiz.ts';
import { Notes } from '../notes.ts';
import type { PackageReader } from '../package-reader.ts';
import { childOf, childrenOf, named, textContent, wordsOf } from '../tree.ts';
import { canvasMeta } from './canvas-meta.ts';
import { metadataOf } from './metadata.ts';
import { readAsiItem } from './read-item.ts';

const say = quizImport.quiz;

const titleOf = ({ attributes }: XmlElement): string => attributes['title'] ?? '';

/** Whether an element says anything: Sakai writes many that are empty. */
const isFilled = (element: XmlElement): boolean => textContent(element).trim() !== '';

function noteSection(section: XmlElement, notes: Notes): void {
  const title = titleOf(section);
  for (const ordering of childrenOf(section, 'selection_ordering')) {
    if (named(ordering, 'selection_number').some(isFilled)) notes.add(say.drawn, { title });
    if (named(ordering, 'sourcebank_ref').some(isFilled)) notes.add(say.elsewhere, { title });
    if (
      named(ordering, 'order').some(
        ({ attributes }) => attributes['order_type']?.toLowerCase() === 'random',
      )
    )
      notes.add(say.shuffled);
  }
  if (childrenOf(section, 'itemref', 'sectionref', 'bankentry_item').length > 0)
    notes.add(say.elsewhere, { title });
  if (childrenOf(section, 'rubric', 'presentation_material').some(isFilled))
    notes.add(say.instructions);
  if (childrenOf(section, 'sectionfeedback').some(isFilled)) notes.add(say.feedback);
  if (section.name === 'section' && childrenOf(section, 'duration').some(isFilled))
    notes.add(say.timeDropped);
}

/** Reads the sections and items of one document: names of items are made to stand once in it. */
class Content {
  readonly activities: { title: string; items: FoundItem[] }[] = [];
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

  /** The items right under `parent` are an activity, those before and after an inner section two. */
  async add(parent: XmlElement): Promise<void> {
    noteSection(parent, this.#notes);
    const before = this.activities.length;
    let current: FoundItem[] | null = null;
    let category = '';
    for (const part of childrenOf(parent, 'item', 'section')) {
      if (part.name === 'section') {
        await this.add(part);
        current = null;
        continue;
      }
      const said = this.#reader.isOurs
        ? (metadataOf(part, textContent).get('cc_question_category') ?? '')
        : '';
      if (current === null || said !== category)
        this.activities.push({
          title: said === '' ? titleOf(parent) : said,
          items: (current = []),
        });
      category = said;
      current.push(await this.#item(part));
    }
    if (this.activities.length === before && parent.name === 'section')
      this.activities.push({ title: titleOf(parent), items: [] });
  }

  #item(item: XmlElement): Promise<FoundItem> {
    const given =
      (item.attributes['ident'] ?? '') ||
      (metadataOf(item).get('bbmd_asi_object_id') ?? '') ||
      'item';
    let name = given;
    for (let n = 2; this.#names.has(name); n += 1)
      name = `${given}-${String(n + this.#names.size)}`;
    this.#names.add(name);
    return this.#reader.take(this.#file, (context) => readAsiItem(item, name, context));
  }
}

/** A duration as ISO 8601 writes it, in seconds; null when it is none. */
function secondsIn(duration: string): number | null {
  const [whole, days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})(?:\.\d{1,9})?S)?)?$/.exec(
      duration.trim(),
    ) ?? [];
  return whole === undefined
    ? null
    : Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function secondsOf(assessment: XmlElement): number | null {
  const minutes = Number(metadataOf(assessment).get('qmd_timelimit') ?? Number.NaN);
  return minutes > 0 ? minutes * 60 : secondsIn(wordsOf(childOf(assessment, 'duration')));
}

async function quizOf(
  parent: XmlElement,
  file: string,
  fallbackTitle: string,
  reader: PackageReader,
  names: Set<string>,
): Promise<FoundQuiz> {
  const notes = new Notes();
  const content = new Content(file, reader, notes, names);
  await content.add(parent);
  const metadata = metadataOf(parent);
  const meta = parent.name === 'assessment' ? await canvasMeta(file, reader, notes) : null;
  if (childrenOf(parent, 'assessfeedback').some(isFilled)) notes.add(say.feedback);
  if (!['', '1'].includes(metadata.get('cc_maxattempts') ?? '')) notes.add(say.attempts);
  return {
    file,
    identifier: parent.attributes['ident'] ?? '',
    title:
      titleOf(parent) || (meta?.title ?? '') || (metadata.get('bank_title') ?? '') || fallbackTitle,
    seconds: secondsOf(parent) ?? meta?.seconds ?? null,
    isGraded: meta?.isGraded ?? null,
    activities: content.activities,
    notes,
  };
}

/** A `questestinterop` document of QTI 1.2: every assessment and every bank is a quiz, and so are sections and items that stand in none. */
export async function readAsi(
  root: XmlElement,
  file: string,
  title: string,
  reader: PackageReader,
): Promise<readonly FoundQuiz[]> {
  reader.makeRoomFor(named(root, 'item').length);
  const quizzes: FoundQuiz[] = [];
  const names = new Set<string>();
  for (const each of childrenOf(root, 'assessment', 'objectbank'))
    quizzes.push(await quizOf(each, file, title, reader, names));
  const loose = childrenOf(root, 'section', 'item');
  const [only] = loose;
  if (only !== undefined) {
    const named = loose.length === 1 && only.name === 'section' ? titleOf(only) : '';
    quizzes.push(
      await quizOf(
        { name: 'questestinterop', attributes: {}, children: loose },
        file,
        title || named,
        reader,
        names,
      ),
    );
  }
  return quizzes;
}
