import { matchItem } from '../../../quiz/draft/item-type.ts';
import { element, type XmlElement, type XmlNode } from '../../xml/element.ts';
import type {
  ExportedChoice,
  ExportedItem,
  ExportedQuestion,
  ExportedVideo,
} from '../exported-quiz.ts';
import {
  createLinkResolver,
  createPictureResolver,
  type ExportOptions,
} from '../export-options.ts';
import { toBlocks, normalizeFlow, toInlineContent } from '../../rich-tree/normalize-blocks.ts';
import { toXhtml, type XhtmlContext } from '../../rich-tree/to-xhtml.ts';
import type { QtiDialect } from './qti-dialect.ts';
import { createQtiElementFactory, addNamespaces, type QtiElementFactory } from './qti-element.ts';

/**
 * The class of the paragraph with the picture of a question, which tells it from pictures in the
 * text.
 */
const questionPictureClass = 'lectern-question-picture';

function writePrompt(
  { stem, picture, pictureAlt, number }: ExportedQuestion,
  context: XhtmlContext,
): readonly XmlNode[] {
  const at = picture === null ? null : context.resolvePicture(picture);
  if (at === null) return toXhtml(toInlineContent(stem) ?? normalizeFlow(stem), context);
  return [
    ...toXhtml(toBlocks(stem), context),
    element('p', { class: questionPictureClass }, [
      element('img', { src: at, alt: pictureAlt ?? `Picture for question ${String(number)}` }),
    ]),
  ];
}

const writeValues = (qti: QtiElementFactory, right: readonly string[]): readonly XmlElement[] =>
  right.map((value) => qti('value', {}, [value]));

const writeOutcomeDeclaration = (
  qti: QtiElementFactory,
  identifier: string,
  initial: string,
): XmlElement =>
  qti('outcomeDeclaration', { identifier, cardinality: 'single', baseType: 'float' }, [
    qti('defaultValue', {}, writeValues(qti, [initial])),
  ]);

function writeSimpleChoice(
  dialect: QtiDialect,
  { identifier, content }: ExportedChoice,
  context: XhtmlContext,
): XmlElement {
  const nodes = toXhtml(toInlineContent(content) ?? normalizeFlow(content), context);
  const isOneBlock = dialect.wrapsMarkup && nodes.some((node) => typeof node !== 'string');
  return createQtiElementFactory(dialect)(
    'simpleChoice',
    { identifier },
    isOneBlock ? [element('div', {}, nodes)] : nodes,
  );
}

interface ItemParts {
  readonly before: readonly XmlElement[];
  readonly body: XmlElement;
  readonly after: readonly XmlElement[];
}

function writeQuestion(
  dialect: QtiDialect,
  question: ExportedQuestion,
  context: XhtmlContext,
): ItemParts {
  const qti = createQtiElementFactory(dialect);
  const { isMultiple, choices } = question;
  const rightChoices = choices.filter(({ isRight }) => isRight).map(({ identifier }) => identifier);
  const response = qti(
    'responseDeclaration',
    {
      identifier: 'RESPONSE',
      cardinality: isMultiple ? 'multiple' : 'single',
      baseType: 'identifier',
    },
    [qti('correctResponse', {}, writeValues(qti, rightChoices))],
  );
  return {
    before: [
      response,
      writeOutcomeDeclaration(qti, 'SCORE', '0'),
      writeOutcomeDeclaration(qti, 'MAXSCORE', '1'),
    ],
    body: qti(
      'choiceInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: false, maxChoices: isMultiple ? 0 : 1 },
      [
        qti('prompt', {}, writePrompt(question, context)),
        ...choices.map((choice) => writeSimpleChoice(dialect, choice, context)),
      ],
    ),
    after: [qti('responseProcessing', { template: dialect.matchCorrect })],
  };
}

const writeVideoBody = (
  { title, articleId }: ExportedVideo,
  { getVideoAddress }: ExportOptions,
): XmlElement =>
  element('p', {}, [
    element('a', { href: getVideoAddress(articleId), type: 'text/html' }, [
      title === '' ? getVideoAddress(articleId) : title,
    ]),
  ]);

/** Which types of items have rich text, whose marks the style sheet shows. */
const usesStyleSheet: Readonly<Record<ExportedItem['type'], boolean>> = {
  question: true,
  video: false,
};

const writeParts = (
  dialect: QtiDialect,
  item: ExportedItem,
  options: ExportOptions,
  context: XhtmlContext,
): ItemParts =>
  matchItem(item, {
    question: (question) => writeQuestion(dialect, question, context),
    video: (video) => ({ before: [], body: writeVideoBody(video, options), after: [] }),
  });

/**
 * Returns the `assessmentItem` of an item; `rootPath` leads to the package's root. A video becomes
 * an item without an interaction that links to the player.
 */
export function writeItem(
  dialect: QtiDialect,
  item: ExportedItem,
  options: ExportOptions,
  { rootPath, styleSheet }: { readonly rootPath: string; readonly styleSheet: string | null },
): XmlElement {
  const qti = createQtiElementFactory(dialect);
  const context: XhtmlContext = {
    resolvePicture: createPictureResolver(options, rootPath),
    resolveLink: createLinkResolver(options.site),
  };
  const { before, body, after } = writeParts(dialect, item, options, context);
  return addNamespaces(
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
        ...(styleSheet === null || !usesStyleSheet[item.type]
          ? []
          : [qti('stylesheet', { href: rootPath + styleSheet, type: 'text/css' })]),
        qti('itemBody', {}, [body]),
        ...after,
      ],
    ),
  );
}
