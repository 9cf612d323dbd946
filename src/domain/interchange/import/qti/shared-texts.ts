import type { XmlElement, XmlNode } from '../../xml/element.ts';
import type { PackageFiles } from '../package-files.ts';
import { folderOf } from '../package-path.ts';
import type { PackageReader } from '../package-reader.ts';
import { childOf, childrenOf, named, weightOf } from '../tree.ts';

const addressed: readonly string[] = ['src', 'data', 'href'];

/** `nodes` of the document at `file` with the addresses of its files as any document of the package can write them. */
const fromRoot = (
  nodes: readonly XmlNode[],
  file: string,
  files: PackageFiles,
): readonly XmlNode[] =>
  nodes.map((node): XmlNode => {
    if (typeof node === 'string') return node;
    const entries = Object.entries(node.attributes).map(([name, value]) => {
      const path = addressed.includes(name) ? files.find(value, folderOf(file)) : null;
      return [name, path === null ? value : `/${encodeURI(path)}`] as const;
    });
    return {
      ...node,
      attributes: Object.fromEntries(entries),
      children: fromRoot(node.children, file, files),
    };
  });

/** What stands for a text that cannot be read, until the reader of texts says so. */
const missing = (href: string): XmlElement => ({
  name: 'include',
  attributes: { href },
  children: [],
});

/** The text that `href` leads to from the document at `file`. */
async function textAt(
  href: string,
  file: string,
  reader: PackageReader,
): Promise<readonly XmlNode[]> {
  const path = reader.files.find(href, folderOf(file));
  const reading = path === null ? null : await reader.sharedDocument(path);
  if (
    path === null ||
    reading === null ||
    'sentence' in reading ||
    !reader.hasRoomToShare(weightOf(reading.root))
  )
    return [missing(href)];
  const { root } = reading;
  return fromRoot(
    root.name === 'assessmentStimulus' ? (childOf(root, 'stimulusBody')?.children ?? []) : [root],
    path,
    reader.files,
  );
}

type Texts = ReadonlyMap<XmlElement, readonly XmlNode[]>;

const replaced = (nodes: readonly XmlNode[], texts: Texts): readonly XmlNode[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? [node]
      : (texts.get(node) ?? [{ ...node, children: replaced(node.children, texts) }]),
  );

/** An item with the texts in its place that it shares with others: stimuli of QTI 3, and files that TAO includes. What they include themselves is left out. */
export async function withSharedTexts(
  item: XmlElement,
  file: string,
  reader: PackageReader,
): Promise<XmlElement> {
  const body = childOf(item, 'itemBody');
  if (body === undefined) return item;
  const texts = new Map<XmlElement, readonly XmlNode[]>();
  for (const include of named(body, 'include'))
    texts.set(include, await textAt(include.attributes['href'] ?? '', file, reader));
  const first: XmlNode[] = [];
  for (const { attributes } of childrenOf(item, 'assessmentStimulusRef')) {
    const text = await textAt(attributes['href'] ?? '', file, reader);
    const place = named(body, 'div').find(
      (div) => div.attributes['data-stimulus-idref'] === attributes['identifier'],
    );
    if (place === undefined) first.push({ name: 'div', attributes: {}, children: text });
    else texts.set(place, [{ name: 'div', attributes: {}, children: text }]);
  }
  if (texts.size + first.length === 0) return item;
  return {
    ...item,
    children: item.children.map((child) =>
      child === body ? { ...body, children: [...first, ...replaced(body.children, texts)] } : child,
    ),
  };
}
