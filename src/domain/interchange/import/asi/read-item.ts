import { mostOptions } from '../../../quiz/limits.ts';
import { quizImport } from '../../../sentences/quiz-import.ts';
import type { RichNode } from '../../rich/rich-node.ts';
import { isBlank } from '../../rich/rich-node.ts';
import type { XmlElement } from '../../xml/element.ts';
import { finishQuestion } from '../finish-question.ts';
import type { ItemContent, ItemContext, ItemReading } from '../item-reading.ts';
import { Notes } from '../notes.ts';
import { ownVideo } from '../own-video.ts';
import { htmlTree } from '../text/html-tree.ts';
import { inPackage, TextReader } from '../text/text-reader.ts';
import {
  childOf,
  childrenOf,
  mostItemWeight,
  named,
  textContent,
  weightOf,
  wordsOf,
} from '../tree.ts';
import { findKey } from './find-key.ts';
import { htmlIn, materialNodes, materialsIn } from './material.ts';
import { metadataOf } from './metadata.ts';
import { asksForSeveral, statedType, typeOfResponse } from './question-types.ts';
import { scoringOf, type Labels } from './scoring.ts';

const say = quizImport.item;
const wordsByName: ReadonlyMap<string, string> = new Map(
  Object.entries(quizImport.blackboardWords),
);
const responses: readonly string[] = [
  'response_lid',
  'response_str',
  'response_num',
  'response_xy',
  'response_grp',
  'response_extension',
];

/** What is asked; an extension beside a response only says how that one is shown, as Brightspace has it. */
function askedIn(presentation: XmlElement): readonly XmlElement[] {
  const all = named(presentation, ...responses);
  const known = all.filter(({ name }) => name !== 'response_extension');
  return known.length > 0 ? known : all;
}

const isSaid = (element: XmlElement): boolean =>
  textContent(element).trim() !== '' ||
  named(element, 'matimage', 'mataudio', 'matvideo').some(
    ({ attributes }) => attributes['uri'] !== '',
  );

function noteSettings(
  item: XmlElement,
  response: XmlElement,
  metadata: ReadonlyMap<string, string>,
  best: number,
  notes: Notes,
): void {
  const render = named(response, 'render_choice')[0];
  const labels = named(response, 'response_label').length;
  const most = Number(render?.attributes['maxnumber'] ?? '0');
  if (render?.attributes['shuffle']?.toLowerCase() === 'yes') notes.add(say.shuffled);
  if (
    response.attributes['rcardinality']?.toLowerCase() === 'multiple' &&
    most > 0 &&
    most < labels
  )
    notes.add(say.choiceLimit, { limit: most });
  if (wordsOf(childOf(item, 'duration')) !== '') notes.add(say.timeLimit);
  const stated = Number(
    metadata.get('points_possible') ??
      metadata.get('cc_weighting') ??
      metadata.get('qmd_absolutescore_max') ??
      metadata.get('qmd_weighting') ??
      (best === 100 ? 1 : best),
  );
  if (Number.isFinite(stated) && stated !== 1) notes.add(say.points, { points: stated });
  for (const feedback of childrenOf(item, 'itemfeedback')) {
    const [hints, solutions] = [named(feedback, 'hint'), named(feedback, 'solution')];
    if (hints.some(isSaid)) notes.add(say.hint);
    if (solutions.some(isSaid)) notes.add(say.solution);
    if (hints.length + solutions.length === 0 && isSaid(feedback)) notes.add(say.feedback);
  }
  if (childrenOf(item, 'rubric', 'objectives').some(isSaid)) notes.add(say.rubric);
}

/** The text and the picture below it as our own exports write them: a box, then a paragraph with nothing but the picture. Null for anything else. */
function ownParts(
  nodes: readonly RichNode[],
): { readonly text: readonly RichNode[]; readonly src: string } | null {
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
  if (
    more.length > 0 ||
    typeof picture !== 'object' ||
    picture.name !== 'img' ||
    !/^Picture for question \d+$/.test(picture.attributes['alt'] ?? '')
  )
    return null;
  return { text: box.children, src: picture.attributes['src'] ?? '' };
}

