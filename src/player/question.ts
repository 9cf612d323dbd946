import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import type { PlayedOption, PlayedQuestion } from '../domain/interchange/scorm/played-quiz.ts';
import { quizDialogs } from '../domain/sentences/quiz-dialogs.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { dom } from './dom.ts';
import { isBlankText, richText } from './rich-text.ts';

const { blankOption, blankQuestion, chooseOne, chooseSeveral } = quizDialogs.preview;
const say = scormPlayer.taking;

/** A question with its number in its activity (QED-22), and what its options are made into. */
export interface QuestionParts {
  readonly question: PlayedQuestion;
  readonly number: number;
  readonly optionOf: (option: PlayedOption, content: HTMLElement, name: string) => HTMLElement;
  /** What stands beside the number: how it was answered. */
  readonly mark?: HTMLElement;
}

function contentOf({ content }: PlayedOption, index: number): HTMLElement {
  return isBlankText(content)
    ? dom('em', { class: 'quiet' }, [fillSentence(blankOption, { position: index + 1 })])
    : dom('span', { class: 'rich-text' }, richText(content));
}

/** A question as students see it: its number, text, picture and options. */
export function questionCard({ question, number, optionOf, mark }: QuestionParts): HTMLElement {
  const { identifier, stem, picture, isMultiple, options } = question;
  const name = `options-${identifier}`;
  const words = fillSentence(say.questionNumber, { number });
  return dom(
    'div',
    {
      class: 'question',
      role: 'group',
      id: identifier,
      'aria-labelledby': `${identifier}-title`,
      'aria-describedby': `${identifier}-kind`,
    },
    [
      dom('div', { class: 'question-head' }, [
        dom('span', { class: 'number', 'aria-hidden': 'true' }, [String(number)]),
        dom('div', { class: 'asked' }, [
          dom(
            'div',
            {
              class: 'stem rich-text',
              role: 'heading',
              'aria-level': '3',
              id: `${identifier}-title`,
            },
            [
              dom('span', { class: 'hidden' }, [`${words}: `]),
              ...(isBlankText(stem)
                ? [dom('em', { class: 'quiet' }, [blankQuestion])]
                : richText(stem)),
            ],
          ),
          dom('p', { class: 'quiet', id: `${identifier}-kind` }, [
            isMultiple ? chooseSeveral : chooseOne,
          ]),
        ]),
        ...(mark === undefined ? [] : [mark]),
      ]),
      ...(picture.length === 0 ? [] : [dom('div', { class: 'picture' }, richText(picture))]),
      dom(
        'div',
        { class: 'options' },
        options.map((option, index) => optionOf(option, contentOf(option, index), name)),
      ),
    ],
  );
}
