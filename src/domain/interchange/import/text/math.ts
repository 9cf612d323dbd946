import { allowedAttributes, isAllowedValue, mathElements } from '../../../rich-text/allowed.ts';
import { readStyle, writeStyle } from '../../../rich-text/style.ts';
import { quizImport } from '../../../sentences/quiz-import.ts';
import type { RichElement, RichNode } from '../../rich/rich-node.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { textContent } from '../tree.ts';
import type { TextContext } from './text-context.ts';

const say = quizImport.item;
const known: ReadonlySet<string> = new Set(mathElements);
const tokens: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
const tex: ReadonlySet<string> = new Set(['application/x-tex', 'TeX', 'LaTeX']);

const plain = (name: string, children: readonly RichNode[]): RichElement => ({
  name,
  attributes: {},
  children,
});

function attributesOf({ name, attributes }: XmlElement): Readonly<Record<string, string>> {
  const style = writeStyle(
    readStyle(
      `color:${attributes['mathcolor'] ?? ''};background-color:${attributes['mathbackground'] ?? ''};${attributes['style'] ?? ''}`,
    ),
  );
  const kept = Object.entries(attributes).filter(
    ([key, value]) =>
      key !== 'style' && allowedAttributes(name).includes(key) && isAllowedValue(name, key, value),
  );
  return { ...Object.fromEntries(kept), ...(style === '' ? {} : { style }) };
}

/** `mfenced` as browsers showed it: its signs around and between what is in it. */
function fenced({ attributes, children }: XmlElement, context: TextContext): RichElement {
  const sign = (words: string): readonly RichNode[] => (words === '' ? [] : [plain('mo', [words])]);
  const separators = [...(attributes['separators'] ?? ',').replaceAll(/\s/g, '')];
  const parts = children.flatMap((child) =>
    typeof child === 'string' ? [] : [mathNodes(child, context)],
  );
  const between = (index: number): readonly RichNode[] =>
    index === 0 ? [] : sign(separators[Math.min(index - 1, separators.length - 1)] ?? '');
  return plain('mrow', [
    ...sign(attributes['open'] ?? '('),
    ...parts.flatMap((part, index) => [...between(index), ...part]),
    ...sign(attributes['close'] ?? ')'),
  ]);
}

const childNodes = ({ name, children }: XmlElement, context: TextContext): readonly RichNode[] =>
  children.flatMap((child) => {
    if (typeof child !== 'string') return mathNodes(child, context);
    if (tokens.has(name)) return [context.keepsSpaces ? child : child.trim()];
    return child.trim() === '' ? [] : [plain('mtext', [child])];
  });

function mathNodes(element: XmlElement, context: TextContext): readonly RichNode[] {
  const { name } = element;
  if (name === 'annotation' || name === 'annotation-xml') return [];
  if (name === 'mfenced') return [fenced(element, context)];
  if (name === 'maction') return childNodes(element, context).slice(0, 1);
  if (known.has(name))
    return [{ name, attributes: attributesOf(element), children: childNodes(element, context) }];
  context.notes.add(say.formulaPart, { what: name });
  return childNodes(element, context);
}

function sourceIn(nodes: readonly XmlNode[]): string | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (node.name === 'annotation' && tex.has(node.attributes['encoding'] ?? ''))
      return textContent(node).trim();
    const found = sourceIn(node.children);
    if (found !== null) return found;
  }
  return null;
}

/** A formula in the elements and attributes that rich text keeps; what it was written from stands in `alttext`. */
export function mathOf(math: XmlElement, context: TextContext): RichElement {
  const attributes = attributesOf(math);
  const source = attributes['alttext'] === undefined ? sourceIn(math.children) : null;
  return {
    name: 'math',
    attributes: source === null ? attributes : { alttext: source, ...attributes },
    children: childNodes(math, context),
  };
}
