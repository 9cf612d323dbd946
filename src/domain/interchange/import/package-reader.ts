import { quizImport } from '../../sentences/quiz-import.ts';
import type { XmlElement } from '../xml/element.ts';
import type { XmlFault } from '../xml/read-xml.ts';
import type { FoundItem } from './found-quiz.ts';
import type { ItemContext, ItemReading } from './item-reading.ts';
import type { ItemTaker } from './item-taker.ts';
import type { PackageFiles } from './package-files.ts';
import { withSharedTexts } from './qti/shared-texts.ts';
import { readDocument } from './read-document.ts';
import { weightOf } from './tree.ts';
import { fillSentence } from '../fill-sentence.ts';

/** How many items a package may hold, those that are referred to twice counted twice. */
const mostItems = 10_000;
/** How much all documents of a package may hold together, those that are read twice counted twice. */
const mostWeight = 600_000;
/** How much the texts that items share may hold together, counted for every item. */
const mostSharedWeight = 100_000;

/** Why a package as a whole is refused; thrown within the reading and caught where it begins. */
export class PackageRefused extends Error {}

/** A document that was read, or the sentence why not. */
export type DocumentReading = { readonly root: XmlElement } | { readonly sentence: string };

const wholly: ReadonlySet<XmlFault> = new Set(['doctype', 'tooDeep', 'tooLarge']);

/** What the readers of all formats share: the files of one package, its documents, and its items under a limit. */
export class PackageReader {
  readonly files: PackageFiles;
  /** Whether the package is an export of ours. */
  readonly isOurs: boolean;
  /** The files that a quiz has taken items from. */
  readonly used = new Set<string>();
  readonly #taker: ItemTaker;
  readonly #taken = new Map<string, Promise<FoundItem>>();
  readonly #shared = new Map<string, Promise<DocumentReading>>();
  #sharedWeight = 0;
  #items = 0;
  #weight = 0;

  constructor(files: PackageFiles, isOurs: boolean, taker: ItemTaker) {
    this.files = files;
    this.isOurs = isOurs;
    this.#taker = taker;
  }

  /** The document at `path`. A document type, and a tree beyond the limits, refuse the whole package. */
  async document(path: string): Promise<DocumentReading> {
    const bytes = await this.files.read(path);
    if (bytes === null) return { sentence: fillSentence(quizImport.file.missing, { file: path }) };
    const reading = await readDocument(bytes, () => this.files.turn());
    if (reading.ok) {
      this.#weight += weightOf(reading.root);
      if (this.#weight > mostWeight)
        throw new PackageRefused(fillSentence(quizImport.package.tooLarge, { file: path }));
      return { root: reading.root };
    }
    const { fault } = reading;
    if (wholly.has(fault))
      throw new PackageRefused(
        fillSentence(quizImport.package[fault as 'doctype'], { file: path }),
      );
    return { sentence: quizImport.file[fault as 'encoding' | 'malformed'] };
  }

  /** The document at `path`, read once however many items share it. */
  sharedDocument(path: string): Promise<DocumentReading> {
    const shared = this.#shared.get(path) ?? this.document(path);
    this.#shared.set(path, shared);
    return shared;
  }

  /** Whether one more item can have a text of this weight that it shares with others. */
  hasRoomToShare(weight: number): boolean {
    if (this.#sharedWeight + weight > mostSharedWeight) return false;
    this.#sharedWeight += weight;
    return true;
  }

  /** Refuses the whole package when it would hold too many items with `count` more, before any of them is read. */
  makeRoomFor(count: number): void {
    this.allow(this.#items + count);
  }

  /** Refuses the whole package when so many items are too many. */
  allow(items: number): void {
    if (items > mostItems)
      throw new PackageRefused(fillSentence(quizImport.package.tooMany, { most: mostItems }));
  }

  /** An item that stands in the document at `file`. */
  async take(file: string, read: (context: ItemContext) => ItemReading): Promise<FoundItem> {
    this.#count();
    await this.files.turn();
    return this.#taker.take(file, read);
  }

  /** The item that a document is by itself; one that is referred to several times is read once. */
  takeFile(
    file: string,
    identifier: string,
    read: (root: XmlElement, context: ItemContext) => ItemReading,
  ): Promise<FoundItem> {
    this.#count();
    this.used.add(file);
    const taken = this.#taken.get(file) ?? this.#readFile(file, identifier, read);
    this.#taken.set(file, taken);
    return taken;
  }

  /** What stands for an item whose file cannot be read. */
  fault(file: string, identifier: string, sentence: string): FoundItem {
    this.#count();
    return this.#taker.fault(file, identifier, sentence);
  }

  async #readFile(
    file: string,
    identifier: string,
    read: (root: XmlElement, context: ItemContext) => ItemReading,
  ): Promise<FoundItem> {
    const document = await this.document(file);
    if ('sentence' in document) return this.#taker.fault(file, identifier, document.sentence);
    const item = await withSharedTexts(document.root, file, this);
    return this.#taker.take(file, (context) => read(item, context));
  }

  #count(): void {
    this.makeRoomFor(1);
    this.#items += 1;
  }
}
