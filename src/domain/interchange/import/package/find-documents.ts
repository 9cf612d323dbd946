import type { Message } from '../../../messages/message.ts';
import { detectRootName } from '../../xml/detect-root-name.ts';
import { listItemSignatures } from '../asi/list-item-signatures.ts';
import { readAsiDocument } from '../asi/read-document.ts';
import type { ReportedItem, ParsedQuiz } from '../parsed-quiz.ts';
import { PackageError, type PackageReader } from '../package-reader.ts';
import { readTest } from '../qti/read-test.ts';
import type { PackageFiles } from './package-files.ts';
import { mayHoldQuestions, type Manifest, type ManifestFile } from './read-manifest.ts';

/** The root elements of documents that hold quizzes. */
const quizRootNames: ReadonlySet<string> = new Set([
  'assessmentTest',
  'qti-assessment-test',
  'questestinterop',
]);
const itemRootNames: ReadonlySet<string> = new Set(['assessmentItem', 'qti-assessment-item']);
/** How many documents with quizzes a package may have. */
const maxQuizzes = 1000;

/** The documents of a package. */
export interface FoundDocuments {
  readonly quizzes: ParsedQuiz[];
  /** Documents that are one item each. */
  readonly items: string[];
  readonly unreadableFiles: ReportedItem[];
}

/**
 * Returns the documents that may hold questions: those of the manifest, or all with a fitting name
 * when it refers to none, not even to a missing one.
 */
function listCandidates(
  manifest: Manifest | null,
  { paths }: PackageFiles,
): readonly ManifestFile[] {
  const { files, missing, outside } = manifest ?? { files: [], missing: [], outside: [] };
  const named = files.filter(mayHoldQuestions);
  const refersToNone = ![...files, ...missing, ...outside].some(mayHoldQuestions);
  const all = paths.map((path): ManifestFile => ({ path, type: '', title: '' }));
  return (refersToNone ? all.filter(mayHoldQuestions) : named).filter(
    ({ path }) => !/(?:^|\/)imsmanifest\.xml$/i.test(path),
  );
}

/**
 * Returns the files whose quiz another file holds in full, with that file. Canvas writes a quiz for
 * other systems to `NAME/assessment_qti.xml` and in full to `non_cc_assessments/NAME.xml.qti`.
 */
function findWholeFiles(candidates: readonly ManifestFile[]): ReadonlyMap<ManifestFile, string> {
  const wholeByName = new Map(
    candidates.flatMap(({ path }) => {
      const [, name] = /(?:^|\/)non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(path) ?? [];
      return name === undefined ? [] : [[name, path] as const];
    }),
  );
  return new Map(
    candidates.flatMap((file) => {
      const [, name = ''] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(file.path) ?? [];
      const whole = wholeByName.get(name);
      return whole === undefined ? [] : [[file, whole] as const];
    }),
  );
}

/** Finds and reads the documents of one package. */
class DocumentFinder {
  readonly found: FoundDocuments = { quizzes: [], items: [], unreadableFiles: [] };
  readonly #reader: PackageReader;
  readonly #signatures = new Map<string, ReadonlySet<string>>();
  readonly #unreadable = new Map<string, Message>();
  #quizDocumentCount = 0;

  constructor(reader: PackageReader) {
    this.#reader = reader;
  }

  async read(candidates: readonly ManifestFile[]): Promise<void> {
    const wholeFiles = findWholeFiles(candidates);
    for (const file of candidates) if (!wholeFiles.has(file)) await this.#readFile(file, null);
    for (const [file, whole] of wholeFiles) await this.#readFile(file, whole);
    for (const [path, message] of this.#unreadable)
      if (!this.#reader.usedFiles.has(path))
        this.found.unreadableFiles.push(this.#reader.reportUnreadable(path, '', message));
  }

  async #readFile(file: ManifestFile, whole: string | null): Promise<void> {
    const { path, type } = file;
    const bytes = await this.#reader.files.read(path);
    const root = bytes === null ? null : detectRootName(bytes);
    const isDeclared = /qti/i.test(type);
    if (/\.(?:xml|qti)$/i.test(path)) {
      if (bytes?.length === 0) this.#unreadable.set(path, { key: 'quizImport.file.empty' });
      else if (root === null && isDeclared)
        this.#unreadable.set(path, { key: 'quizImport.file.malformed' });
    }
    if (itemRootNames.has(root ?? '') && !this.#reader.usedFiles.has(path))
      this.found.items.push(path);
    this.#reader.assertItemCount(this.found.items.length);
    if (quizRootNames.has(root ?? '')) await this.#readQuizzes(file, whole);
  }

  async #readQuizzes({ path, title }: ManifestFile, whole: string | null): Promise<void> {
    this.#quizDocumentCount += 1;
    if (this.#quizDocumentCount > maxQuizzes)
      throw new PackageError({
        key: 'quizImport.package.tooManyQuizzes',
        values: { max: maxQuizzes },
      });
    const reading = await this.#reader.readDocument(path);
    if ('message' in reading) {
      this.#unreadable.set(path, reading.message);
      return;
    }
    const { root } = reading;
    if (root.name !== 'questestinterop') {
      this.found.quizzes.push(await readTest(root, path, this.#reader));
      return;
    }
    const signatures = listItemSignatures(root);
    this.#signatures.set(path, new Set(signatures));
    const others = whole === null ? undefined : this.#signatures.get(whole);
    if (others !== undefined && signatures.every((signature) => others.has(signature))) return;
    const quizzes = await readAsiDocument(root, path, title, this.#reader);
    if (others !== undefined)
      quizzes[0]?.notes.add('quizImport.quiz.otherVersion', { file: whole ?? '' });
    this.found.quizzes.push(...quizzes);
  }
}

/**
 * Reads the documents of a package that hold quizzes, and finds those that are one item each and
 * those that cannot be read. A quiz that two files hold alike is read once.
 */
export async function findDocuments(
  manifest: Manifest | null,
  reader: PackageReader,
): Promise<FoundDocuments> {
  const finder = new DocumentFinder(reader);
  await finder.read(listCandidates(manifest, reader.files));
  return finder.found;
}
