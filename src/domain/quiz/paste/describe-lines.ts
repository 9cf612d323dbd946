import type { LineRole, PastedQuestion, PasteReading, Remark } from './pasted-questions.ts';

/** How a source line is shown beside the questions. */
export interface DescribedLine {
  readonly role: LineRole;
  /** The index of its question; null between questions. */
  readonly question: number | null;
  readonly isFirst: boolean;
  /** Whether it holds a right answer. */
  readonly isRight: boolean;
  /** Whether a remark that is not decided names it. */
  readonly isToCheck: boolean;
}

/** Returns the line that a remark names, or null when it is about the whole question. */
const getRemarkLine = (remark: Remark): number | null => ('line' in remark ? remark.line : null);

function listRightLines({ options }: PastedQuestion): ReadonlySet<number> {
  return new Set(
    options.filter(({ isRight }) => isRight).flatMap(({ parts }) => parts[0]?.line ?? []),
  );
}

/** Returns every source line with its question. `questions` are as their author decided. */
export function describeLines(
  { roles }: PasteReading,
  questions: readonly PastedQuestion[],
): readonly DescribedLine[] {
  const lines: DescribedLine[] = roles.map((role) => ({
    role,
    question: null,
    isFirst: false,
    isRight: false,
    isToCheck: false,
  }));
  for (const [index, question] of questions.entries()) {
    const right = listRightLines(question);
    const toCheck = new Set(question.remarks.map(getRemarkLine));
    for (let line = question.from; line <= question.to; line += 1)
      lines[line] = {
        role: roles[line] ?? 'blank',
        question: index,
        isFirst: line === question.from,
        isRight: right.has(line),
        isToCheck: toCheck.has(line),
      };
  }
  return lines;
}
