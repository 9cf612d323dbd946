import { element, type XmlElement, type XmlNode } from '../xml/element.ts';
import type {
  ExportedChoice,
  ExportedItem,
  ExportedQuestion,
  ExportedVideo,
} from '../exported-quiz.ts';
import { linkFrom, pictureFrom, type ExportOptions } from '../export-options.ts';
import { blocks, flow, runningText } from '../rich/settle-blocks.ts';
import { toXhtml, type XhtmlContext } from '../rich/to-xhtml.ts';
import type { QtiDialect } from './dialect.ts';
import { qtiElement, rooted, type QtiElement } from './qti-element.ts';

/** The class of the paragraph that holds the picture of a question, so that a reader of ours knows it from pictures in the text. */
const questionPictureClass = 'lectern-question-picture';

function promptOf(
  { stem, picture, number }: ExportedQuestion,
  context: XhtmlContext,
): readonly XmlNode[] {
  const at = picture === null ? null : context.pictureAt(picture);
  if (at === null) return toXhtml(runningText(stem) ?? flow(stem), context);
  return [
    ...toXhtml(blocks(stem), context),
    element('p', { class: questionPictureClass }, [
      element('img', { src: at, alt: `Picture for question ${String(number)}` }),
    ]),
  ];
}

const values = (qti: QtiElement, right: readonly string[]): readonly XmlElement[] =>
  right.map((value) => qti('value', {}, [value]));

const outcome = (qti: QtiElement, identifier: string, initial: string): XmlElement =>
  qti('outcomeDeclaration', { identifier, cardinality: 'single', baseType: 'float' }, [
    qti('defaultValue', {}, values(qti, [initial])),
  ]);

const choiceOf = (
  qti: QtiElement,
  { identifier, content }: ExportedChoice,
  context: XhtmlContext,
): XmlElement =>
  qti('simpleChoice', { identifier }, toXhtml(runningText(content) ?? flow(content), context));

function questionParts(
  dialect: QtiDialect,
  question: ExportedQuestion,
  context: XhtmlContext,
): {
  readonly before: readonly XmlElement[];
  readonly body: XmlElement;
  readonly after: readonly XmlElement[];
} {
  const qti = qtiElement(dialect);
  const { isMultiple, choices } = question;
  const right = choices.filter(({ isRight }) => isRight).map(({ identifier }) => identifier);
  const response = qti(
    'responseDeclaration',
    {
      identifier: 'RESPONSE',
      cardinality: isMultiple ? 'multiple' : 'single',
      baseType: 'identifier',
    },
    [qti('correctResponse', {}, values(qti, right))],
  );
  return {
    before: [response, outcome(qti, 'SCORE', '0'), outcome(qti, 'MAXSCORE', '1')],
    body: qti(
      'choiceInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: false, maxChoices: isMultiple ? 0 : 1 },
      [
        qti('prompt', {}, promptOf(question, context)),
        ...choices.map((choice) => choiceOf(qti, choice, context)),
      ],
    ),
    after: [qti('responseProcessing', { template: dialect.matchCorrect })],
  };
}

const videoBody = (
  { title, articleId }: ExportedVideo,
  { videoAddress }: ExportOptions,
): XmlElement =>
  element('p', {}, [
    element('a', { href: videoAddress(articleId), type: 'text/html' }, [
      title === '' ? videoAddress(articleId) : title,
    ]),
  ]);

/** An item as a document of its own, `up` from the package's root; a video is an item without an interaction that links to the player. */
export function qtiItem(
  dialect: QtiDialect,
  item: ExportedItem,
  options: ExportOptions,
  { up, styleSheet }: { readonly up: string; readonly styleSheet: string | null },
): XmlElement {
  const qti = qtiElement(dialect);
  const context: XhtmlContext = {
    pictureAt: pictureFrom(options, up),
    linkTo: linkFrom(options.site),
  };
  const { before, body, after } =
    item.kind === 'question'
      ? questionParts(dialect, item, context)
      : { before: [], body: videoBody(item, options), after: [] };
  return rooted(
    dialect,
    qti(
      'assessmentItem',
      {
        identifier: item.identifier,
        title: item.title,
        adaptive: false,
        timeDependent: false,
        toolName: 'Lectern',
      },
      [
        ...before,
        ...(styleSheet === null || item.kind === 'video'
          ? []
          : [qti('stylesheet', { href: up + styleSheet, type: 'text/css' })]),
        qti('itemBody', {}, [body]),
        ...after,
      ],
    ),
  );
}
