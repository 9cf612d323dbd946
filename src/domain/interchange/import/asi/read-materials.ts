import { hasMarkup } from '../../../rich-text/plain-text.ts';
import type { RichNode } from '../../rich-tree/rich-node.ts';
import { toBlocks } from '../../rich-tree/normalize-blocks.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { TextReader } from '../text/text-reader.ts';
import { listChildren, findDescendants, getTextContent } from '../../xml/query-xml.ts';

const lineBreak: RichNode = { name: 'br', attributes: {}, children: [] };

const toTextNodes = (content: string): readonly RichNode[] =>
  content
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [lineBreak]),
      ...(line === '' ? [] : [line]),
    ]);

/**
 * Returns the text of a material, and whether it is HTML: by its type, or without one by its look.
 */
function readText(text: XmlElement): { readonly content: string; readonly isHtml: boolean } {
  const content = getTextContent(text);
  const type = (text.attributes['texttype'] ?? text.attributes['type'] ?? '').toLowerCase();
  return {
    content,
    isHtml:
      /^(?:text\/(?:x?html|xml)|html)$/.test(type) ||
      ((type === '' || type === 'smart_text') && hasMarkup(content)),
  };
}

function readTextElement(text: XmlElement, texts: TextReader): readonly RichNode[] | null {
  if (listChildren(text).length > 0) return texts.readXhtml(text.children);
  const { content, isHtml } = readText(text);
  if (isHtml) return texts.readHtml(content);
  return texts.preservesSpaces || text.attributes['xml:space'] === 'preserve'
    ? toTextNodes(content)
    : [content];
}

function readMaterialElement(piece: XmlElement, texts: TextReader): readonly RichNode[] | null {
  const { name, attributes } = piece;
  const uri = attributes['uri'] ?? '';
  if (name === 'mattext' || name === 'matemtext' || name === 'mat_formattedtext')
    return readTextElement(piece, texts);
  if (name === 'matbreak') return [lineBreak];
  const isImage =
    name === 'matimage' || (name === 'matapplication' && /\.(?:png|jpe?g|gif|webp)$/i.test(uri));
  const src =
    attributes['embedded'] === 'base64'
      ? `data:${attributes['imagtype'] ?? 'image/png'};base64,${getTextContent(piece)}`
      : uri;
  if (isImage && src !== '')
    return texts.readXhtml([
      { name: 'img', attributes: { src, alt: attributes['label'] ?? '' }, children: [] },
    ]);
  if (uri !== '') texts.notes.add('quizImport.item.media', { what: uri });
  return [];
}

const materialElements: ReadonlySet<string> = new Set([
  'mattext',
  'matemtext',
  'mat_formattedtext',
  'matbreak',
  'matimage',
  'matapplication',
  'mataudio',
  'matvideo',
  'matapplet',
]);

/** Returns the HTML in `materials`, to find a link in it. */
export const getMaterialHtml = (materials: readonly XmlElement[]): string =>
  materials
    .flatMap((material) =>
      findDescendants(material, ({ name }) => materialElements.has(name)).map(getTextContent),
    )
    .join('');

/** Returns the content of `materials`; null, with a note, when one is unreadable. */
export function readMaterials(
  materials: readonly XmlElement[],
  texts: TextReader,
): readonly RichNode[] | null {
  const nodesByMaterial: (readonly RichNode[])[] = [];
  for (const material of materials) {
    const nodes = findDescendants(material, ({ name }) => materialElements.has(name)).map((piece) =>
      readMaterialElement(piece, texts),
    );
    if (nodes.some((each) => each === null)) return null;
    const all = nodes.flatMap((each) => each ?? []);
    if (all.length > 0) nodesByMaterial.push(all);
  }
  return nodesByMaterial.length === 1
    ? (nodesByMaterial[0] ?? [])
    : nodesByMaterial.flatMap(toBlocks);
}

/** Returns the materials under `parent` in order, without those inside an element of `except`. */
export const listMaterials = (
  parent: XmlElement,
  except: readonly string[] = [],
): readonly XmlElement[] =>
  listChildren(parent).flatMap((child) =>
    child.name === 'material'
      ? [child]
      : except.includes(child.name)
        ? []
        : listMaterials(child, except),
  );
