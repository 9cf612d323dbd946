import { formattingElements } from './allowed-html.ts';
import { tokenizeHtml } from './html-tokens.ts';

/** What plain text cannot show of a rich text. */
export interface PlainTextOmissions {
  readonly formatting: boolean;
  readonly lists: number;
  readonly tables: number;
  readonly pictures: number;
  readonly formulae: number;
}

const omittedElements: ReadonlySet<string> = new Set([...formattingElements, 'a']);

/** Returns what a rich text loses as plain text; null for nothing. */
export function findPlainTextOmissions(html: string): PlainTextOmissions | null {
  const starts = tokenizeHtml(html).filter((token) => token.kind === 'start');
  const count = (...names: readonly string[]): number =>
    starts.filter(({ name }) => names.includes(name)).length;
  const omissions: PlainTextOmissions = {
    formatting: starts.some(
      ({ name, attributes }) => omittedElements.has(name) || (attributes.get('style') ?? '') !== '',
    ),
    lists: count('ul', 'ol'),
    tables: count('table'),
    pictures: count('img'),
    formulae: count('math'),
  };
  return omissions.formatting ||
    omissions.lists + omissions.tables + omissions.pictures + omissions.formulae > 0
    ? omissions
    : null;
}
