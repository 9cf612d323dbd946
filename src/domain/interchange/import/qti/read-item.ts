import { maxOptions } from '../../../quiz/draft/quiz-limits.ts';
import { hasMarkup } from '../../../rich-text/plain-text.ts';
import type { MessageKey } from '../../../messages/en.ts';
import type { Message } from '../../../messages/message.ts';
import type { RichNode } from '../../rich-tree/rich-node.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { checkQuestion } from '../check-question.ts';
import type { ImportedQuestion } from '../imported-package.ts';
import { readOwnPictureAlt } from '../own-picture-alt.ts';
import type { ItemContent, ItemContext, ParsedItem } from '../parsed-item.ts';
import { Notes, removeRepeated } from '../notes.ts';
import { findLinkedVideo } from '../linked-videos.ts';
import { parseHtml } from '../text/parse-html.ts';
import { TextReader } from '../text/text-reader.ts';
import {
  findChild,
  listChildren,
  findDescendants,
  maxItemWeight,
  findByName,
  measureWeight,
  getText,
} from '../../xml/query-xml.ts';
import { readChoiceKey } from './read-choice-key.ts';
import { showInitialBlocks } from './show-initial-blocks.ts';
import { getInteractionLabel, isInteraction } from './interaction-types.ts';

/**
 * A button that ends the attempt; beside another interaction it requests a hint or the solution.
 */
const hintInteraction = 'endAttemptInteraction';
const questionPictureClass = 'lectern-question-picture';

/** Replaces `interaction`, at any depth, by the content of its prompt. */
const replaceWithPrompt = (
  nodes: readonly XmlNode[],
  interaction: XmlElement,
): readonly XmlNode[] =>
  nodes.flatMap((node): readonly XmlNode[] => {
    if (typeof node === 'string') return [node];
    if (node === interaction) return findChild(node, 'prompt')?.children ?? [];
    return [{ ...node, children: replaceWithPrompt(node.children, interaction) }];
  });

/** Removes the buttons for hints, and elements that contain nothing else. */
const removeHints = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.flatMap((node): readonly XmlNode[] => {
    if (typeof node === 'string') return [node];
    if (node.name === hintInteraction) return [];
    if (findByName(node, hintInteraction).length === 0) return [node];
    const children = removeHints(node.children);
    return children.every((child) => typeof child === 'string' && child.trim() === '')
      ? []
      : [{ ...node, children }];
  });

const isQuestionPicture = (node: XmlNode): node is XmlElement =>
  typeof node !== 'string' && node.attributes['class'] === questionPictureClass;

/** The text of a question and the picture under it, which our own exports mark. */
function readStem(
  nodes: readonly XmlNode[],
  texts: TextReader,
): Pick<ImportedQuestion, 'title' | 'image' | 'imageAlt'> {
  const last = nodes.at(-1);
  const picture =
    last !== undefined && isQuestionPicture(last) ? findChild(last, 'img')?.attributes : undefined;
  const source = picture?.['src'];
  const stem: readonly RichNode[] = texts.readXhtml(
    source === undefined ? nodes : nodes.slice(0, -1),
  );
  const title = texts.toStoredText(stem);
  const image = source === undefined ? null : texts.resolveQuestionPicture(source);
  return {
    title,
    image,
    ...(image !== null && readOwnPictureAlt(picture?.['alt'])),
  };
}

function noteOmissions(item: XmlElement, interaction: XmlElement, notes: Notes): void {
  const { shuffle, maxChoices = '1', minChoices = '0' } = interaction.attributes;
  if (shuffle === 'true') notes.add('quizImport.item.shuffled');
  if (Number(maxChoices) > 1) notes.add('quizImport.item.choiceLimit', { limit: maxChoices });
  else if (Number(minChoices) > 1) notes.add('quizImport.item.choiceLimit', { limit: minChoices });
  if (findByName(item, 'modalFeedback').length > 0) notes.add('quizImport.item.feedback');
  if (findChild(item, 'timeLimits') !== undefined) notes.add('quizImport.item.timeLimit');
  const score = listChildren(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes['identifier'] === 'MAXSCORE',
  );
  const points = score === undefined ? '' : getText(findChild(score, 'defaultValue'));
  if (points !== '' && Number.isFinite(Number(points)) && Number(points) !== 1)
    notes.add('quizImport.item.points', { points: Number(points) });
}

