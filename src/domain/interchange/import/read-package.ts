import { failed, succeeded, type Outcome } from '../../outcome.ts';
import { quizImport } from '../../messages/en/interchange/quiz-import.ts';
import { reportPath } from '../export/report/format-report.ts';
import { formatOnOneLine } from '../format-on-one-line.ts';
import { detectRootName } from '../xml/detect-root-name.ts';
import { readAsiDocument } from './asi/read-document.ts';
import { convertQuiz } from './convert-quiz.ts';
import type { ReportedItem, ParsedQuiz } from './parsed-quiz.ts';
import type { ImportedPackage, ImportEntry } from './imported-package.ts';
import { createItemImporter } from './item-importer.ts';
import { Notes } from './notes.ts';
import { addLinkedVideos } from './linked-videos.ts';
import { PackageFiles } from './package/package-files.ts';
import { PackageReader, PackageError } from './package-reader.ts';
import type { PackageSource } from './package/package-source.ts';
import { readItem } from './qti/read-item.ts';
import { readTest } from './qti/read-test.ts';
import { readManifest, type Manifest, type ManifestFile } from './package/read-manifest.ts';
import { parseStyleClasses } from './text/text-context.ts';

/** The style sheet of Lectern's own exports. */
const styleSheetPath = 'css/lectern.css';
/** The root elements of documents that hold quizzes. */
const quizRootNames: ReadonlySet<string> = new Set([
  'assessmentTest',
  'qti-assessment-test',
  'questestinterop',
]);
/** How many documents with quizzes a package may have. */
const maxQuizzes = 1000;
const mayHoldQuestions = /\.(?:xml|dat|qti)$/i;

const refusePackage = (message: string): Outcome<never> =>
  failed({ kind: 'invalid', message, errors: { file: [message] } });

async function findManifest(reader: PackageReader): Promise<Manifest | null> {
  const paths = reader.files.paths.filter((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path));
  const [path] = paths.toSorted((a, b) => a.split('/').length - b.split('/').length);
  const reading = path === undefined ? null : await reader.readDocument(path);
  return path === undefined || reading === null || 'message' in reading
    ? null
    : readManifest(reading.root, path, reader.files);
}

/**
 * Returns the documents that may hold questions: those of the manifest, or without one all with a
 * fitting name.
 */
function listCandidates(
  manifest: Manifest | null,
  { paths }: PackageFiles,
): readonly ManifestFile[] {
  const named = (manifest?.files ?? []).filter(
    ({ path, type }) => mayHoldQuestions.test(path) || /qti/i.test(type),
  );
  const listUnlistedFiles = (): readonly ManifestFile[] =>
    paths
      .filter((path) => mayHoldQuestions.test(path))
      .map((path) => ({ path, type: '', title: '' }));
  return (named.length > 0 ? named : listUnlistedFiles()).filter(
    ({ path }) => !/(?:^|\/)imsmanifest\.xml$/i.test(path),
  );
}

interface FoundDocuments {
  readonly quizzes: ParsedQuiz[];
  /** How many documents hold quizzes. */
  quizDocumentCount: number;
  /** Documents that are one item each. */
  readonly items: string[];
  readonly unreadableFiles: ReportedItem[];
}

/** Whether Canvas also wrote the quiz of this document, in full, to a file of its own. */
const isDuplicateOfCanvas = (path: string, { paths }: PackageFiles): boolean => {
  const [, quiz = ''] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(path) ?? [];
  return quiz !== '' && paths.some((other) => other.endsWith(`non_cc_assessments/${quiz}.xml.qti`));
};

