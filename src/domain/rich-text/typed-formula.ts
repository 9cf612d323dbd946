/** What may stand before an opening dollar: white space, a bracket or a quotation mark. */
const beforeOpening = /[\s([{"'“‘«]$/;

/** A price and what follows it, as in `$5-$6`, `$5 and A$6` and `$5 (US$6)`. */
const price = /^\d[\d.,]*(?:\s*[-–—/+,;]|\s.*(?<=[\s(])\p{L}{2,}\s.*|.*\(\p{L}+)$/u;

/** Stands for what is no text, for example a picture. */
export const notText = '\uFFFC';

/**
 * Returns the LaTeX that a dollar typed between two texts of a paragraph ends, or null. As in
 * Pandoc's `tex_math_dollars`, no white space stands just inside the dollars, and no digit or
 * letter after them.
 */
export function findTypedLatex(before: string, after: string): string | null {
  const opening = before.lastIndexOf('$');
  if (opening === -1 || (opening > 0 && !beforeOpening.test(before.slice(0, opening)))) return null;
  const latex = before.slice(opening + 1);
  const isFormula =
    latex !== '' &&
    latex === latex.trim() &&
    !latex.includes(notText) &&
    !latex.endsWith('\\') &&
    !/^[\p{L}\d]/u.test(after) &&
    !price.test(latex);
  return isFormula ? latex : null;
}
