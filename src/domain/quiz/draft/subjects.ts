interface Named {
  readonly id: number;
  readonly title: string;
}

/**
 * Returns the selected subjects without `subject` when it was selected, with it at the end when it
 * was not.
 */
export const toggleSubject = (selected: readonly number[], subject: number): readonly number[] =>
  selected.includes(subject) ? selected.filter((id) => id !== subject) : [...selected, subject];

/**
 * Returns the selected subjects in the order to save: stored subjects in their stored order, then
 * new ones in the order they were selected.
 */
export const orderSubjects = (
  stored: readonly number[],
  selected: readonly number[],
): readonly number[] => [
  ...stored.filter((id) => selected.includes(id)),
  ...selected.filter((id) => !stored.includes(id)),
];

/**
 * Returns the subjects whose title contains all words of `search`, in any order and ignoring case
 * and accents.
 */
export function searchSubjects<S extends Named>(
  subjects: readonly S[],
  search: string,
): readonly S[] {
  const normalize = (text: string): string =>
    text
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase();
  const words = normalize(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length === 0
    ? subjects
    : subjects.filter(({ title }) => words.every((word) => normalize(title).includes(word)));
}

/**
 * Returns the selected ids that no subject has: subjects stored with the quiz that are not offered
 * any more.
 */
export const findUnknownSubjects = (
  selected: readonly number[],
  subjects: readonly Named[],
): readonly number[] => {
  const known = new Set(subjects.map(({ id }) => id));
  return selected.filter((id) => !known.has(id));
};
