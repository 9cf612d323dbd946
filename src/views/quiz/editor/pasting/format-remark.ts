import type { FormatMessage } from '../../../../domain/messages/message.ts';
import { getOptionLetter } from '../../../../domain/quiz/draft/option-letter.ts';
import { maxOptions } from '../../../../domain/quiz/draft/quiz-limits.ts';
import type { PastedQuestion, Remark } from '../../../../domain/quiz/paste/pasted-questions.ts';
import type { RemarkChoice } from '../../../../domain/quiz/paste/resolve-question.ts';

/** The sentence of a remark, and what becomes of it when nothing is decided. */
interface RemarkTexts {
  readonly text: string;
  readonly detail?: string;
}

/** Returns the texts of a remark. Lines are counted from 1. */
export function formatRemark(remark: Remark, formatMessage: FormatMessage): RemarkTexts {
  switch (remark.kind) {
    case 'looseLine':
      return {
        text: formatMessage('quizPaste.remark.looseLine', { line: remark.line + 1 }),
        detail: formatMessage('quizPaste.remark.looseLineDetail', {
          option: getOptionLetter(remark.option),
        }),
      };
    case 'leftOut':
    case 'feedback':
      return { text: formatMessage(`quizPaste.remark.${remark.kind}`, { line: remark.line + 1 }) };
    case 'unknownAnswer':
      return {
        text: formatMessage('quizPaste.remark.unknownAnswer', {
          line: remark.line + 1,
          answer: remark.answer.slice(0, 60),
        }),
        detail: formatMessage('quizPaste.remark.unknownAnswerDetail'),
      };
    case 'noRightAnswer':
      return {
        text: formatMessage('quizPaste.remark.noRightAnswer'),
        detail: formatMessage('quizPaste.remark.noRightAnswerDetail'),
      };
    case 'noTitle':
    case 'titleTooLong':
      return { text: formatMessage(`quizPaste.remark.${remark.kind}`) };
    case 'noOptions':
      return {
        text: formatMessage('quizPaste.remark.noOptions'),
        detail: formatMessage('quizPaste.remark.noOptionsDetail'),
      };
    case 'tooManyOptions':
      return {
        text: formatMessage('quizPaste.remark.tooManyOptions', {
          count: remark.count,
          max: maxOptions,
        }),
      };
    case 'optionTooLong':
      return {
        text: formatMessage('quizPaste.remark.optionTooLong', {
          option: getOptionLetter(remark.option),
        }),
      };
    case 'unsupported':
      return {
        text: formatMessage(`quizPaste.remark.${remark.type}`),
        detail: formatMessage('quizPaste.remark.unsupportedDetail'),
      };
  }
}

/** Returns the letter that the option at a source line has, or that one with a line would get. */
function findLetter({ options }: PastedQuestion, line: number): string {
  const own = options.findIndex(({ parts }) => parts[0]?.line === line);
  if (own !== -1) return getOptionLetter(own);
  return getOptionLetter(
    options.findIndex(({ parts }) => parts.some((part) => part.line === line)) + 1,
  );
}

/** Returns the texts of the button of a choice: what it shows, and its name. */
export function formatChoice(
  choice: RemarkChoice,
  remark: Remark,
  question: PastedQuestion,
  formatMessage: FormatMessage,
): { readonly text: string; readonly name: string } {
  switch (choice.kind) {
    case 'makeOption': {
      const text = formatMessage('quizPaste.choice.makeOption', {
        option: remark.kind === 'looseLine' ? findLetter(question, remark.line) : '',
      });
      return { text, name: text };
    }
    case 'leaveOut': {
      const text = formatMessage('quizPaste.choice.leaveOut');
      return { text, name: text };
    }
    case 'markRight': {
      const option = getOptionLetter(choice.option);
      return {
        text: formatMessage('quizPaste.choice.markRight', { option }),
        name: formatMessage('quizPaste.choice.markRightName', { option }),
      };
    }
  }
}

/** Returns the sentence that says what was decided. */
export function formatDecision(
  choice: RemarkChoice,
  remark: Remark,
  question: PastedQuestion,
  formatMessage: FormatMessage,
): string {
  const at = remark.kind === 'looseLine' ? remark.line : 0;
  switch (choice.kind) {
    case 'makeOption':
      return formatMessage('quizPaste.remark.decided', {
        line: at + 1,
        option: findLetter(question, at),
      });
    case 'leaveOut':
      return formatMessage('quizPaste.remark.removed', { line: at + 1 });
    case 'markRight':
      return formatMessage('quizPaste.remark.marked', { option: getOptionLetter(choice.option) });
  }
}
