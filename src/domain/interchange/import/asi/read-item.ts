import { maxOptions } from '../../../quiz/draft/quiz-limits.ts';
import type { MessageKey } from '../../../messages/en.ts';
import type { FormatMessage, Message } from '../../../messages/message.ts';
import { type RichElement, type RichNode, isBlank } from '../../rich-tree/rich-node.ts';
import type { XmlElement } from '../../xml/element.ts';
import { checkQuestion } from '../check-question.ts';
import type { ImportedQuestion } from '../imported-package.ts';
import { readOwnPictureAlt } from '../own-picture-alt.ts';
import type { ItemContent, ItemContext, ParsedItem } from '../parsed-item.ts';
import { Notes, removeRepeated } from '../notes.ts';
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
import { isMultipleResponse, findUnsupportedType, getResponseLabel } from './item-types.ts';
import { readScoring, type ResponseLabels } from './read-scoring.ts';

/** The texts of options that Blackboard gives by name. */
const blackboardWords: ReadonlyMap<string, MessageKey> = new Map([
  ['true_false.true', 'quizImport.blackboardWords.true'],
  ['true_false.false', 'quizImport.blackboardWords.false'],
  ['yes_no.true', 'quizImport.blackboardWords.yes'],
  ['yes_no.false', 'quizImport.blackboardWords.no'],
  ['agree_disagree.true', 'quizImport.blackboardWords.agree'],
  ['agree_disagree.false', 'quizImport.blackboardWords.disagree'],
  ['right_wrong.true', 'quizImport.blackboardWords.right'],
  ['right_wrong.false', 'quizImport.blackboardWords.wrong'],
]);
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
  if (render?.attributes['shuffle']?.toLowerCase() === 'yes') notes.add('quizImport.item.shuffled');
  if (response.attributes['rcardinality']?.toLowerCase() === 'multiple' && max > 0 && max < labels)
    notes.add('quizImport.item.choiceLimit', { limit: max });
  if (getText(findChild(item, 'duration')) !== '') notes.add('quizImport.item.timeLimit');
  const stated = Number(
    metadata.get('points_possible') ??
      metadata.get('cc_weighting') ??
      metadata.get('qmd_absolutescore_max') ??
      metadata.get('qmd_weighting') ??
      (best === 100 ? 1 : best),
  );
  if (Number.isFinite(stated) && stated !== 1)
    notes.add('quizImport.item.points', { points: stated });
  for (const feedback of listChildren(item, 'itemfeedback')) {
    const [hints, solutions] = [findByName(feedback, 'hint'), findByName(feedback, 'solution')];
    if (hints.some(hasContent)) notes.add('quizImport.item.hint');
    if (solutions.some(hasContent)) notes.add('quizImport.item.solution');
    if (hints.length + solutions.length === 0 && hasContent(feedback))
      notes.add('quizImport.item.feedback');
  }
  if (listChildren(item, 'rubric', 'objectives').some(hasContent))
    notes.add('quizImport.item.rubric');
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
  if (shown.length < materials.length) texts.notes.add('quizImport.item.solution');
  return readMaterials(shown, texts);
}

/** Returns the texts of options, with the texts that Blackboard only names. */
function readOptionTexts(
  labels: readonly XmlElement[],
  texts: TextReader,
  formatMessage: FormatMessage,
): readonly string[] | null {
  const found = labels.map((label) => readMaterials(listMaterials(label), texts));
  return found.some((nodes) => nodes === null)
    ? null
    : found
        .map((nodes) => texts.toStoredText(nodes ?? []))
        .map((text) => {
          const word = blackboardWords.get(text);
          return word === undefined ? text : formatMessage(word);
        });
}

function readQuestion(
  item: XmlElement,
  presentation: XmlElement,
  response: XmlElement,
  metadata: ReadonlyMap<string, string>,
  texts: TextReader,
  { isOwnExport, formatMessage }: ItemContext,
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
    notes.add('quizImport.item.tooManyOptions', { max: maxOptions });
    return null;
  }
  const key = findAnswerKey(labels, readScoring(item, labels), notes);
  const stem = key === null ? null : readStemMaterials(presentation, texts);
  const options = stem === null ? null : readOptionTexts(choices, texts, formatMessage);
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
  context: ItemContext,
): ItemContent | null {
  const refuse = (message: MessageKey | Message, values = {}): null => {
    texts.notes.add(message, values);
    return null;
  };
  if (measureWeight(item) > maxItemWeight) return refuse('quizImport.item.tooLarge');
  const presentation = findChild(item, 'presentation');
  const responses = presentation === undefined ? [] : listResponses(presentation);
  const [response, ...others] = responses;
  const stated = findUnsupportedType(metadata);
  const refuseType = (type: Message): null =>
    refuse({ key: 'quizImport.item.otherType', about: type });
  if (stated !== null) return refuseType(stated);
  if (presentation === undefined || response === undefined)
    return (
      (context.isOwnExport && presentation !== undefined ? readTextOnlyItem(presentation) : null) ??
      refuse('quizImport.item.onlyText')
    );
  if (others.length > 0)
    return refuse({
      key: 'quizImport.item.severalParts',
      about: { list: removeRepeated(responses.map(getResponseLabel)) },
    });
  const type = getResponseLabel(response);
  return 'key' in type && type.key === 'quizImport.type.choice'
    ? readQuestion(item, presentation, response, metadata, texts, context)
    : refuseType(type);
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
  const content = readContent(item, readMetadata(item), texts, context);
  return {
    identifier,
    title: item.attributes['title'] ?? getText(findChild(item, 'title')),
    content,
    reasons: texts.notes.messages,
    pictures: content === null ? [] : [...texts.pictures],
  };
}
