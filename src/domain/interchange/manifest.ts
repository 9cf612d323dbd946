import { element, type XmlElement } from './xml/element.ts';

/** A resource of a package: the file it is for, the files it is made of and the resources it needs. */
export interface Resource {
  readonly identifier: string;
  readonly type: string;
  readonly href?: string;
  readonly files: readonly string[];
  readonly needs?: readonly string[];
}

/** A path in a package as an address. */
const pathAsAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** A resource as every manifest of IMS Content Packaging writes it. */
export const resourceElement = ({
  identifier,
  type,
  href,
  files,
  needs = [],
}: Resource): XmlElement =>
  element(
    'resource',
    { identifier, type, href: href === undefined ? undefined : pathAsAddress(href) },
    [
      ...files.map((path) => element('file', { href: pathAsAddress(path) })),
      ...needs.map((identifierref) => element('dependency', { identifierref })),
    ],
  );
