import { piecesOf } from './pieces.ts';
import { isRich } from './plain-text.ts';
import { textOf } from './text-of.ts';

const figures: ReadonlySet<string> = new Set(['img', 'math']);

const showsFigures = (text: string): boolean =>
  isRich(text) && piecesOf(text).some((piece) => piece.kind === 'start' && figures.has(piece.name));

/** Whether a kept text shows nothing: no words, pictures or formulae (decision 17). */
export const showsNothing = (text: string): boolean => textOf(text) === '' && !showsFigures(text);

/** Whether a kept text shows fewer than `least` characters. A picture or a formula is enough by itself. */
export const showsTooLittle = (text: string, least: number): boolean =>
  textOf(text).length < least && !showsFigures(text);

/** What `text` shows, for comparing: equal for two texts that readers cannot tell apart. Fonts, sizes and weight do not count; powers, pictures and formulae do. */
export function shownForm(text: string): string {
  if (!isRich(text)) return textOf(text);
  const told = piecesOf(text).map((piece): string => {
    if (piece.kind === 'text') return piece.text;
    if (piece.name === 'sub' || piece.name === 'sup')
      return `\u0001${piece.kind} ${piece.name}\u0001`;
    if (piece.kind === 'end') return piece.name === 'p' || piece.name === 'li' ? ' ' : '';
    if (piece.name === 'img') return `\u0001img ${piece.attributes.get('src') ?? ''}\u0001`;
    if (piece.name === 'math') return `\u0001math ${piece.attributes.get('alttext') ?? ''}\u0001`;
    return piece.name === 'br' || piece.name === 'td' ? ' ' : '';
  });
  return told.join('').replaceAll(/\s+/g, ' ').trim();
}
