import temml from 'temml';

import { sanitizeHtml } from '../sanitize-html.ts';

/** A formula as MathML, or what is wrong with its LaTeX; null when the library does not say it. */
export type MathResult = { readonly markup: string } | { readonly error: string | null };

/** Environments that LaTeX takes in display mode only, so in a line of their own. */
const displayEnvironment = /^\s*\\begin\{(?:align|alignat|equation|gather|multline)\*?\}/;

/**
 * Says the alignment of cells by MathML's attribute. The library says it by classes of its own style
 * sheet, which rich text does not keep.
 */
const alignCells = (markup: string): string =>
  markup.replace(/<mtd class="tml-(left|right)"/g, '<mtd columnalign="$1"');

/** Returns the first line of what the library says, which marks a place in the second one. */
function getErrorMessage(error: unknown): string | null {
  if (!(error instanceof Error && error.name === 'ParseError')) return null;
  const [line = ''] = error.message.trim().split('\n');
  return line.replace(/:\s*$/, '');
}

/** Renders LaTeX as MathML whose `alttext` is the LaTeX; null for an empty text. */
export function renderMath(latex: string): MathResult | null {
  if (latex.trim() === '') return null;
  try {
    const math = sanitizeHtml(
      alignCells(
        temml.renderToString(latex, {
          displayMode: displayEnvironment.test(latex),
          throwOnError: true,
          trust: false,
          maxExpand: 200,
        }),
      ),
    ).querySelector('math');
    if (math === null) return { error: null };
    math.setAttribute('alttext', latex.trim());
    return { markup: math.outerHTML };
  } catch (error) {
    return { error: getErrorMessage(error) };
  }
}
