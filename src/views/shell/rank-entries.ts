/** The distance of texts that contain only the letters of a query, not the query. */
const scattered = 3;

/**
 * Returns the distance between `text` and `query`: 0 is the best match, null is no match. The
 * letters must be in order; whole words, word starts and adjacent letters rank higher.
 */
function measureDistance(text: string, query: string): number | null {
  const lowerCaseText = text.toLocaleLowerCase();
  const searchText = query.toLocaleLowerCase().replace(/\s+/g, ' ').trim();
  if (searchText === '') return 0;
  const start = lowerCaseText.indexOf(searchText);
  if (start === 0) return 0;
  if (start > 0) return lowerCaseText[start - 1] === ' ' ? 1 : 2;
  let position = -1;
  let spread = scattered;
  for (const letter of searchText.replaceAll(' ', '')) {
    const next = lowerCaseText.indexOf(letter, position + 1);
    if (next === -1) return null;
    spread += position === -1 ? next / 10 : next - position - 1;
    position = next;
  }
  return spread;
}

/**
 * Returns the entries whose text matches `query`, best match first. Equal matches keep their order.
 * With `isExact` the letters must be adjacent.
 */
export function rankEntries<T>(
  entries: readonly T[],
  query: string,
  getText: (entry: T) => string,
  isExact = false,
): readonly T[] {
  return entries
    .map((entry) => ({ entry, rank: measureDistance(getText(entry), query) }))
    .filter(
      (ranked): ranked is { entry: T; rank: number } =>
        ranked.rank !== null && (!isExact || ranked.rank < scattered),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