/**
 * Returns the nodes of the body. Text directly in it, which QTI forbids, is HTML in Angel's
 * exports.
 */
const listBodyNodes = ({ children }: XmlElement, isOwnExport: boolean): readonly XmlNode[] =>
  isOwnExport
    ? children
    : children.flatMap((child): readonly XmlNode[] =>
        typeof child === 'string' && hasMarkup(child) ? (parseHtml(child) ?? [child]) : [child],
      );

function readQuestion(
  item: XmlElement,
  body: XmlElement,
  interaction: XmlElement,
  texts: TextReader,
  isOwnExport: boolean,
): ItemContent | null {
  const { notes } = texts;
  const choices = listChildren(interaction, 'simpleChoice');
  if (choices.length > maxOptions) {
    notes.add('quizImport.item.tooManyOptions', { max: maxOptions });
    return null;
  }
  const key = readChoiceKey(
    item,
    interaction,
    choices.map(({ attributes }) => attributes['identifier'] ?? ''),
    notes,
  );
  if (key === null) return null;
  const stem = readStem(
    trimLayoutSpace(removeHints(replaceWithPrompt(listBodyNodes(body, isOwnExport), interaction))),
    texts,
  );
  const options = choices.map(({ attributes, children }) => ({
    text: texts.toStoredText(texts.readXhtml(children)),
    isRight: key.right.has(attributes['identifier'] ?? ''),
  }));
  noteOmissions(item, interaction, notes);
  return checkQuestion({ type: 'question', ...stem, isMultiple: key.isMultiple, options }, notes);
}

/** Removes the white space that indents the children of the body. */
const trimLayoutSpace = (nodes: readonly XmlNode[]): readonly XmlNode[] => {
  const isSpace = (node: XmlNode): boolean => typeof node === 'string' && /^\s*\n\s*$/.test(node);
  const first = nodes.findIndex((node) => !isSpace(node));
  return first === -1 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isSpace(node)) + 1);
};

function readContent(
  item: XmlElement,
  texts: TextReader,
  { isOwnExport }: ItemContext,
): ItemContent | null {
  const { notes } = texts;
  const body = findChild(item, 'itemBody');
  const all = body === undefined ? [] : findDescendants(body, ({ name }) => isInteraction(name));
  const interactions = all.filter(({ name }) => name !== hintInteraction);
  const [interaction] = interactions;
  const refuse = (message: MessageKey | Message, values = {}): null => {
    notes.add(message, values);
    return null;
  };
  if (item.name !== 'assessmentItem') return refuse('quizImport.file.shape', { root: item.name });
  if (measureWeight(item) > maxItemWeight) return refuse('quizImport.item.tooLarge');
  if (item.attributes['adaptive'] === 'true') return refuse('quizImport.item.adaptive');
  if (
    findChild(item, 'templateProcessing') !== undefined ||
    findChild(item, 'templateDeclaration') !== undefined
  )
    return refuse('quizImport.item.computed');
  if (body === undefined || interaction === undefined)
    return (
      (body === undefined || !isOwnExport ? null : findLinkedVideo(body)) ??
      refuse('quizImport.item.onlyText')
    );
  if (interactions.length > 1)
    return refuse({
      key: 'quizImport.item.severalParts',
      about: { list: removeRepeated(interactions.map(({ name }) => getInteractionLabel(name))) },
    });
  if (interaction.name !== 'choiceInteraction')
    return refuse({
      key: 'quizImport.item.otherType',
      about: getInteractionLabel(interaction.name),
    });
  const shownBody = showInitialBlocks(body, item, notes);
  const [shownInteraction] = findByName(shownBody, 'choiceInteraction');
  if (shownInteraction === undefined) return refuse('quizImport.item.onlyText');
  if (all.length > 1) notes.add('quizImport.item.hint');
  return readQuestion(item, shownBody, shownInteraction, texts, isOwnExport);
}

/** Reads an `assessmentItem` of QTI 2 or 3. */
export function readItem(item: XmlElement, context: ItemContext): ParsedItem {
  const texts = new TextReader(context, new Notes());
  const content = readContent(item, texts, context);
  return {
    identifier: item.attributes['identifier'] ?? '',
    title: item.attributes['title'] ?? '',
    content,
    reasons: texts.notes.messages,
    pictures: content === null ? [] : [...texts.pictures],
  };
}
