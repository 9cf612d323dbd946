import {
  allowedAttributes,
  allowedElements,
  elementsWithoutText,
  isAllowedValue,
  mathElements,
} from '../../rich-text/allowed.ts';
import { piecesOf, type Piece } from '../../rich-text/pieces.ts';
import { readPlain } from '../../rich-text/plain-text.ts';
import { readStyle, writeStyle } from '../../rich-text/style.ts';
import type { RichElement, RichNode } from './rich-node.ts';

const allowed: ReadonlySet<string> = new Set(allowedElements);
const math: ReadonlySet<string> = new Set(mathElements);
const silent: ReadonlySet<string> = new Set(elementsWithoutText);
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** An element of these ends another one that is still open in the same place. */
const notNested: ReadonlySet<string> = new Set(['a', 'li', 'td', 'th', 'tr']);
const boundaries: ReadonlySet<string> = new Set(['table', 'ul', 'ol']);

type Start = Extract<Piece, { readonly kind: 'start' }>;

function attributesOf({ name, attributes }: Start): Readonly<Record<string, string>> {
  const known = new Set(allowedAttributes(name));
  const kept: Record<string, string> = {};
  for (const [key, value] of attributes) {
    const written = key === 'style' ? writeStyle(readStyle(value)) : value;
    if (known.has(key) && isAllowedValue(name, key, value) && (key !== 'style' || written !== ''))
      kept[key] = written;
  }
  return kept;
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

/** Builds the tree as pieces come, whatever their order. */
class Tree {
  readonly #open: Open[] = [{ name: '', attributes: {}, children: [] }];

  add(node: RichNode): void {
    this.#open.at(-1)?.children.push(node);
  }

  begin(start: Start): void {
    if (
      !allowed.has(start.name) ||
      (this.#isInMath() && !math.has(start.name)) ||
      (!this.#isInMath() && math.has(start.name) && start.name !== 'math')
    )
      return;
    if (start.name === 'img' && !start.attributes.has('src')) return;
    if (notNested.has(start.name)) this.end(start.name);
    const next: Open = { name: start.name, attributes: attributesOf(start), children: [] };
    if (start.name === 'img' && next.attributes['src'] === undefined) return;
    if (empty.has(start.name)) this.add(next);
    else this.#open.push(next);
  }

  end(name: string): void {
    const at = this.#open.findLastIndex((each) => each.name === name);
    const boundary = this.#open.findLastIndex((each) => boundaries.has(each.name));
    if (at <= 0 || (notNested.has(name) && name !== 'a' && at < boundary)) return;
    while (this.#open.length > at) this.#close();
  }

  finish(): readonly RichNode[] {
    while (this.#open.length > 1) this.#close();
    return this.#open[0]?.children ?? [];
  }

  #close(): void {
    const last = this.#open.pop();
    if (last !== undefined) this.add(last satisfies RichElement);
  }

  #isInMath(): boolean {
    return this.#open.some(({ name }) => name === 'math');
  }
}

function treeOf(html: string): readonly RichNode[] {
  const tree = new Tree();
  let skipped: string | null = null;
  for (const piece of piecesOf(html)) {
    if (skipped !== null) {
      if (piece.kind === 'end' && piece.name === skipped) skipped = null;
    } else if (piece.kind === 'text') tree.add(piece.text);
    else if (piece.kind === 'end') tree.end(piece.name);
    else if (silent.has(piece.name)) skipped = piece.name;
    else tree.begin(piece);
  }
  return tree.finish();
}

const lineBreak: RichElement = { name: 'br', attributes: {}, children: [] };

/**
 * A kept text as a tree of allowed elements, well nested whatever was kept: unknown tags are dropped and their words stay, scripts and styles go with
 * what is in them. Plain words come as they are, with `br` between lines.
 */
export function readRich(text: string): readonly RichNode[] {
  const plain = readPlain(text);
  return plain === null
    ? treeOf(text)
    : plain
        .split('\n')
        .flatMap((line, index) => [
          ...(index === 0 ? [] : [lineBreak]),
          ...(line === '' ? [] : [line]),
        ]);
}
