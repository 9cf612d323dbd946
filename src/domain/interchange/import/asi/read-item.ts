import { maxOptions } from '../../../quiz/draft/quiz-limits.ts';
import { quizImport } from '../../../messages/en/interchange/quiz-import.ts';
import type { CompiledMessage } from '../../../messages/format-message.ts';
import { type RichElement, type RichNode, isBlank } from '../../rich-tree/rich-node.ts';
import type { XmlElement } from '../../xml/element.ts';
import { checkQuestion } from '../check-question.ts';
import type { ImportedQuestion } from '../imported-package.ts';
import { readOwnPictureAlt } from '../own-picture-alt.ts';
import type { ItemContent, ItemContext, ParsedItem } from '../parsed-item.ts';
import { Notes } from '../notes.ts';
import { findLinkedVideo } from '../linked-videos.ts';
import { parseHtml } from '../text/parse-html.ts';
import { packagePrefix, TextReader } from '../text/text-reader.ts';
import {
  findChild,
  listChildren,
  maxItemWeight,
  findByName,
  getTextContent,
  measureWeight,
  getText,
} from '../../xml/query-xml.ts';
import { findAnswerKey } from './find-answer-key.ts';
import { getMaterialHtml, readMaterials, listMaterials } from './read-materials.ts';
import { readMetadata } from './read-metadata.ts';
import { isMultipleResponse, findUnsupportedType, findUnsupportedResponse } from './item-types.ts';
import { readScoring, type ResponseLabels } from './read-scoring.ts';

const messages = quizImport.item;
const textByBlackboardName: ReadonlyMap<string, string> = new Map(
  Object.entries(quizImport.blackboardWords),
);
const responseNames: readonly string[] = [
  'response_lid',
  'response_str',
  'response_num',
  'response_xy',
  'response_grp',
  'response_extension',
];

/**
 * Returns the responses of an item. An extension beside a response only describes its display, as
 * in Brightspace.
 */
function listResponses(presentation: XmlElement): readonly XmlElement[] {
  const all = findByName(presentation, ...responseNames);
  const known = all.filter(({ name }) => name !== 'response_extension');
  return known.length > 0 ? known : all;
}

const hasContent = (element: XmlElement): boolean =>
  getTextContent(element).trim() !== '' ||
  findByName(element, 'matimage', 'mataudio', 'matvideo').some(
    ({ attributes }) => attributes['uri'] !== '',
  );

function noteOmissions(
  item: XmlElement,
  response: XmlElement,
  metadata: ReadonlyMap<string, string>,
  best: number,
  notes: Notes,
): void {
  const render = findByName(response, 'render_choice')[0];
  const labels = findByName(response, 'response_label').length;
  const max = Number(render?.attributes['maxnumber'] ?? '0');
  if (render?.attributes['shuffle']?.toLowerCase() === 'yes') notes.add(messages.shuffled);
  if (response.attributes['rcardinality']?.toLowerCase() === 'multiple' && max > 0 && max < labels)
    notes.add(messages.choiceLimit, { limit: max });
  if (getText(findChild(item, 'duration')) !== '') notes.add(messages.timeLimit);
  const stated = Number(
    metadata.get('points_possible') ??
      metadata.get('cc_weighting') ??
      metadata.get('qmd_absolutescore_max') ??
      metadata.get('qmd_weighting') ??
      (best === 100 ? 1 : best),
  );
  if (Number.isFinite(stated) && stated !== 1) notes.add(messages.points, { points: stated });
  for (const feedback of listChildren(item, 'itemfeedback')) {
    const [hints, solutions] = [findByName(feedback, 'hint'), findByName(feedback, 'solution')];
    if (hints.some(hasContent)) notes.add(messages.hint);
    if (solutions.some(hasContent)) notes.add(messages.solution);
    if (hints.length + solutions.length === 0 && hasContent(feedback)) notes.add(messages.feedback);
  }
  if (listChildren(item, 'rubric', 'objectives').some(hasContent)) notes.add(messages.rubric);
}

/**
 * Splits a stem of Lectern's own exports into its text and the picture below: a `div`, then a
 * paragraph with only the picture. Returns null for any other stem.
 */
function splitOwnStem(
  nodes: readonly RichNode[],
): { readonly text: readonly RichNode[]; readonly picture: RichElement } | null {
  const [box, below, ...others] = nodes.filter((node) => !isBlank(node));
  if (
    others.length > 0 ||
    typeof box !== 'object' ||
    box.name !== 'div' ||
    typeof below !== 'object' ||
    below.name !== 'p'
  )
    return null;
  const [picture, ...more] = below.children;
  if (more.length > 0 || typeof picture !== 'object' || picture.name !== 'img') return null;
  return { text: box.children, picture };
}

