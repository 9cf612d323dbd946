import type { PlayerOption, PlayerQuestion } from '../domain/interchange/scorm/player-quiz.ts';
import type { RichNode } from '../domain/interchange/rich-tree/rich-node.ts';
import { createElement } from './create-element.ts';
import { isEmptyRichText, createRichTextNodes } from './rich-text.ts';
import { say } from './texts.ts';

/**
 * What a question card shows: the question, its number in its activity (QED-22) and how its options
 * are rendered.
 */
export interface QuestionCardInput {
  readonly question: PlayerQuestion;
  readonly number: number;
  readonly createOption: (option: PlayerOption, content: HTMLElement, name: string) => HTMLElement;
  /** Shown beside the number: how the question was answered. */
  readonly mark?: HTMLElement;
}

function createOptionContent({ content }: PlayerOption, index: number): HTMLElement {
  return isEmptyRichText(content)
    ? createElement('em', { class: 'quiet' }, [
        say('quizDialogs.preview.blankOption', { position: index + 1 }),
      ])
    : createElement('span', { class: 'rich-text', dir: 'auto' }, createRichTextNodes(content));
}

/** Creates the picture of a question. Without a description it is named by the question. */
function createPicture(picture: readonly RichNode[], number: number): HTMLElement {
  const element = createElement('div', { class: 'picture' }, createRichTextNodes(picture));
  for (const image of element.querySelectorAll('img'))
    if (image.alt === '') image.alt = say('quizDialogs.preview.questionImage', { number });
  return element;
}

/** Creates a question as learners see it: its number, text, picture and options. */
export function createQuestionCard({
  question,
  number,
  createOption,
  mark,
}: QuestionCardInput): HTMLElement {
  const { identifier, stem, picture, isMultiple, options } = question;
  const name = `options-${identifier}`;
  const label = say('scormPlayer.taking.questionNumber', { number });
  return createElement(
    'div',
    {
      class: 'question',
      role: 'group',
      id: identifier,
      'aria-labelledby': `${identifier}-title`,
      'aria-describedby': `${identifier}-kind`,
    },
    [
      createElement('div', { class: 'question-head' }, [
        createElement('span', { class: 'number', 'aria-hidden': 'true' }, [String(number)]),
        createElement('div', { class: 'asked' }, [
          createElement(
            'div',
            {
              class: 'stem rich-text',
              dir: 'auto',
              role: 'heading',
              'aria-level': '3',
              id: `${identifier}-title`,
            },
            [
              createElement('span', { class: 'hidden', dir: 'ltr' }, [`${label}: `]),
              ...(isEmptyRichText(stem)
                ? [
                    createElement('em', { class: 'quiet' }, [
                      say('quizDialogs.preview.blankQuestion'),
                    ]),
                  ]
                : createRichTextNodes(stem)),
            ],
          ),
          createElement('p', { class: 'quiet', id: `${identifier}-kind` }, [
            isMultiple
              ? say('quizDialogs.preview.chooseSeveral')
              : say('quizDialogs.preview.chooseOne'),
          ]),
        ]),
        ...(mark === undefined ? [] : [mark]),
      ]),
      ...(picture.length === 0 ? [] : [createPicture(picture, number)]),
      createElement(
        'div',
        { class: 'options' },
        options.map((option, index) =>
          createOption(option, createOptionContent(option, index), name),
        ),
      ),
    ],
  );
}
