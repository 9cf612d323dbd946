import type { XmlElement, XmlNode } from '../../xml/element.ts';
import type { PackageFiles } from '../package/package-files.ts';
import { getFolder } from '../package/package-path.ts';
import type { DocumentResult } from '../package/parse-document.ts';
import { findChild, listChildren, findByName, measureWeight } from '../../xml/query-xml.ts';

/** Where shared texts come from; `PackageReader` implements it. */
interface SharedTextSource {
  readonly files: PackageFiles;
  readonly readSharedDocument: (path: string) => Promise<DocumentResult>;
  readonly reserveSharedText: (weight: number) => boolean;
}

const addressAttributes: readonly string[] = ['src', 'data', 'href'];

/**
 * Returns `nodes` of the document at `file` with the addresses of its files relative to the
 * package's root.
 */
const resolveAddresses = (
  nodes: readonly XmlNode[],
  file: string,
  files: PackageFiles,
): readonly XmlNode[] =>
  nodes.map((node): XmlNode => {
    if (typeof node === 'string') return node;
    const entries = Object.entries(node.attributes).map(([name, value]) => {
      const path = addressAttributes.includes(name) ? files.findPath(value, getFolder(file)) : null;
      return [name, path === null ? value : `/${encodeURI(path)}`] as const;
    });
    return {
      ...node,
      attributes: Object.fromEntries(entries),
      children: resolveAddresses(node.children, file, files),
    };
  });

/** Returns a placeholder for an unreadable text, which the text reader reports. */
const createMissingText = (href: string): XmlElement => ({
  name: 'include',
  attributes: { href },
  children: [],
});

/** Reads the text that `href` refers to in the document at `file`. */
async function readSharedText(
  href: string,
  file: string,
  source: SharedTextSource,
): Promise<readonly XmlNode[]> {
  const path = source.files.findPath(href, getFolder(file));
  const reading = path === null ? null : await source.readSharedDocument(path);
  if (
    path === null ||
    reading === null ||
    'message' in reading ||
    !source.reserveSharedText(measureWeight(reading.root))
  )
    return [createMissingText(href)];
  const { root } = reading;
  return resolveAddresses(
    root.name === 'assessmentStimulus' ? (findChild(root, 'stimulusBody')?.children ?? []) : [root],
    path,
    source.files,
  );
}

type ReplacementTexts = ReadonlyMap<XmlElement, readonly XmlNode[]>;

const replaceNodes = (nodes: readonly XmlNode[], texts: ReplacementTexts): readonly XmlNode[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? [node]
      : (texts.get(node) ?? [{ ...node, children: replaceNodes(node.children, texts) }]),
  );

/**
 * Returns an item with its shared texts inserted: stimuli of QTI 3, and files that TAO includes.
 * Ignores includes inside them.
 */
export async function insertSharedTexts(
  item: XmlElement,
  file: string,
  source: SharedTextSource,
): Promise<XmlElement> {
  const body = findChild(item, 'itemBody');
  if (body === undefined) return item;
  const texts = new Map<XmlElement, readonly XmlNode[]>();
  for (const include of findByName(body, 'include'))
    texts.set(include, await readSharedText(include.attributes['href'] ?? '', file, source));
  const first: XmlNode[] = [];
  for (const { attributes } of listChildren(item, 'assessmentStimulusRef')) {
    const text = await readSharedText(attributes['href'] ?? '', file, source);
    const target = findByName(body, 'div').find(
      (div) => div.attributes['data-stimulus-idref'] === attributes['identifier'],
    );
    if (target === undefined) first.push({ name: 'div', attributes: {}, children: text });
    else texts.set(target, [{ name: 'div', attributes: {}, children: text }]);
  }
  if (texts.size + first.length === 0) return item;
  return {
    ...item,
    children: item.children.map((child) =>
      child === body
        ? { ...body, children: [...first, ...replaceNodes(body.children, texts)] }
        : child,
    ),
  };
}