function readStem(
  nodes: readonly RichNode[],
  texts: TextReader,
  isOwnExport: boolean,
): Pick<ImportedQuestion, 'title' | 'image' | 'imageAlt'> {
  const parts = isOwnExport ? splitOwnStem(nodes) : null;
  if (parts === null) return { title: texts.toStoredText(nodes), image: null };
  const { src = '', alt } = parts.picture.attributes;
  return {
    title: texts.toStoredText(parts.text),
    image: src.startsWith(packagePrefix) ? src.slice(packagePrefix.length) : src,
    ...readOwnPictureAlt(alt),
  };
}

/**
 * Returns the content of a question; null, with a note, when a part is unreadable. ILIAS names the
 * page of a solution among it.
 */
function readStemMaterials(
  presentation: XmlElement,
  texts: TextReader,
): readonly RichNode[] | null {
  const materials = listMaterials(presentation, ['render_choice']);
  const shown = materials.filter(({ attributes }) => attributes['label'] !== 'suggested_solution');
  if (shown.length < materials.length) texts.notes.add(messages.solution);
  return readMaterials(shown, texts);
}

/** Returns the texts of options, with the texts that Blackboard only names. */
function readOptionTexts(
  labels: readonly XmlElement[],
  texts: TextReader,
): readonly string[] | null {
  const found = labels.map((label) => readMaterials(listMaterials(label), texts));
  return found.some((nodes) => nodes === null)
    ? null
    : found
        .map((nodes) => texts.toStoredText(nodes ?? []))
        .map((text) => textByBlackboardName.get(text) ?? text);
}

function readQuestion(
  item: XmlElement,
  presentation: XmlElement,
  response: XmlElement,
  metadata: ReadonlyMap<string, string>,
  texts: TextReader,
  isOwnExport: boolean,
): ItemContent | null {
  const { notes } = texts;
  const choices = findByName(response, 'response_label').filter(
    (label) => label.attributes['ident'] !== undefined || hasContent(label),
  );
  const labels: ResponseLabels = {
    response: response.attributes['ident'] ?? '',
    isMultiple:
      response.attributes['rcardinality']?.toLowerCase() === 'multiple' ||
      isMultipleResponse(metadata),
    idents: choices.map(({ attributes }) => attributes['ident'] ?? ''),
  };
  if (choices.length > maxOptions) {
    notes.add(messages.tooManyOptions, { max: maxOptions });
    return null;
  }
  const key = findAnswerKey(labels, readScoring(item, labels), notes);
  const stem = key === null ? null : readStemMaterials(presentation, texts);
  const options = stem === null ? null : readOptionTexts(choices, texts);
  if (key === null || stem === null || options === null) return null;
  noteOmissions(item, response, metadata, key.points, notes);
  return checkQuestion(
    {
      type: 'question',
      ...readStem(stem, texts, isOwnExport),
      isMultiple: labels.isMultiple,
      options: options.map((text, index) => ({
        text,
        isRight: key.right.has(labels.idents[index] ?? ''),
      })),
    },
    notes,
  );
}

function readTextOnlyItem(presentation: XmlElement): ItemContent | null {
  const children = parseHtml(getMaterialHtml(listMaterials(presentation)));
  return children === null ? null : findLinkedVideo({ name: 'div', attributes: {}, children });
}

function readContent(
  item: XmlElement,
  metadata: ReadonlyMap<string, string>,
  texts: TextReader,
  isOwnExport: boolean,
): ItemContent | null {
  const refuse = (message: CompiledMessage, values = {}): null => {
    texts.notes.add(message, values);
    return null;
  };
  if (measureWeight(item) > maxItemWeight) return refuse(messages.tooLarge);
  const presentation = findChild(item, 'presentation');
  const responses = presentation === undefined ? [] : listResponses(presentation);
  const [response, ...others] = responses;
  const stated = findUnsupportedType(metadata);
  if (stated !== null) return refuse(messages.otherType, { type: stated });
  if (presentation === undefined || response === undefined)
    return (
      (isOwnExport && presentation !== undefined ? readTextOnlyItem(presentation) : null) ??
      refuse(messages.onlyText)
    );
  const types = [
    ...new Set(responses.map((each) => findUnsupportedResponse(each) ?? quizImport.type.choice)),
  ];
  if (others.length > 0) return refuse(messages.severalParts, { types: types.join(', ') });
  const type = findUnsupportedResponse(response);
  return type === null
    ? readQuestion(item, presentation, response, metadata, texts, isOwnExport)
    : refuse(messages.otherType, { type });
}

/**
 * Reads an `item` of QTI 1.2 as written by Canvas, cartridges, Blackboard and others; `identifier`
 * is its name in its file.
 */
export function readAsiItem(
  item: XmlElement,
  identifier: string,
  context: ItemContext,
): ParsedItem {
  const texts = new TextReader(context, new Notes());
  const content = readContent(item, readMetadata(item), texts, context.isOwnExport);
  return {
    identifier,
    title: item.attributes['title'] ?? getText(findChild(item, 'title')),
    content,
    reasons: texts.notes.messages,
    pictures: content === null ? [] : [...texts.pictures],
  };
}
