import { failed, succeeded, type Outcome } from '../../outcome.ts';
import type { FormatMessage, Message } from '../../messages/message.ts';
import { reportPath } from '../export/report/format-report.ts';
import { chooseTitle } from './choose-title.ts';
import { convertQuiz } from './convert-quiz.ts';
import type { ParsedEntry, ReportedItem, ParsedQuiz } from './parsed-quiz.ts';
import type { ImportedPackage, ImportEntry, QuizChoice } from './imported-package.ts';
import { createItemImporter } from './item-importer.ts';
import { leaveOutItems } from './leave-out-items.ts';
import { Notes } from './notes.ts';
import { addLinkedVideos } from './linked-videos.ts';
import { PackageFiles } from './package/package-files.ts';
import { PackageReader, PackageError } from './package-reader.ts';
import type { PackageSource } from './package/package-source.ts';
import { readItem } from './qti/read-item.ts';
import { findDocuments, type FoundDocuments } from './package/find-documents.ts';
import { findManifest } from './package/find-manifest.ts';
import type { Manifest } from './package/read-manifest.ts';
import { parseStyleClasses } from './text/text-context.ts';

/** The style sheet of Lectern's own exports. */
const styleSheetPath = 'css/lectern.css';
const refusePackage = (message: Message): Outcome<never> =>
  failed({ kind: 'invalid', message, errors: { file: [message] } });

/** Returns sentences as one text. */
const joinSentences = (sentences: readonly Message[], formatMessage: FormatMessage): string =>
  sentences.map((sentence) => formatMessage(sentence)).join(' ');

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

/**
 * Makes one quiz of the documents that are one item each. Adds the videos and subjects that only the
 * manifest names.
 */
async function completeQuizzes(
  { quizzes, items }: FoundDocuments,
  manifest: Manifest | null,
  reader: PackageReader,
): Promise<readonly ParsedQuiz[]> {
  const separateItems = items.filter((path) => !reader.usedFiles.has(path));
  const [first, ...others] =
    separateItems.length === 0
      ? quizzes
      : [...quizzes, await createQuizFromItems(separateItems, manifest?.title ?? '', reader)];
  if (first === undefined || manifest === null)
    return first === undefined ? [] : [first, ...others];
  const withVideos = reader.isOwnExport ? await addLinkedVideos(first, manifest, reader) : first;
  if (manifest.subjects.length > 0)
    withVideos.notes.add('quizImport.quiz.subjects', { titles: manifest.subjects.join(', ') });
  return [withVideos, ...others];
}

const completeEntry =
  (formatMessage: FormatMessage, source: number | null) =>
  ({ reasons, ...entry }: ParsedEntry): ImportEntry => ({
    ...entry,
    source,
    reason: joinSentences(reasons, formatMessage),
  });

async function readQuizzes(
  reader: PackageReader,
  { packageName, leaveOut, choices, formatMessage }: ReadingChoices,
): Promise<Outcome<ImportedPackage>> {
  const { manifest, report: manifestReport } = await findManifest(reader);
  const found = await findDocuments(manifest, reader);
  const parsed = await completeQuizzes(found, manifest, reader);
  if (parsed.length === 0 && found.unreadableFiles.length === 0)
    return refusePackage({
      text: joinSentences(
        [
          ...manifestReport.flatMap(({ reasons }) => reasons),
          { key: 'quizImport.package.nothing' },
        ],
        formatMessage,
      ),
    });
  const untitled = formatMessage('quizImport.quiz.untitled');
  const conversions = parsed.map((quiz, source) => {
    const choice = choices.find((each) => each.source === source);
    return convertQuiz(leaveOutItems(quiz, new Set([...leaveOut, ...(choice?.leaveOut ?? [])])), {
      preservesSpaces: reader.isOwnExport,
      chosenTitle: choice?.title,
      otherTitle: reader.isOwnExport
        ? untitled
        : chooseTitle(quiz, !found.items.includes(quiz.file), packageName, untitled),
      formatMessage,
    });
  });
  return succeeded({
    sources: conversions.map(({ title }, source) => ({ file: parsed[source]?.file ?? '', title })),
    quizzes: conversions.flatMap(({ quiz }, source) => (quiz === null ? [] : { ...quiz, source })),
    report: [
      ...[...manifestReport, ...found.unreadableFiles.map(({ entry }) => entry)].map(
        completeEntry(formatMessage, null),
      ),
      ...conversions.flatMap(({ report }, source) =>
        report.map(completeEntry(formatMessage, source)),
      ),
    ],
    embedded: reader.files.embedded,
  });
}

type ReadingChoices = Required<
  Pick<ReadPackageOptions, 'packageName' | 'leaveOut' | 'choices' | 'formatMessage'>
>;

/** What the import needs besides the package. */
export interface ReadPackageOptions {
  /** Formats what the report says and what nameless parts are called, in the author's language. */
  readonly formatMessage: FormatMessage;
  /** The keys (`getItemKey`) of items to leave out of all quizzes. */
  readonly leaveOut?: ReadonlySet<string>;
  /** What to import of single quizzes; of the others everything. */
  readonly choices?: readonly QuizChoice[];
  /** Whether the content of a file is a picture that can be stored. */
  readonly isPicture?: (bytes: Uint8Array) => boolean;
  /** The address of the importing site, such as `https://lectern.test`. */
  readonly site?: string;
  /** The name of the package's file, which a quiz without a title is called. */
  readonly packageName?: string;
}

/**
 * Reads the quizzes of a package in any known format. Fails with a message when nothing is readable
 * or a limit is exceeded.
 */
export async function readPackage(
  source: PackageSource,
  {
    leaveOut = new Set(),
    choices = [],
    isPicture,
    site,
    packageName = '',
    formatMessage,
  }: ReadPackageOptions,
): Promise<Outcome<ImportedPackage>> {
  const files = new PackageFiles(source, isPicture);
  const isOwnExport = source.paths.includes(reportPath);
  const sheet = isOwnExport ? await source.read(styleSheetPath) : null;
  const styles = parseStyleClasses(sheet === null ? '' : new TextDecoder().decode(sheet));
  try {
    return await readQuizzes(
      new PackageReader(
        files,
        isOwnExport,
        createItemImporter({ files, isOwnExport, styles, site, formatMessage }),
      ),
      { packageName, leaveOut, choices, formatMessage },
    );
  } catch (error) {
    if (error instanceof PackageError) return refusePackage(error.reason);
    throw error;
  }
}
