import type { RichNode } from '../../rich-tree/rich-node.ts';
import { toExportedQuiz } from '../to-exported-quiz.ts';
import type { QuizToExport } from '../exported-quiz.ts';

/** The sign of a root and the minus that browsers draw in place of a hyphen. */
const drawnByBrowsers = '√−';

/** Letters whose italics do not stand in the order of the alphabet (MathML Core, appendix C). */
const singleItalics: Readonly<Record<string, string>> = {
  h: 'ℎ',
  ı: '𝚤',
  ȷ: '𝚥',
  ϴ: '𝛳',
  '∇': '𝛻',
  '∂': '𝜕',
  ϵ: '𝜖',
  ϑ: '𝜗',
  ϰ: '𝜘',
  ϕ: '𝜙',
  ϱ: '𝜚',
  ϖ: '𝜛',
};

const italicRanges = [
  ['A', 'Z', '𝐴'],
  ['a', 'z', '𝑎'],
  ['Α', 'Ω', '𝛢'],
  ['α', 'ω', '𝛼'],
] as const;

const toCode = (character: string): number => character.codePointAt(0) ?? 0;

/** Returns the italic that browsers draw for a letter that stands alone; empty for others. */
function toItalic(character: string): string {
  const single = singleItalics[character];
  if (single !== undefined) return single;
  const code = toCode(character);
  const range = italicRanges.find(([from, to]) => code >= toCode(from) && code <= toCode(to));
  return range === undefined
    ? ''
    : String.fromCodePoint(toCode(range[2]) + code - toCode(range[0]));
}

const listTexts = (nodes: readonly RichNode[], isMath: boolean): readonly string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return isMath ? [node] : [];
    return listTexts(node.children, isMath || node.name === 'math');
  });

/**
 * Returns every character that the formulas of a quiz may show, once and in order; empty without
 * formulas.
 */
export function listMathCharacters(quiz: QuizToExport): string {
  const texts = toExportedQuiz(quiz)
    .sections.flatMap(({ items }) => items)
    .flatMap((item) =>
      item.type === 'question' ? [item.stem, ...item.choices.map(({ content }) => content)] : [],
    )
    .flatMap((nodes) => listTexts(nodes, false));
  if (texts.length === 0) return '';
  const written = [...texts.join('')];
  return [...new Set([...drawnByBrowsers, ...written, ...written.map(toItalic)])]
    .toSorted((a, b) => toCode(a) - toCode(b))
    .join('');
}
