import type { MessageKey } from '../../messages/en.ts';
import type { Message } from '../../messages/message.ts';
import type { XmlElement } from '../xml/element.ts';
import { findEncoding, readDeclaredEncoding } from '../xml/decode-xml.ts';
import type { XmlError } from '../xml/read-xml.ts';
import type { ReportedItem } from './parsed-quiz.ts';
import type { ItemContext, ParsedItem } from './parsed-item.ts';
import type { ItemImporter } from './item-importer.ts';
import type { PackageFiles } from './package/package-files.ts';
import { insertSharedTexts } from './qti/insert-shared-texts.ts';
import { parseDocument, type DocumentResult } from './package/parse-document.ts';
import { measureWeight } from '../xml/query-xml.ts';
import { quoteInMessage } from './notes.ts';

/** How many items a package may have; an item that is referenced twice counts twice. */
const maxItems = 10_000;
/**
 * How much the documents of a package may weigh together; a document that is read twice counts
 * twice.
 */
const maxWeight = 600_000;
/** How much shared texts may weigh together, counted for every item that uses them. */
const maxSharedWeight = 100_000;

/** Rejects the whole package. Thrown while reading and caught in `readPackage`. */
export class PackageError extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super('the package is refused');
    this.reason = reason;
  }
}

const packageErrors = {
  doctype: 'quizImport.package.doctype',
  tooDeep: 'quizImport.package.tooDeep',
  tooLarge: 'quizImport.package.tooLarge',
} as const satisfies Partial<Record<XmlError, MessageKey>>;

/** Returns why a document cannot be decoded. */
function explainEncoding(bytes: Uint8Array): Message {
  const encoding = readDeclaredEncoding(bytes);
  if (encoding === null) return { key: 'quizImport.file.notUtf8' };
  const isKnown = findEncoding(encoding) !== null;
  return quoteInMessage(
    isKnown ? 'quizImport.file.otherEncoding' : 'quizImport.file.unknownEncoding',
    { encoding },
  );
}

/**
 * Reads one package for the readers of all formats: its files, documents and items, within limits.
 */
export class PackageReader {
  readonly files: PackageFiles;
  /** Whether the package is an export of Lectern. */
  readonly isOwnExport: boolean;
  /** The files whose items belong to a quiz. */
  readonly usedFiles = new Set<string>();
  readonly #importer: ItemImporter;
  readonly #importedFiles = new Map<string, Promise<ReportedItem>>();
  readonly #sharedDocuments = new Map<string, Promise<DocumentResult>>();
  #sharedWeight = 0;
  #items = 0;
  #weight = 0;

  constructor(files: PackageFiles, isOwnExport: boolean, importer: ItemImporter) {
    this.files = files;
    this.isOwnExport = isOwnExport;
    this.#importer = importer;
  }

  /**
   * Reads the document at `path`. Rejects the whole package for a document type and beyond the
   * limits.
   */
  async readDocument(path: string): Promise<DocumentResult> {
    const bytes = await this.files.read(path);
    if (bytes === null)
      return { message: quoteInMessage('quizImport.file.missing', { file: path }) };
    if (bytes.length === 0) return { message: { key: 'quizImport.file.empty' } };
    const result = await parseDocument(bytes, () => this.files.yieldControl());
    if (result.ok) {
      this.#weight += measureWeight(result.root);
      if (this.#weight > maxWeight)
        throw new PackageError(quoteInMessage(packageErrors.tooLarge, { file: path }));
      return { root: result.root };
    }
    if (result.error === 'mixed')
      return { message: quoteInMessage('quizImport.file.mixed', { ...result.names }) };
    const { error } = result;
    if (error in packageErrors)
      throw new PackageError(
        quoteInMessage(packageErrors[error as keyof typeof packageErrors], { file: path }),
      );
    return {
      message: error === 'encoding' ? explainEncoding(bytes) : { key: 'quizImport.file.malformed' },
    };
  }

  /** Reads the document at `path` once for all items that share it. */
  readSharedDocument(path: string): Promise<DocumentResult> {
    const shared = this.#sharedDocuments.get(path) ?? this.readDocument(path);
    this.#sharedDocuments.set(path, shared);
    return shared;
  }

  /** Adds a shared text of this weight to an item. Returns false when the limit is reached. */
  reserveSharedText(weight: number): boolean {
    if (this.#sharedWeight + weight > maxSharedWeight) return false;
    this.#sharedWeight += weight;
    return true;
  }

  /** Rejects the package when `count` more items would exceed the limit. */
  assertRoomFor(count: number): void {
    this.assertItemCount(this.#items + count);
  }

  /** Rejects the package when `items` exceeds the limit. */
  assertItemCount(items: number): void {
    if (items > maxItems)
      throw new PackageError({ key: 'quizImport.package.tooMany', values: { max: maxItems } });
  }

  /** Imports an item in the document at `file`. */
  async importItem(
    file: string,
    read: (context: ItemContext) => ParsedItem,
  ): Promise<ReportedItem> {
    this.#count();
    await this.files.yieldControl();
    return this.#importer.importItem(file, read);
  }

  /** Imports the item that the file is. An item that is referenced several times is read once. */
  importFile(
    file: string,
    identifier: string,
    read: (root: XmlElement, context: ItemContext) => ParsedItem,
  ): Promise<ReportedItem> {
    this.#count();
    this.usedFiles.add(file);
    const imported = this.#importedFiles.get(file) ?? this.#readFile(file, identifier, read);
    this.#importedFiles.set(file, imported);
    return imported;
  }

  /** Returns the report of an item whose file is unreadable. */
  reportUnreadable(file: string, identifier: string, message: Message): ReportedItem {
    this.#count();
    return this.#importer.reportUnreadable(file, identifier, message);
  }

  async #readFile(
    file: string,
    identifier: string,
    read: (root: XmlElement, context: ItemContext) => ParsedItem,
  ): Promise<ReportedItem> {
    const document = await this.readDocument(file);
    if ('message' in document)
      return this.#importer.reportUnreadable(file, identifier, document.message);
    const item = await insertSharedTexts(document.root, file, this);
    return this.#importer.importItem(file, (context) => read(item, context));
  }

  #count(): void {
    this.assertRoomFor(1);
    this.#items += 1;
  }
}
