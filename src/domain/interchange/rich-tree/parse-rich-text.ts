import {
  allowedAttributes,
  allowedElements,
  elementsWithoutText,
  isAllowedValue,
  mathElements,
} from '../../rich-text/allowed-html.ts';
import { tokenizeHtml, type HtmlToken } from '../../rich-text/html-tokens.ts';
import { readPlainText } from '../../rich-text/plain-text.ts';
import { readStyle, writeStyle } from '../../rich-text/style.ts';
import type { RichElement, RichNode } from './rich-node.ts';

const allowed: ReadonlySet<string> = new Set(allowedElements);
const math: ReadonlySet<string> = new Set(mathElements);
const elementsToSkip: ReadonlySet<string> = new Set(elementsWithoutText);
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** A start tag of one of these ends the open element of the same name. */
const elementsWithoutNesting: ReadonlySet<string> = new Set(['a', 'li', 'td', 'th', 'tr']);
/** Elements across which an end tag has no effect. */
const nestingBoundaries: ReadonlySet<string> = new Set(['table', 'ul', 'ol']);

type StartTag = Extract<HtmlToken, { readonly kind: 'start' }>;

function readAttributes({ name, attributes }: StartTag): Readonly<Record<string, string>> {
  const known = new Set(allowedAttributes(name));
  const allowedValues: Record<string, string> = {};
  for (const [key, value] of attributes) {
    const written = key === 'style' ? writeStyle(readStyle(value)) : value;
    if (known.has(key) && isAllowedValue(name, key, value) && (key !== 'style' || written !== ''))
      allowedValues[key] = written;
  }
  return allowedValues;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

/** Builds a well-nested tree from tokens in any order. */
class TreeBuilder {
  readonly #open: OpenElement[] = [{ name: '', attributes: {}, children: [] }];

  addNode(node: RichNode): void {
    this.#open.at(-1)?.children.push(node);
  }

  startElement(start: StartTag): void {
    if (
      !allowed.has(start.name) ||
      (this.#isInMath() && !math.has(start.name)) ||
      (!this.#isInMath() && math.has(start.name) && start.name !== 'math')
    )
      return;
    if (start.name === 'img' && !start.attributes.has('src')) return;
    if (elementsWithoutNesting.has(start.name)) this.endElement(start.name);
    const next: OpenElement = { name: start.name, attributes: readAttributes(start), children: [] };
    if (start.name === 'img' && next.attributes['src'] === undefined) return;
    if (voidElements.has(start.name)) this.addNode(next);
    else this.#open.push(next);
  }

  endElement(name: string): void {
    const at = this.#open.findLastIndex((each) => each.name === name);
    const boundary = this.#open.findLastIndex((each) => nestingBoundaries.has(each.name));
    if (at <= 0 || (elementsWithoutNesting.has(name) && name !== 'a' && at < boundary)) return;
    while (this.#open.length > at) this.#closeElement();
  }

  finish(): readonly RichNode[] {
    while (this.#open.length > 1) this.#closeElement();
    return this.#open[0]?.children ?? [];
  }

  #closeElement(): void {
    const last = this.#open.pop();
    if (last !== undefined) this.addNode(last satisfies RichElement);
  }

  #isInMath(): boolean {
    return this.#open.some(({ name }) => name === 'math');
  }
}

function buildTree(html: string): readonly RichNode[] {
  const tree = new TreeBuilder();
  let skipped: string | null = null;
  for (const token of tokenizeHtml(html)) {
    if (skipped !== null) {
      if (token.kind === 'end' && token.name === skipped) skipped = null;
    } else if (token.kind === 'text') tree.addNode(token.text);
    else if (token.kind === 'end') tree.endElement(token.name);
    else if (elementsToSkip.has(token.name)) skipped = token.name;
    else tree.startElement(token);
  }
  return tree.finish();
}

const lineBreak: RichElement = { name: 'br', attributes: {}, children: [] };

/**
 * Parses a stored text into a well-nested tree of allowed elements. Drops unknown tags but keeps
 * their text; drops scripts and styles with their content. Plain text stays as it is, with `br`
 * between lines.
 */
export function parseRichText(text: string): readonly RichNode[] {
  const plain = readPlainText(text);
  return plain === null
    ? buildTree(text)
    : plain
        .split('\n')
        .flatMap((line, index) => [
          ...(index === 0 ? [] : [lineBreak]),
          ...(line === '' ? [] : [line]),
        ]);
}
