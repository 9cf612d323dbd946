/** A text with its caret. */
export interface TextWithCaret {
  readonly text: string;
  readonly caret: number;
}

/** Joins two pieces of LaTeX; a command is kept apart from a letter after it. */
const joinLatex = (before: string, after: string): string =>
  /\\[a-z]+$/i.test(before) && /^[a-z]/i.test(after) ? `${before} ${after}` : before + after;

/**
 * Inserts the LaTeX of a symbol between `start` and `end`. The selected text moves to where the
 * symbol has `|`, and the caret behind it.
 */
export function insertLatex(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  latex: string,
): TextWithCaret {
  const [head = '', tail] = latex.split('|');
  const before = joinLatex(text.slice(0, start), head);
  const after = text.slice(end);
  if (tail !== undefined) {
    const inside = joinLatex(before, text.slice(start, end));
    return { text: joinLatex(inside, tail) + after, caret: inside.length };
  }
  const isCommand = /\\[a-z]+$/i.test(head);
  if (!isCommand) return { text: before + after, caret: before.length };
  const rest = after.startsWith(' ') ? after.slice(1) : after;
  return { text: `${before} ${rest}`, caret: before.length + 1 };
}