async function readCandidate(
  { path, title }: ManifestFile,
  reader: PackageReader,
  found: FoundDocuments,
): Promise<void> {
  const bytes = await reader.files.read(path);
  const root = bytes === null ? null : detectRootName(bytes);
  if ((root === 'assessmentItem' || root === 'qti-assessment-item') && !reader.usedFiles.has(path))
    found.items.push(path);
  reader.assertItemCount(found.items.length);
  if (!quizRootNames.has(root ?? '') || isDuplicateOfCanvas(path, reader.files)) return;
  found.quizDocumentCount += 1;
  if (found.quizDocumentCount > maxQuizzes)
    throw new PackageError(formatOnOneLine(quizImport.package.tooManyQuizzes, { max: maxQuizzes }));
  const reading = await reader.readDocument(path);
  if ('message' in reading)
    found.unreadableFiles.push(reader.reportUnreadable(path, '', reading.message));
  else if (reading.root.name === 'questestinterop')
    for (const quiz of await readAsiDocument(reading.root, path, title, reader))
      found.quizzes.push(quiz);
  else found.quizzes.push(await readTest(reading.root, path, reader));
}

async function createQuizFromItems(
  paths: readonly string[],
  title: string,
  reader: PackageReader,
): Promise<ParsedQuiz> {
  const items: ReportedItem[] = [];
  for (const path of paths) items.push(await reader.importFile(path, '', readItem));
  return {
    file: paths[0] ?? '',
    identifier: '',
    title,
    timeLimitSeconds: null,
    activities: [{ title: '', items }],
    notes: new Notes(),
  };
}

async function readQuizzes(reader: PackageReader): Promise<ImportedPackage> {
  const manifest = await findManifest(reader);
  const found: FoundDocuments = {
    quizzes: [],
    quizDocumentCount: 0,
    items: [],
    unreadableFiles: [],
  };
  for (const candidate of listCandidates(manifest, reader.files))
    await readCandidate(candidate, reader, found);
  const listUnlistedFiles = found.items.filter((path) => !reader.usedFiles.has(path));
  if (listUnlistedFiles.length > 0)
    found.quizzes.push(await createQuizFromItems(listUnlistedFiles, manifest?.title ?? '', reader));
  const [first] = found.quizzes;
  if (reader.isOwnExport && manifest !== null && first !== undefined)
    found.quizzes[0] = await addLinkedVideos(first, manifest, reader);
  if (manifest !== null && manifest.subjects.length > 0)
    first?.notes.add(quizImport.quiz.subjects, { titles: manifest.subjects.join(', ') });
  const conversions = found.quizzes.map((quiz) => convertQuiz(quiz, reader.isOwnExport));
  const isNothing =
    found.unreadableFiles.length === 0 && conversions.every(({ isEmpty }) => isEmpty);
  const report: readonly ImportEntry[] = isNothing
    ? []
    : [
        ...found.unreadableFiles.map(({ entry }) => entry),
        ...conversions.flatMap((each) => each.report),
      ];
  return {
    quizzes: conversions.flatMap(({ quiz }) => quiz ?? []),
    report,
    embedded: reader.files.embedded,
  };
}

/** What the import needs besides the package. */
export interface ReadPackageOptions {
  /** The keys (`getItemKey`) of items to leave out. */
  readonly leaveOut?: ReadonlySet<string>;
  /** Whether the content of a file is a picture that can be stored. */
  readonly isPicture?: (bytes: Uint8Array) => boolean;
  /** The address of the importing site, such as `https://lectern.test`. */
  readonly site?: string;
}

/**
 * Reads the quizzes of a package in any known format. Fails with a message when nothing is readable
 * or a limit is exceeded.
 */
export async function readPackage(
  source: PackageSource,
  { leaveOut = new Set(), isPicture, site }: ReadPackageOptions = {},
): Promise<Outcome<ImportedPackage>> {
  const files = new PackageFiles(source, isPicture);
  const isOwnExport = source.paths.includes(reportPath);
  const sheet = isOwnExport ? await source.read(styleSheetPath) : null;
  const styles = parseStyleClasses(sheet === null ? '' : new TextDecoder().decode(sheet));
  try {
    const read = await readQuizzes(
      new PackageReader(
        files,
        isOwnExport,
        createItemImporter({ files, isOwnExport, styles, site, leaveOut }),
      ),
    );
    return read.report.length === 0 ? refusePackage(quizImport.package.nothing) : succeeded(read);
  } catch (error) {
    if (error instanceof PackageError) return refusePackage(error.message);
    throw error;
  }
}
