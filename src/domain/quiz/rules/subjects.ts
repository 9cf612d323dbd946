interface Named {
  readonly id: number;
  readonly title: string;
}

/** The chosen subjects with `subject` taken out, or put at the end when it was not among them. */
export const toggledSubject = (chosen: readonly number[], subject: number): readonly number[] =>
  chosen.includes(subject) ? chosen.filter((id) => id !== subject) : [...chosen, subject];

/** The chosen subjects as they are kept: those that were stored in their old order, then the new ones in the order they were chosen. */
export const keptSubjects = (
  stored: readonly number[],
  chosen: readonly number[],
): readonly number[] => [
  ...stored.filter((id) => chosen.includes(id)),
  ...chosen.filter((id) => !stored.includes(id)),
];

/** The subjects whose title contains all words of `search`, in any order, whatever the case and the accents. */
export function foundSubjects<S extends Named>(
  subjects: readonly S[],
  search: string,
): readonly S[] {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase();
  const words = plain(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length === 0
    ? subjects
    : subjects.filter(({ title }) => words.every((word) => plain(title).includes(word)));
}

/** The ids that no subject has: stored with the quiz and no longer offered. */
export const unknownSubjects = (
  chosen: readonly number[],
  subjects: readonly Named[],
): readonly number[] => {
  const known = new Set(subjects.map(({ id }) => id));
  return chosen.filter((id) => !known.has(id));
};
