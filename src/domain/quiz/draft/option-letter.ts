const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the letter of the option at `index`: A to Z, then AA, AB and so on. */
export function getOptionLetter(index: number): string {
  const last = letters.charAt(index % letters.length);
  const before = Math.floor(index / letters.length) - 1;
  return before < 0 ? last : getOptionLetter(before) + last;
}
