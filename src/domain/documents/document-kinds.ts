/** How the viewer shows a document. */
export type DocumentView = 'pdf' | 'office' | 'image' | 'text' | 'table' | 'audio' | 'video';

/** A kind of document that a class may have. */
export interface DocumentKind {
  /** The extension under which the content is stored. */
  readonly extension: string;
  /** Further extensions that a name may have. */
  readonly otherExtensions?: readonly string[];
  readonly contentType: string;
  readonly view: DocumentView;
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Every kind of document that is accepted (docs/decisions/0046). */
export const documentKinds = [
  { extension: 'pdf', contentType: 'application/pdf', view: 'pdf' },
  { extension: 'docx', contentType: `${office}.wordprocessingml.document`, view: 'office' },
  { extension: 'xlsx', contentType: `${office}.spreadsheetml.sheet`, view: 'office' },
  { extension: 'pptx', contentType: `${office}.presentationml.presentation`, view: 'office' },
  { extension: 'odt', contentType: `${openDocument}.text`, view: 'office' },
  { extension: 'ods', contentType: `${openDocument}.spreadsheet`, view: 'office' },
  { extension: 'odp', contentType: `${openDocument}.presentation`, view: 'office' },
  { extension: 'png', contentType: 'image/png', view: 'image' },
  { extension: 'jpg', otherExtensions: ['jpeg'], contentType: 'image/jpeg', view: 'image' },
  { extension: 'gif', contentType: 'image/gif', view: 'image' },
  { extension: 'webp', contentType: 'image/webp', view: 'image' },
  { extension: 'txt', contentType: 'text/plain', view: 'text' },
  { extension: 'csv', contentType: 'text/csv', view: 'table' },
  { extension: 'mp3', contentType: 'audio/mpeg', view: 'audio' },
  { extension: 'mp4', contentType: 'video/mp4', view: 'video' },
] as const satisfies readonly DocumentKind[];

/** The extension by which a kind of document is stored. */
export type DocumentExtension = (typeof documentKinds)[number]['extension'];

/** Returns the extension of a file name in lower case, without its dot; empty without one. */
export function getExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot === -1 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** Returns every extension that a name of this kind may have. */
const listExtensions = (kind: DocumentKind): readonly string[] => [
  kind.extension,
  ...(kind.otherExtensions ?? []),
];

/** Returns the kind of the documents with this name, or null when its extension is not accepted. */
export function findKindByName(fileName: string): (typeof documentKinds)[number] | null {
  const extension = getExtension(fileName);
  return documentKinds.find((kind) => listExtensions(kind).includes(extension)) ?? null;
}

/** Returns the kind of the documents with this media type, whose parameters are ignored, or null. */
export function findKindByType(contentType: string): (typeof documentKinds)[number] | null {
  const type = contentType.split(';')[0]?.trim() ?? '';
  return documentKinds.find((kind) => kind.contentType === type) ?? null;
}
