import type { Message } from '../../../messages/message.ts';
import type { ParsedEntry } from '../parsed-quiz.ts';
import { Notes } from '../notes.ts';
import type { PackageReader } from '../package-reader.ts';
import { readManifest, type Manifest } from './read-manifest.ts';

/** The manifest of a package, null without a readable one, and what is wrong with it. */
export interface FoundManifest {
  readonly manifest: Manifest | null;
  readonly report: readonly ParsedEntry[];
}

function noteReferences({ outside, missing, undescribed }: Manifest, notes: Notes): void {
  for (const { path } of outside) notes.add('quizImport.manifest.outside', { address: path });
  for (const { path } of missing) notes.add('quizImport.file.missing', { file: path });
  for (const name of undescribed) notes.add('quizImport.manifest.undescribed', { name });
}

/** Reads the manifest of a package at the lowest depth. */
export async function findManifest(reader: PackageReader): Promise<FoundManifest> {
  const paths = reader.files.paths.filter((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path));
  const [path] = paths.toSorted((a, b) => a.split('/').length - b.split('/').length);
  if (path === undefined) return { manifest: null, report: [] };
  const createReport = (reasons: readonly Message[]): readonly ParsedEntry[] =>
    reasons.length === 0
      ? []
      : [
          {
            file: path,
            identifier: '',
            title: path,
            outcome: 'partial',
            reasons,
          },
        ];
  const reading = await reader.readDocument(path);
  if ('message' in reading)
    return {
      manifest: null,
      report: createReport([{ key: 'quizImport.manifest.unreadable', about: reading.message }]),
    };
  const manifest = readManifest(reading.root, path, reader.files);
  const notes = new Notes();
  noteReferences(manifest, notes);
  return { manifest, report: createReport(notes.messages) };
}
