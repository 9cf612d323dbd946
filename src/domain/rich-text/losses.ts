import { piecesOf } from './pieces.ts';

/** What of a rich text plain words cannot show. */
export interface Losses {
  readonly formatting: boolean;
  readonly lists: number;
  readonly tables: number;
  readonly pictures: number;
  readonly formulae: number;
}

const formats: ReadonlySet<string> = new Set([
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'code',
  'pre',
  'blockquote',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'a',
]);

/** What is lost when rich text becomes plain; null when nothing is. */
export function lossesOf(html: string): Losses | null {
  const starts = piecesOf(html).filter((piece) => piece.kind === 'start');
  const count = (...names: readonly string[]): number =>
    starts.filter(({ name }) => names.includes(name)).length;
  const losses: Losses = {
    formatting: starts.some(
      ({ name, attributes }) => formats.has(name) || (attributes.get('style') ?? '') !== '',
    ),
    lists: count('ul', 'ol'),
    tables: count('table'),
    pictures: count('img'),
    formulae: count('math'),
  };
  return losses.formatting || losses.lists + losses.tables + losses.pictures + losses.formulae > 0
    ? losses
    : null;
}
