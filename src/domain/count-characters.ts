const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : null;

/** How many characters a text has as people count them: a letter with its accents, a flag, a family of emoji are one each (UAX 29). Browsers that cannot tell count code points. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter?.segment(text) ?? text) count += 1;
  return count;
}
