import {
  allowedAttributes,
  isAllowedValue,
  mathElements,
} from '../../../rich-text/allowed-html.ts';
import { readStyle, writeStyle } from '../../../rich-text/style.ts';
import type { RichElement, RichNode } from '../../rich-tree/rich-node.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { getTextContent } from '../../xml/query-xml.ts';
import type { TextContext } from './text-context.ts';

const knownElements: ReadonlySet<string> = new Set(mathElements);
const tokenElements: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
const texEncodings: ReadonlySet<string> = new Set(['application/x-tex', 'TeX', 'LaTeX']);

const createElement = (name: string, children: readonly RichNode[]): RichElement => ({
  name,
  attributes: {},
  children,
});

function readAttributes({ name, attributes }: XmlElement): Readonly<Record<string, string>> {
  const style = writeStyle(
    readStyle(
      `color:${attributes['mathcolor'] ?? ''};background-color:${attributes['mathbackground'] ?? ''};${attributes['style'] ?? ''}`,
    ),
  );
  const allowedEntries = Object.entries(attributes).filter(
    ([key, value]) =>
      key !== 'style' && allowedAttributes(name).includes(key) && isAllowedValue(name, key, value),
  );
  return { ...Object.fromEntries(allowedEntries), ...(style === '' ? {} : { style }) };
}

/**
 * Converts `mfenced` to what browsers showed: its fences around and separators between its
 * children.
 */
function readFenced({ attributes, children }: XmlElement, context: TextContext): RichElement {
  const sign = (text: string): readonly RichNode[] =>
    text === '' ? [] : [createElement('mo', [text])];
  const separators = [...(attributes['separators'] ?? ',').replaceAll(/\s/g, '')];
  const parts = children.flatMap((child) =>
    typeof child === 'string' ? [] : [readMathElement(child, context)],
  );
  const createSeparator = (index: number): readonly RichNode[] =>
    index === 0 ? [] : sign(separators[Math.min(index - 1, separators.length - 1)] ?? '');
  return createElement('mrow', [
    ...sign(attributes['open'] ?? '('),
    ...parts.flatMap((part, index) => [...createSeparator(index), ...part]),
    ...sign(attributes['close'] ?? ')'),
  ]);
}

const readChildren = ({ name, children }: XmlElement, context: TextContext): readonly RichNode[] =>
  children.flatMap((child) => {
    if (typeof child !== 'string') return readMathElement(child, context);
    if (tokenElements.has(name)) return [context.preservesSpaces ? child : child.trim()];
    return child.trim() === '' ? [] : [createElement('mtext', [child])];
  });

function readMathElement(element: XmlElement, context: TextContext): readonly RichNode[] {
  const { name } = element;
  if (name === 'annotation' || name === 'annotation-xml') return [];
  if (name === 'mfenced') return [readFenced(element, context)];
  if (name === 'maction') return readChildren(element, context).slice(0, 1);
  if (knownElements.has(name))
    return [
      { name, attributes: readAttributes(element), children: readChildren(element, context) },
    ];
  context.notes.add('quizImport.item.formulaPart', { what: name });
  return readChildren(element, context);
}

/** Returns the TeX that a formula was written from, which MathML holds as an annotation. */
export function findTexSource(nodes: readonly XmlNode[]): string | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (node.name === 'annotation' && texEncodings.has(node.attributes['encoding'] ?? ''))
      return getTextContent(node).trim();
    const found = findTexSource(node.children);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Reads a formula with the elements and attributes that rich text allows; its TeX source becomes
 * `alttext`.
 */
export function readMath(math: XmlElement, context: TextContext): RichElement {
  const attributes = readAttributes(math);
  const source = attributes['alttext'] === undefined ? findTexSource(math.children) : null;
  return {
    name: 'math',
    attributes: source === null ? attributes : { alttext: source, ...attributes },
    children: readChildren(math, context),
  };
}
