const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : null;

/**
 * Returns the number of grapheme clusters of a text (UAX 29): a letter with its accents, a flag or
 * a family of emoji counts as one. Browsers without `Intl.Segmenter` count code points.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter?.segment(text) ?? text) count += 1;
  return count;
}
