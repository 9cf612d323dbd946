import type { XmlElement } from '../xml/element.ts';
import { folderOf } from './package-path.ts';
import type { PackageFiles } from './package-files.ts';
import { childOf, childrenOf, named, textContent, wordsOf } from './tree.ts';

/** A file that a manifest names, with the type and the title of its resource. */
export interface ManifestFile {
  readonly path: string;
  readonly type: string;
  readonly title: string;
}

/** What a manifest says: a title for the package, empty for none, and its files in order. */
export interface Manifest {
  readonly title: string;
  readonly files: readonly ManifestFile[];
  /** The subjects it names. */
  readonly subjects: readonly string[];
  /** The folders of its organisation, their titles with all their spaces, with the first files of what lies in each. */
  readonly folders: readonly { readonly title: string; readonly paths: readonly string[] }[];
}

const joined = (folder: string, base: string | undefined): string =>
  base === undefined || base === '' || /^[a-z]+:/i.test(base)
    ? folder
    : `${folder}${base.endsWith('/') ? base : `${base}/`}`;

function generalOf(manifest: XmlElement): XmlElement | undefined {
  const metadata = childOf(manifest, 'metadata');
  return metadata === undefined ? undefined : named(metadata, 'general')[0];
}

/** The words that the metadata of the package as a whole name as its subjects. */
function subjectsOf(manifest: XmlElement): readonly string[] {
  const general = generalOf(manifest);
  return general === undefined
    ? []
    : childrenOf(general, 'keyword')
        .map(wordsOf)
        .filter((subject) => subject !== '');
}

function titleOf(manifest: XmlElement): string {
  const general = generalOf(manifest);
  const organization = childOf(childOf(manifest, 'organizations'), 'organization');
  return wordsOf(childOf(general, 'title')) || wordsOf(childOf(organization, 'title'));
}

/** The files of a manifest at `path`: those of every resource by its address, its list and Blackboard's `bb:file`, under every `xml:base`. */
export function readManifest(manifest: XmlElement, path: string, files: PackageFiles): Manifest {
  const root = joined(folderOf(path), manifest.attributes['xml:base']);
  const found = new Map<string, ManifestFile>();
  const firstOf = new Map<string, string>();
  for (const list of childrenOf(manifest, 'resources')) {
    const base = joined(root, list.attributes['xml:base']);
    for (const resource of childrenOf(list, 'resource')) {
      const { identifier = '', type = '', title = '', href, file } = resource.attributes;
      const folder = joined(base, resource.attributes['xml:base']);
      const addresses = [
        href,
        file,
        ...childrenOf(resource, 'file').map(({ attributes }) => attributes['href']),
      ].filter((address) => address !== undefined);
      for (const address of addresses) {
        const there = files.find(address, folder) ?? files.find(address, root);
        if (there !== null && !found.has(there)) found.set(there, { path: there, type, title });
        if (there !== null && !firstOf.has(identifier)) firstOf.set(identifier, there);
      }
    }
  }
  const folders = named(manifest, 'item')
    .filter(({ attributes }) => attributes['identifierref'] === undefined)
    .map((folder) => ({
      title: childrenOf(folder, 'title').map(textContent).join(''),
      paths: childrenOf(folder, 'item').flatMap(
        ({ attributes }) => firstOf.get(attributes['identifierref'] ?? '') ?? [],
      ),
    }));
  return {
    title: titleOf(manifest),
    subjects: subjectsOf(manifest),
    files: [...found.values()],
    folders,
  };
}
