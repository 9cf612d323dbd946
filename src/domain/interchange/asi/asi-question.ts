import type { ExportedQuestion } from '../exported-quiz.ts';
import { linkFrom, pictureFrom, type ExportOptions } from '../export-options.ts';
import type { RichNode } from '../rich/rich-node.ts';
import { toHtml } from '../rich/to-html.ts';
import type { XhtmlContext } from '../rich/to-xhtml.ts';
import { element, type XmlElement } from '../xml/element.ts';
import { writeHtml } from '../xml/write-xml.ts';
import { asiMetadata } from './asi-metadata.ts';

/** What profiles of QTI 1.2 write differently. */
export interface AsiProfile {
  /** What stands for the package's root in addresses inside HTML. */
  readonly fileBase: string;
  /** What is said of a question beside its content; `answers` are the names of its choices. */
  readonly metadata: (
    question: ExportedQuestion,
    answers: readonly string[],
  ) => Readonly<Record<string, string>>;
  /** Whether an answer's name is compared letter by letter, said at each comparison. */
  readonly saysCase: boolean;
}

/** A text in an item of QTI 1.2. */
export const material = (text: string, type: 'text/html' | 'text/plain'): XmlElement =>
  element('material', {}, [element('mattext', { texttype: type }, [text])]);

const isPlain = (nodes: readonly RichNode[]): nodes is readonly string[] =>
  nodes.every((node) => typeof node === 'string');

const choiceMaterial = (content: readonly RichNode[], context: XhtmlContext): XmlElement =>
  isPlain(content)
    ? material(content.join(''), 'text/plain')
    : material(toHtml(content, context), 'text/html');

function stemOf({ stem, picture, number }: ExportedQuestion, context: XhtmlContext): string {
  const at = picture === null ? null : context.pictureAt(picture);
  const shown =
    at === null
      ? ''
      : writeHtml([
          element('p', {}, [
            element('img', { src: at, alt: `Picture for question ${String(number)}` }),
          ]),
        ]);
  return `<div>${toHtml(stem, context)}</div>${shown}`;
}

/** Canvas numbers answers so; every number stands once in its question. */
const answerOf = (index: number): string => String(1001 + index);

function conditionOf(
  { isMultiple, choices }: ExportedQuestion,
  saysCase: boolean,
): readonly XmlElement[] {
  const isChosen = (answer: string): XmlElement =>
    element('varequal', { case: saysCase ? 'Yes' : undefined, respident: 'response1' }, [answer]);
  const conditions = choices.map(({ isRight }, index) => ({
    isRight,
    chosen: isChosen(answerOf(index)),
  }));
  if (!isMultiple) return conditions.filter(({ isRight }) => isRight).map(({ chosen }) => chosen);
  return [
    element(
      'and',
      {},
      conditions.map(({ isRight, chosen }) => (isRight ? chosen : element('not', {}, [chosen]))),
    ),
  ];
}

/** A question as an item of QTI 1.2: one right answer is a `varequal`, several are an `and` of `varequal` and `not`. */
export function asiQuestion(
  question: ExportedQuestion,
  options: ExportOptions,
  { fileBase, metadata, saysCase }: AsiProfile,
): XmlElement {
  const { identifier, title, isMultiple, choices } = question;
  const context: XhtmlContext = {
    pictureAt: pictureFrom(options, fileBase),
    linkTo: linkFrom(options.site),
  };
  return element('item', { ident: identifier, title }, [
    element('itemmetadata', {}, [
      asiMetadata(
        metadata(
          question,
          choices.map((_, index) => answerOf(index)),
        ),
      ),
    ]),
    element('presentation', {}, [
      material(stemOf(question, context), 'text/html'),
      element(
        'response_lid',
        { ident: 'response1', rcardinality: isMultiple ? 'Multiple' : 'Single' },
        [
          element(
            'render_choice',
            {},
            choices.map(({ content }, index) =>
              element('response_label', { ident: answerOf(index) }, [
                choiceMaterial(content, context),
              ]),
            ),
          ),
        ],
      ),
    ]),
    element('resprocessing', {}, [
      element('outcomes', {}, [
        element('decvar', { maxvalue: '100', minvalue: '0', varname: 'SCORE', vartype: 'Decimal' }),
      ]),
      element('respcondition', { continue: 'No' }, [
        element('conditionvar', {}, conditionOf(question, saysCase)),
        element('setvar', { action: 'Set', varname: 'SCORE' }, ['100']),
      ]),
    ]),
  ]);
}
