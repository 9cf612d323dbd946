const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bits as signs of base64url, six a sign, the first bit the lowest; zeros at the end are left out. */
export function toSigns(bits: readonly boolean[]): string {
  let signs = '';
  for (let at = 0; at < bits.length; at += 6) {
    const value = bits
      .slice(at, at + 6)
      .reduce((sum, isSet, bit) => sum + (isSet ? 2 ** bit : 0), 0);
    signs += alphabet.charAt(value);
  }
  return signs.replace(/A+$/, '');
}

/** The bits of `signs`, six a sign. */
export const fromSigns = (signs: string): readonly boolean[] =>
  [...signs].flatMap((sign) =>
    Array.from({ length: 6 }, (_, bit) => ((alphabet.indexOf(sign) >> bit) & 1) === 1),
  );
