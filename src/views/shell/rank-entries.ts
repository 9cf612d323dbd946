/** How well `text` matches `query`: 0 is best, null is not at all. Letters must come in order; whole words, word starts and close letters count more. */
function distance(text: string, query: string): number | null {
  const whole = text.toLocaleLowerCase();
  const wanted = query.toLocaleLowerCase().replace(/\s+/g, ' ').trim();
  if (wanted === '') return 0;
  const at = whole.indexOf(wanted);
  if (at === 0) return 0;
  if (at > 0) return whole[at - 1] === ' ' ? 1 : 2;
  let position = -1;
  let spread = 3;
  for (const letter of wanted.replaceAll(' ', '')) {
    const next = whole.indexOf(letter, position + 1);
    if (next === -1) return null;
    spread += position === -1 ? next / 10 : next - position - 1;
    position = next;
  }
  return spread;
}

/** The entries whose text matches `query`, best first; equal ones keep their order. */
export function rankEntries<T>(
  entries: readonly T[],
  query: string,
  textOf: (entry: T) => string,
): readonly T[] {
  return entries
    .map((entry) => ({ entry, rank: distance(textOf(entry), query) }))
    .filter((ranked): ranked is { entry: T; rank: number } => ranked.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
