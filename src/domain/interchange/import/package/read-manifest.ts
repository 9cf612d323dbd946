import type { XmlElement } from '../../xml/element.ts';
import { classifyAddress, getFolder } from './package-path.ts';
import type { PackageFiles } from './package-files.ts';
import {
  findChild,
  listChildren,
  findByName,
  getTextContent,
  getText,
} from '../../xml/query-xml.ts';

/** A file of a manifest with the type and the title of its resource. */
export interface ManifestFile {
  readonly path: string;
  readonly type: string;
  readonly title: string;
}

/** An address in a manifest with the type of its resource. */
type Reference = Omit<ManifestFile, 'title'>;

/** Whether the name of a file or the type of its resource says that it may hold questions. */
export const mayHoldQuestions = ({ path, type }: Reference): boolean =>
  /\.(?:xml|dat|qti)$/i.test(path) || /qti/i.test(type);

/** The content of a manifest: the package's title, empty for none, and its files in order. */
export interface Manifest {
  readonly title: string;
  readonly files: readonly ManifestFile[];
  readonly subjects: readonly string[];
  /** The addresses of files outside the package, and of questions on the web. */
  readonly outside: readonly Reference[];
  /** The addresses of files that the package does not contain. */
  readonly missing: readonly Reference[];
  /** The identifiers of resources that entries and other resources need and no resource has. */
  readonly undescribed: readonly string[];
  /** The folders of its organization, with untrimmed titles and the first file of each entry. */
  readonly folders: readonly { readonly title: string; readonly paths: readonly string[] }[];
}

const joinBase = (folder: string, base: string | undefined): string =>
  base === undefined || base === '' || /^[a-z]+:/i.test(base)
    ? folder
    : `${folder}${base.endsWith('/') ? base : `${base}/`}`;

function findGeneralMetadata(manifest: XmlElement): XmlElement | undefined {
  const metadata = findChild(manifest, 'metadata');
  return metadata === undefined ? undefined : findByName(metadata, 'general')[0];
}

/** Returns the subjects in the metadata of the whole package. */
function readSubjects(manifest: XmlElement): readonly string[] {
  const general = findGeneralMetadata(manifest);
  return general === undefined
    ? []
    : listChildren(general, 'keyword')
        .map(getText)
        .filter((subject) => subject !== '');
}

function readTitle(manifest: XmlElement): string {
  const general = findGeneralMetadata(manifest);
  const organization = findChild(findChild(manifest, 'organizations'), 'organization');
  return getText(findChild(general, 'title')) || getText(findChild(organization, 'title'));
}

function listUndescribed(manifest: XmlElement): readonly string[] {
  const described = new Set(
    findByName(manifest, 'resource').map(({ attributes }) => attributes['identifier']),
  );
  const needed = findByName(manifest, 'item', 'dependency').flatMap(
    ({ attributes }) => attributes['identifierref'] ?? [],
  );
  return [...new Set(needed)].filter((name) => name.trim() !== '' && !described.has(name));
}

/**
 * Reads the manifest at `path`: the files of every resource by its address, its list and
 * Blackboard's `bb:file`, resolved with every `xml:base`.
 */
export function readManifest(manifest: XmlElement, path: string, files: PackageFiles): Manifest {
  const root = joinBase(getFolder(path), manifest.attributes['xml:base']);
  const found = new Map<string, ManifestFile>();
  const firstFileByResource = new Map<string, string>();
  const outside = new Map<string, Reference>();
  const missing = new Map<string, Reference>();
  for (const list of listChildren(manifest, 'resources')) {
    const base = joinBase(root, list.attributes['xml:base']);
    for (const resource of listChildren(list, 'resource')) {
      const { identifier = '', type = '', title = '', href, file } = resource.attributes;
      const folder = joinBase(base, resource.attributes['xml:base']);
      const addresses = [
        href,
        file,
        ...listChildren(resource, 'file').map(({ attributes }) => attributes['href']),
      ].filter((address) => address !== undefined);
      for (const address of addresses) {
        const filePath = files.findPath(address, folder) ?? files.findPath(address, root);
        if (filePath !== null && !found.has(filePath))
          found.set(filePath, { path: filePath, type, title });
        if (filePath !== null && !firstFileByResource.has(identifier))
          firstFileByResource.set(identifier, filePath);
        const place = filePath === null ? classifyAddress(address, folder) : 'found';
        const reference: Reference = { path: address, type };
        if (place === 'outside' || (place === 'web' && mayHoldQuestions(reference)))
          outside.set(address, reference);
        if (place === 'missing') missing.set(address, reference);
      }
    }
  }
  const folders = findByName(manifest, 'item')
    .filter(({ attributes }) => attributes['identifierref'] === undefined)
    .map((folder) => ({
      title: listChildren(folder, 'title').map(getTextContent).join(''),
      paths: listChildren(folder, 'item').flatMap(
        ({ attributes }) => firstFileByResource.get(attributes['identifierref'] ?? '') ?? [],
      ),
    }));
  return {
    title: readTitle(manifest),
    subjects: readSubjects(manifest),
    files: [...found.values()],
    outside: [...outside.values()],
    missing: [...missing.values()],
    undescribed: listUndescribed(manifest),
    folders,
  };
}