function stemOf(
  nodes: readonly RichNode[],
  texts: TextReader,
  isOurs: boolean,
): { readonly title: string; readonly image: string | null } {
  const parts = isOurs ? ownParts(nodes) : null;
  if (parts === null) return { title: texts.kept(nodes), image: null };
  const { text, src } = parts;
  return {
    title: texts.kept(text),
    image: src.startsWith(inPackage) ? src.slice(inPackage.length) : src,
  };
}

/** The texts of the options; words that Blackboard names instead of writing them are put in. */
function optionTexts(labels: readonly XmlElement[], texts: TextReader): readonly string[] | null {
  const found = labels.map((label) => materialNodes(materialsIn(label), texts));
  return found.some((nodes) => nodes === null)
    ? null
    : found.map((nodes) => texts.kept(nodes ?? [])).map((text) => wordsByName.get(text) ?? text);
}

function questionOf(
  item: XmlElement,
  presentation: XmlElement,
  response: XmlElement,
  metadata: ReadonlyMap<string, string>,
  texts: TextReader,
  isOurs: boolean,
): ItemContent | null {
  const { notes } = texts;
  const choices = named(response, 'response_label').filter(
    (label) => label.attributes['ident'] !== undefined || isSaid(label),
  );
  const labels: Labels = {
    response: response.attributes['ident'] ?? '',
    isMultiple:
      response.attributes['rcardinality']?.toLowerCase() === 'multiple' || asksForSeveral(metadata),
    idents: choices.map(({ attributes }) => attributes['ident'] ?? ''),
  };
  if (choices.length > mostOptions) {
    notes.add(say.tooManyOptions, { most: mostOptions });
    return null;
  }
  const key = findKey(labels, scoringOf(item, labels), notes);
  const stem =
    key === null ? null : materialNodes(materialsIn(presentation, ['render_choice']), texts);
  const options = stem === null ? null : optionTexts(choices, texts);
  if (key === null || stem === null || options === null) return null;
  noteSettings(item, response, metadata, key.points, notes);
  return finishQuestion(
    {
      kind: 'question',
      ...stemOf(stem, texts, isOurs),
      isMultiple: labels.isMultiple,
      options: options.map((text, index) => ({
        text,
        isRight: key.right.has(labels.idents[index] ?? ''),
      })),
    },
    notes,
  );
}

function textOnly(presentation: XmlElement): ItemContent | null {
  const children = htmlTree(htmlIn(materialsIn(presentation)));
  return children === null ? null : ownVideo({ name: 'div', attributes: {}, children });
}

function contentOf(
  item: XmlElement,
  metadata: ReadonlyMap<string, string>,
  texts: TextReader,
  isOurs: boolean,
): ItemContent | null {
  const refuse = (sentence: string, values = {}): null => {
    texts.notes.add(sentence, values);
    return null;
  };
  if (weightOf(item) > mostItemWeight) return refuse(say.tooLarge);
  const presentation = childOf(item, 'presentation');
  const asked = presentation === undefined ? [] : askedIn(presentation);
  const [response, ...others] = asked;
  const stated = statedType(metadata);
  if (stated !== null) return refuse(say.otherType, { type: stated });
  if (presentation === undefined || response === undefined)
    return (
      (isOurs && presentation !== undefined ? textOnly(presentation) : null) ?? refuse(say.onlyText)
    );
  const types = [...new Set(asked.map((each) => typeOfResponse(each) ?? quizImport.type.choice))];
  if (others.length > 0) return refuse(say.severalParts, { types: types.join(', ') });
  const type = typeOfResponse(response);
  return type === null
    ? questionOf(item, presentation, response, metadata, texts, isOurs)
    : refuse(say.otherType, { type });
}

/** An `item` of QTI 1.2, however Canvas, cartridges, Blackboard or others write it; `identifier` is its name in its file. */
export function readAsiItem(
  item: XmlElement,
  identifier: string,
  context: ItemContext,
): ItemReading {
  const texts = new TextReader(context, new Notes());
  const content = contentOf(item, metadataOf(item), texts, context.isOurs);
  return {
    identifier,
    title: item.attributes['title'] ?? wordsOf(childOf(item, 'title')),
    content,
    reasons: texts.notes.sentences,
    pictures: content === null ? [] : [...texts.pictures],
  };
}
