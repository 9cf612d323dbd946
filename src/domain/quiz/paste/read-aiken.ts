import { sliceLine, type PastedLine } from './pasted-line.ts';
import type { LineRole, LinesRead } from './pasted-questions.ts';
import { QuestionBuilder } from './question-builder.ts';

const optionStart = /^\s{0,20}([A-Z])[.)]\s{1,20}/;
const answerPattern = /^\s{0,20}ANSWER:\s{0,20}([A-Z])\s*$/;

/**
 * Reads Moodle's Aiken format strictly: a question of one line, options `A.` or `A)` in order, and
 * `ANSWER: B`. Lines that do not fit are left out.
 */
export function readAiken(lines: readonly PastedLine[]): LinesRead {
  const roles: LineRole[] = lines.map(({ text }) => (text.trim() === '' ? 'blank' : 'leftOut'));
  const questions: QuestionBuilder[] = [];
  let open: QuestionBuilder | null = null;
  for (const [index, line] of lines.entries()) {
    if (roles[index] === 'blank') continue;
    const option: RegExpExecArray | null = optionStart.exec(line.text);
    const answer = answerPattern.exec(line.text)?.[1];
    const letter: number = (option?.[1]?.codePointAt(0) ?? 0) - 65;
    if (open !== null && answer !== undefined && open.options.length > 1) {
      open.addAnswer(index, answer);
      questions.push(open);
      open = null;
      roles[index] = 'answer';
    } else if (open !== null && letter === open.options.length) {
      const from = option?.[0].length ?? 0;
      open.addOption({ line: index, text: sliceLine(line, from, line.text.length) });
    } else {
      open = new QuestionBuilder(index);
      open.addTitle({ line: index, text: line });
    }
  }
  for (const question of questions) {
    roles[question.from] = 'title';
    for (const { parts } of question.options) for (const { line } of parts) roles[line] = 'option';
  }
  return { roles, questions: questions.map((question) => question.build()) };
}
