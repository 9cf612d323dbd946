import { failed, succeeded, type Outcome } from '../../outcome.ts';
import { quizImport } from '../../sentences/quiz-import.ts';
import { reportPath } from '../report/report-text.ts';
import { fillSentence } from '../fill-sentence.ts';
import { sniffRoot } from '../xml/sniff-root.ts';
import { readAsi } from './asi/read-asi.ts';
import { finishQuiz } from './finish-quiz.ts';
import type { FoundItem, FoundQuiz } from './found-quiz.ts';
import type { ImportedPackage, ImportEntry } from './imported-package.ts';
import { itemTaker } from './item-taker.ts';
import { Notes } from './notes.ts';
import { withOwnLinks } from './own-links.ts';
import { PackageFiles } from './package-files.ts';
import { PackageReader, PackageRefused } from './package-reader.ts';
import type { PackageSource } from './package-source.ts';
import { readItem } from './qti/read-item.ts';
import { readTest } from './qti/read-test.ts';
import { readManifest, type Manifest, type ManifestFile } from './read-manifest.ts';
import { readStyles } from './text/read-styles.ts';

/** Where our own exports keep what classes mean. */
const styleSheetPath = 'css/lectern.css';
/** Roots of documents that hold a quiz or several. */
const wholes: ReadonlySet<string> = new Set([
  'assessmentTest',
  'qti-assessment-test',
  'questestinterop',
]);
/** How many documents of a package may hold quizzes. */
const mostQuizzes = 1000;
const mayHoldQuestions = /\.(?:xml|dat|qti)$/i;

const refused = (message: string): Outcome<never> =>
  failed({ kind: 'invalid', message, errors: { file: [message] } });

async function manifestOf(reader: PackageReader): Promise<Manifest | null> {
  const paths = reader.files.paths.filter((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path));
  const [path] = paths.toSorted((a, b) => a.split('/').length - b.split('/').length);
  const reading = path === undefined ? null : await reader.document(path);
  return path === undefined || reading === null || 'sentence' in reading
    ? null
    : readManifest(reading.root, path, reader.files);
}

/** The documents that may hold questions: those the manifest names, or without a manifest all that look like it. */
function candidatesOf(manifest: Manifest | null, { paths }: PackageFiles): readonly ManifestFile[] {
  const named = (manifest?.files ?? []).filter(
    ({ path, type }) => mayHoldQuestions.test(path) || /qti/i.test(type),
  );
  const stray = (): readonly ManifestFile[] =>
    paths
      .filter((path) => mayHoldQuestions.test(path))
      .map((path) => ({ path, type: '', title: '' }));
  return (named.length > 0 ? named : stray()).filter(
    ({ path }) => !/(?:^|\/)imsmanifest\.xml$/i.test(path),
  );
}

interface Found {
  readonly quizzes: FoundQuiz[];
  /** How many documents hold quizzes. */
  wholes: number;
  /** Documents that are an item by themselves. */
  readonly items: string[];
  readonly faults: FoundItem[];
}

/** What Canvas writes of one quiz twice: the cartridge's part, and the whole in a file of its own. */
const isWholeElsewhere = (path: string, { paths }: PackageFiles): boolean => {
  const [, quiz = ''] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(path) ?? [];
  return quiz !== '' && paths.some((other) => other.endsWith(`non_cc_assessments/${quiz}.xml.qti`));
};

async function readCandidate(
  { path, title }: ManifestFile,
  reader: PackageReader,
  found: Found,
): Promise<void> {
  const bytes = await reader.files.read(path);
  const root = bytes === null ? null : sniffRoot(bytes);
  if ((root === 'assessmentItem' || root === 'qti-assessment-item') && !reader.used.has(path))
    found.items.push(path);
  reader.allow(found.items.length);
  if (!wholes.has(root ?? '') || isWholeElsewhere(path, reader.files)) return;
  found.wholes += 1;
  if (found.wholes > mostQuizzes)
    throw new PackageRefused(
      fillSentence(quizImport.package.tooManyQuizzes, { most: mostQuizzes }),
    );
  const reading = await reader.document(path);
  if ('sentence' in reading) found.faults.push(reader.fault(path, '', reading.sentence));
  else if (reading.root.name === 'questestinterop')
    for (const quiz of await readAsi(reading.root, path, title, reader)) found.quizzes.push(quiz);
  else found.quizzes.push(await readTest(reading.root, path, reader));
}

async function quizOfStrayItems(
  paths: readonly string[],
  title: string,
  reader: PackageReader,
): Promise<FoundQuiz> {
  const items: FoundItem[] = [];
  for (const path of paths) items.push(await reader.takeFile(path, '', readItem));
  return {
    file: paths[0] ?? '',
    identifier: '',
    title,
    seconds: null,
    activities: [{ title: '', items }],
    notes: new Notes(),
  };
}

async function readAll(reader: PackageReader): Promise<ImportedPackage> {
  const manifest = await manifestOf(reader);
  const found: Found = { quizzes: [], wholes: 0, items: [], faults: [] };
  for (const candidate of candidatesOf(manifest, reader.files))
    await readCandidate(candidate, reader, found);
  const stray = found.items.filter((path) => !reader.used.has(path));
  if (stray.length > 0)
    found.quizzes.push(await quizOfStrayItems(stray, manifest?.title ?? '', reader));
  const [first] = found.quizzes;
  if (reader.isOurs && manifest !== null && first !== undefined)
    found.quizzes[0] = await withOwnLinks(first, manifest, reader);
  if (manifest !== null && manifest.subjects.length > 0)
    first?.notes.add(quizImport.quiz.subjects, { titles: manifest.subjects.join(', ') });
  const finished = found.quizzes.map((quiz) => finishQuiz(quiz, reader.isOurs));
  const isNothing = found.faults.length === 0 && finished.every(({ isEmpty }) => isEmpty);
  const report: readonly ImportEntry[] = isNothing
    ? []
    : [...found.faults.map(({ entry }) => entry), ...finished.flatMap((each) => each.report)];
  return {
    quizzes: finished.flatMap(({ quiz }) => quiz ?? []),
    report,
    embedded: reader.files.embedded,
  };
}

/** What a reading is told besides the package. */
export interface ReadingGround {
  /** `file#identifier` of the items that are not wanted. */
  readonly leaveOut?: ReadonlySet<string>;
  /** Which files are pictures that can be kept. */
  readonly isPicture?: (bytes: Uint8Array) => boolean;
  /** The address of the site that reads, such as `https://lectern.test`. */
  readonly site?: string;
}

/** Reads the quizzes of a package in any of the known formats. Refused, with a sentence that says why, when nothing in it can be read or a document is beyond the limits. */
export async function readPackage(
  source: PackageSource,
  { leaveOut = new Set(), isPicture, site }: ReadingGround = {},
): Promise<Outcome<ImportedPackage>> {
  const files = new PackageFiles(source, isPicture);
  const isOurs = source.paths.includes(reportPath);
  const sheet = isOurs ? await source.read(styleSheetPath) : null;
  const styles = readStyles(sheet === null ? '' : new TextDecoder().decode(sheet));
  try {
    const read = await readAll(
      new PackageReader(files, isOurs, itemTaker({ files, isOurs, styles, site, leaveOut })),
    );
    return read.report.length === 0 ? refused(quizImport.package.nothing) : succeeded(read);
  } catch (fault) {
    if (fault instanceof PackageRefused) return refused(fault.message);
    throw fault;
  }
}
