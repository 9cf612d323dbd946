import { element, type XmlElement } from '../xml/element.ts';

/** A resource of a manifest: its main file, all its files and the resources it depends on. */
export interface ManifestResource {
  readonly identifier: string;
  readonly type: string;
  readonly href?: string;
  readonly files: readonly string[];
  readonly dependencies?: readonly string[];
}

/** Returns the resource of a file that is web content. */
export const createWebContent = (identifier: string, path: string): ManifestResource => ({
  identifier,
  type: 'webcontent',
  href: path,
  files: [path],
});

/** Percent-encodes a path of the package. */
const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Returns the `resource` element of IMS Content Packaging. */
export const writeResource = ({
  identifier,
  type,
  href,
  files,
  dependencies = [],
}: ManifestResource): XmlElement =>
  element(
    'resource',
    { identifier, type, href: href === undefined ? undefined : encodePath(href) },
    [
      ...files.map((path) => element('file', { href: encodePath(path) })),
      ...dependencies.map((identifierref) => element('dependency', { identifierref })),
    ],
  );
