import type { ExportedQuestion } from '../exported-quiz.ts';
import {
  createLinkResolver,
  createPictureResolver,
  type ExportOptions,
} from '../export-options.ts';
import type { RichNode } from '../../rich-tree/rich-node.ts';
import { toHtml } from '../../rich-tree/to-html.ts';
import type { XhtmlContext } from '../../rich-tree/to-xhtml.ts';
import { element, type XmlElement } from '../../xml/element.ts';
import { writeHtml } from '../../xml/write-xml.ts';
import { writeAsiMetadata } from './write-document.ts';

/** What the profiles of QTI 1.2 write differently. */
export interface AsiProfile {
  /** The token for the package's root in addresses inside HTML. */
  readonly fileBase: string;
  /** Returns the metadata of a question; `answers` are the identifiers of its choices. */
  readonly metadata: (
    question: ExportedQuestion,
    answers: readonly string[],
  ) => Readonly<Record<string, string>>;
  /** Whether every comparison has the attribute `case`. */
  readonly writesCaseAttribute: boolean;
}

/** Returns a `material` element with one text. */
export const writeMaterial = (text: string, type: 'text/html' | 'text/plain'): XmlElement =>
  element('material', {}, [element('mattext', { texttype: type }, [text])]);

const isPlainText = (nodes: readonly RichNode[]): nodes is readonly string[] =>
  nodes.every((node) => typeof node === 'string');

const writeChoiceMaterial = (content: readonly RichNode[], context: XhtmlContext): XmlElement =>
  isPlainText(content)
    ? writeMaterial(content.join(''), 'text/plain')
    : writeMaterial(toHtml(content, context), 'text/html');

function formatStem(
  { stem, picture, pictureAlt, number }: ExportedQuestion,
  context: XhtmlContext,
): string {
  const at = picture === null ? null : context.resolvePicture(picture);
  const pictureHtml =
    at === null
      ? ''
      : writeHtml([
          element('p', {}, [
            element('img', {
              src: at,
              alt: pictureAlt ?? `Picture for question ${String(number)}`,
            }),
          ]),
        ]);
  return `<div>${toHtml(stem, context)}</div>${pictureHtml}`;
}

/** Returns the identifier of a choice in Canvas's numbering, unique in its question. */
const getAnswerIdent = (index: number): string => String(1001 + index);

function writeConditions(
  { isMultiple, choices }: ExportedQuestion,
  saysCase: boolean,
): readonly XmlElement[] {
  const writeVarequal = (answer: string): XmlElement =>
    element('varequal', { case: saysCase ? 'Yes' : undefined, respident: 'response1' }, [answer]);
  const conditions = choices.map(({ isRight }, index) => ({
    isRight,
    test: writeVarequal(getAnswerIdent(index)),
  }));
  if (!isMultiple) return conditions.filter(({ isRight }) => isRight).map(({ test }) => test);
  return [
    element(
      'and',
      {},
      conditions.map(({ isRight, test }) => (isRight ? test : element('not', {}, [test]))),
    ),
  ];
}

/**
 * Returns a question as a QTI 1.2 item: one right answer is a `varequal`, several are an `and` of
 * `varequal` and `not`.
 */
export function writeAsiItem(
  question: ExportedQuestion,
  options: ExportOptions,
  { fileBase, metadata, writesCaseAttribute }: AsiProfile,
): XmlElement {
  const { identifier, title, isMultiple, choices } = question;
  const context: XhtmlContext = {
    resolvePicture: createPictureResolver(options, fileBase),
    resolveLink: createLinkResolver(options.site),
  };
  return element('item', { ident: identifier, title }, [
    element('itemmetadata', {}, [
      writeAsiMetadata(
        metadata(
          question,
          choices.map((_, index) => getAnswerIdent(index)),
        ),
      ),
    ]),
    element('presentation', {}, [
      writeMaterial(formatStem(question, context), 'text/html'),
      element(
        'response_lid',
        { ident: 'response1', rcardinality: isMultiple ? 'Multiple' : 'Single' },
        [
          element(
            'render_choice',
            {},
            choices.map(({ content }, index) =>
              element('response_label', { ident: getAnswerIdent(index) }, [
                writeChoiceMaterial(content, context),
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
        element('conditionvar', {}, writeConditions(question, writesCaseAttribute)),
        element('setvar', { action: 'Set', varname: 'SCORE' }, ['100']),
      ]),
    ]),
  ]);
}
