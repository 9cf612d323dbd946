import { holdsMarkup } from '../../../rich-text/holds-markup.ts';
import { quizImport } from '../../../sentences/quiz-import.ts';
import type { RichNode } from '../../rich/rich-node.ts';
import { blocks } from '../../rich/settle-blocks.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { TextReader } from '../text/text-reader.ts';
import { childrenOf, descendants, textContent } from '../tree.ts';

const lineBreak: RichNode = { name: 'br', attributes: {}, children: [] };

const plain = (words: string): readonly RichNode[] =>
  words
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [lineBreak]),
      ...(line === '' ? [] : [line]),
    ]);

/** The words of a material, and whether they are HTML: as it says, and where it says nothing, as they look. */
function wordsIn(text: XmlElement): { readonly words: string; readonly isHtml: boolean } {
  const words = textContent(text);
  const type = (text.attributes['texttype'] ?? text.attributes['type'] ?? '').toLowerCase();
  return {
    words,
    isHtml:
      /^(?:text\/(?:x?html|xml)|html)$/.test(type) ||
      ((type === '' || type === 'smart_text') && holdsMarkup(words)),
  };
}

function textNodes(text: XmlElement, texts: TextReader): readonly RichNode[] | null {
  if (childrenOf(text).length > 0) return texts.rich(text.children);
  const { words, isHtml } = wordsIn(text);
  if (isHtml) return texts.html(words);
  return texts.keepsSpaces || text.attributes['xml:space'] === 'preserve' ? plain(words) : [words];
}

function pieceNodes(piece: XmlElement, texts: TextReader): readonly RichNode[] | null {
  const { name, attributes } = piece;
  const uri = attributes['uri'] ?? '';
  if (name === 'mattext' || name === 'matemtext' || name === 'mat_formattedtext')
    return textNodes(piece, texts);
  if (name === 'matbreak') return [lineBreak];
  const isImage =
    name === 'matimage' || (name === 'matapplication' && /\.(?:png|jpe?g|gif|webp)$/i.test(uri));
  if (isImage && uri !== '')
    return texts.rich([
      { name: 'img', attributes: { src: uri, alt: attributes['label'] ?? '' }, children: [] },
    ]);
  if (uri !== '') texts.notes.add(quizImport.item.media, { what: uri });
  return [];
}

const pieces: ReadonlySet<string> = new Set([
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

/** The HTML in `materials`, for finding a link in it. */
export const htmlIn = (materials: readonly XmlElement[]): string =>
  materials
    .flatMap((material) => descendants(material, ({ name }) => pieces.has(name)).map(textContent))
    .join('');

/** What `materials` show, each by itself; null when one of them cannot be read, which is noted. */
export function materialNodes(
  materials: readonly XmlElement[],
  texts: TextReader,
): readonly RichNode[] | null {
  const shown: (readonly RichNode[])[] = [];
  for (const material of materials) {
    const nodes = descendants(material, ({ name }) => pieces.has(name)).map((piece) =>
      pieceNodes(piece, texts),
    );
    if (nodes.some((each) => each === null)) return null;
    const all = nodes.flatMap((each) => each ?? []);
    if (all.length > 0) shown.push(all);
  }
  return shown.length === 1 ? (shown[0] ?? []) : shown.flatMap(blocks);
}

/** The materials under `parent` in order, but for those inside an element of `except`. */
export const materialsIn = (
  parent: XmlElement,
  except: readonly string[] = [],
): readonly XmlElement[] =>
  childrenOf(parent).flatMap((child) =>
    child.name === 'material'
      ? [child]
      : except.includes(child.name)
        ? []
        : materialsIn(child, except),
  );
