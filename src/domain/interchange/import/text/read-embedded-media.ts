import type { RichNode } from '../../rich-tree/rich-node.ts';
import type { XmlElement } from '../../xml/element.ts';
import { parseHtml } from './parse-html.ts';
import { readMath } from './read-math.ts';
import type { TextContext } from './text-context.ts';

/** Elements that embed media or documents. */
export const embeddedElements: ReadonlySet<string> = new Set([
  'object',
  'iframe',
  'audio',
  'video',
  'embed',
  'applet',
  'svg',
  'canvas',
]);

/** Reads a picture at `address`. A missing one becomes its alternative text. */
export function readPicture(
  { attributes }: XmlElement,
  address: string,
  context: TextContext,
): readonly RichNode[] {
  const alt = attributes['alt'] ?? '';
  const src = context.resolvePicture(address);
  if (src === null) return alt === '' ? [] : [alt];
  const size = Object.fromEntries(
    ['width', 'height'].flatMap((key) =>
      /^\d{1,4}$/.test(attributes[key] ?? '') ? [[key, attributes[key] ?? '']] : [],
    ),
  );
  return [{ name: 'img', attributes: { src, alt, ...size }, children: [] }];
}

/**
 * Reads Canvas's picture of a formula as the formula itself, or as its source. Returns null for any
 * other picture.
 */
export function readEquationImage(
  element: XmlElement,
  context: TextContext,
): readonly RichNode[] | null {
  const { attributes } = element;
  const mathMl = attributes['x-canvaslms-safe-mathml'];
  const [math] = mathMl === undefined ? [] : (parseHtml(mathMl) ?? []);
  const source = attributes['data-equation-content'];
  if (math !== undefined && typeof math !== 'string' && math.name === 'math')
    return [
      readMath(
        source === undefined
          ? math
          : { ...math, attributes: { alttext: source, ...math.attributes } },
        context,
      ),
    ];
  if (source === undefined) return null;
  context.notes.add('quizImport.item.formulaPicture');
  return [source];
}

/** Reads an embedded picture, or notes that other media are omitted. */
export function readEmbeddedMedia(element: XmlElement, context: TextContext): readonly RichNode[] {
  const { name, attributes } = element;
  const data = attributes['data'];
  if (name === 'object' && data !== undefined && /^image\//i.test(attributes['type'] ?? ''))
    return readPicture(
      { ...element, attributes: { alt: getFallbackText(element), ...attributes } },
      data,
      context,
    );
  context.notes.add('quizImport.item.media', { what: attributes['src'] ?? data ?? name });
  return [];
}

const getFallbackText = ({ children }: XmlElement): string =>
  children
    .filter((child) => typeof child === 'string')
    .join(' ')
    .trim();
