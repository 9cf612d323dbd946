import { findTexSource } from '../../interchange/import/text/read-math.ts';
import { element, type XmlElement } from '../../interchange/xml/element.ts';
import { findByName } from '../../interchange/xml/query-xml.ts';
import { readOmml } from './read-omml.ts';

/** A formula as MathML, or null for an equation that cannot be read. */
export type Equation = { readonly math: XmlElement | null };

/** Containers of the same formula twice: as MathML, or a picture, and as what is shown. */
const container =
  /(?:^|\s)(?:mwe-math-element|katex|katex-display|MathJax|MathJax_Display)(?:\s|$)/;
const pictureClass = /(?:^|[\s_-])(?:mwe-math|latex|tex|equation|math)(?:[\s_-]|$)/i;
const wikiTex = /^\{\\(?:display|text|script)style\s?([\s\S]*)\}$/;

/** What tells TeX from a description in words. */
const texSign = /\\[A-Za-z]|[\^_{}]|^\$.+\$$/;
const texWords = /\\(?:text|mbox|math|operatorname)[a-z]{0,9}\s{0,9}\{[^{}]*\}/g;
const plainWords = /(?:^|[^\\A-Za-z])[A-Za-z]{3,}\s+[A-Za-z]{3,}/;
const isTex = (text: string): boolean =>
  texSign.test(text) && !plainWords.test(text.replaceAll(texWords, ' '));

/** Returns TeX without what only says how large it is shown, and without its dollars. */
const unwrapTex = (tex: string): string =>
  tex
    .trim()
    .replace(wikiTex, '$1')
    .replace(/^(\${1,2})([\s\S]+)\1$/, '$2')
    .trim();

/**
 * Returns a formula that shows its LaTeX until it is rendered: the `alttext` is what it is rendered
 * from.
 */
const createTexFormula = (latex: string): XmlElement =>
  element('math', { alttext: latex }, [element('mtext', {}, [latex])]);

/** Whether MathML shows only its source, because it is not rendered yet. */
export const isUnrenderedFormula = (markup: string): boolean =>
  /^<math [^>]*><mtext>[^<]*<\/mtext><\/math>$/.test(markup);

function readPicture({ attributes }: XmlElement): Equation | null {
  const alt = attributes['alt']?.trim() ?? '';
  const isEquation = pictureClass.test(attributes['class'] ?? '') && isTex(alt);
  return isEquation || wikiTex.test(alt) ? { math: createTexFormula(unwrapTex(alt)) } : null;
}

function readMathml(math: XmlElement): Equation {
  const source = math.attributes['alttext'] ?? findTexSource(math.children);
  const { display } = math.attributes;
  return {
    math: element(
      'math',
      { alttext: source === null ? undefined : unwrapTex(source), display },
      math.children,
    ),
  };
}

function readContainer(parent: XmlElement): Equation {
  const [math] = findByName(parent, 'math');
  if (math !== undefined) return readMathml(math);
  const [picture] = findByName(parent, 'img');
  return (picture === undefined ? null : readPicture(picture)) ?? { math: null };
}

/**
 * Returns the formula that an element of pasted HTML is: MathML with its TeX, an equation of Word, a
 * picture with TeX as its description. Null for any other element.
 */
export function readEquation(node: XmlElement): Equation | null {
  const { name, attributes } = node;
  if (name === 'math') return readMathml(node);
  if (name === 'omath') {
    const latex = readOmml(node);
    return { math: latex === null ? null : createTexFormula(latex) };
  }
  if (name === 'img') return readPicture(node);
  return name === 'mjx-container' || container.test(attributes['class'] ?? '')
    ? readContainer(node)
    : null;
}
