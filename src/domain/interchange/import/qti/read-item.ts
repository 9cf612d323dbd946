import { mostOptions } from '../../../quiz/limits.ts';
import { holdsMarkup } from '../../../rich-text/holds-markup.ts';
import { quizImport } from '../../../sentences/quiz-import.ts';
import type { RichNode } from '../../rich/rich-node.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { finishQuestion } from '../finish-question.ts';
import type { ItemContent, ItemContext, ItemReading } from '../item-reading.ts';
import { Notes } from '../notes.ts';
import { ownVideo } from '../own-video.ts';
import { htmlTree } from '../text/html-tree.ts';
import { TextReader } from '../text/text-reader.ts';
import {
  childOf,
  childrenOf,
  descendants,
  mostItemWeight,
  named,
  weightOf,
  wordsOf,
} from '../tree.ts';
import { choiceKey } from './choice-key.ts';
import { interactionInWords, isInteraction } from './question-types.ts';

const say = quizImport.item;
/** Ends an attempt; beside another interaction it asks for a hint or the solution. */
const hintButton = 'endAttemptInteraction';
const questionPictureClass = 'lectern-question-picture';

/** `nodes` with `interaction`, however deep, replaced by what stands in its prompt. */
const withPrompt = (nodes: readonly XmlNode[], interaction: XmlElement): readonly XmlNode[] =>
  nodes.flatMap((node): readonly XmlNode[] => {
    if (typeof node === 'string') return [node];
    if (node === interaction) return childOf(node, 'prompt')?.children ?? [];
    return [{ ...node, children: withPrompt(node.children, interaction) }];
  });

/** `nodes` without buttons for a hint and what stands only around them. */
const withoutHints = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.flatMap((node): readonly XmlNode[] => {
    if (typeof node === 'string') return [node];
    if (node.name === hintButton) return [];
    if (named(node, hintButton).length === 0) return [node];
    const children = withoutHints(node.children);
    return children.every((child) => typeof child === 'string' && child.trim() === '')
      ? []
      : [{ ...node, children }];
  });

const isQuestionPicture = (node: XmlNode): node is XmlElement =>
  typeof node !== 'string' && node.attributes['class'] === questionPictureClass;

/** The text of a question and the picture under it, which our own exports mark. */
function stemOf(
  nodes: readonly XmlNode[],
  texts: TextReader,
): { readonly title: string; readonly image: string | null } {
  const last = nodes.at(-1);
  const source =
    last !== undefined && isQuestionPicture(last)
      ? childOf(last, 'img')?.attributes['src']
      : undefined;
  const shown: readonly RichNode[] = texts.rich(source === undefined ? nodes : nodes.slice(0, -1));
  return {
    title: texts.kept(shown),
    image: source === undefined ? null : texts.pictureBelow(source),
  };
}

function noteSettings(item: XmlElement, interaction: XmlElement, notes: Notes): void {
  const { shuffle, maxChoices = '1', minChoices = '0' } = interaction.attributes;
  if (shuffle === 'true') notes.add(say.shuffled);
  if (Number(maxChoices) > 1) notes.add(say.choiceLimit, { limit: maxChoices });
  else if (Number(minChoices) > 1) notes.add(say.choiceLimit, { limit: minChoices });
  if (named(item, 'modalFeedback').length > 0) notes.add(say.feedback);
  if (childOf(item, 'timeLimits') !== undefined) notes.add(say.timeLimit);
  const score = childrenOf(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes['identifier'] === 'MAXSCORE',
  );
  const points = score === undefined ? '' : wordsOf(childOf(score, 'defaultValue'));
  if (points !== '' && Number.isFinite(Number(points)) && Number(points) !== 1)
    notes.add(say.points, { points: Number(points) });
}

/** What stands in the body; words right in it, where none may stand, are HTML when they look like it, as Angel writes them. */
const bodyNodes = ({ children }: XmlElement, isOurs: boolean): readonly XmlNode[] =>
  isOurs
    ? children
    : children.flatMap((child): readonly XmlNode[] =>
        typeof child === 'string' && holdsMarkup(child) ? (htmlTree(child) ?? [child]) : [child],
      );

function questionOf(
  item: XmlElement,
  body: XmlElement,
  interaction: XmlElement,
  texts: TextReader,
  isOurs: boolean,
): ItemContent | null {
  const { notes } = texts;
  const choices = childrenOf(interaction, 'simpleChoice');
  if (choices.length > mostOptions) {
    notes.add(say.tooManyOptions, { most: mostOptions });
    return null;
  }
  const key = choiceKey(
    item,
    interaction,
    choices.map(({ attributes }) => attributes['identifier'] ?? ''),
    notes,
  );
  if (key === null) return null;
  const { title, image } = stemOf(
    trimmed(withoutHints(withPrompt(bodyNodes(body, isOurs), interaction))),
    texts,
  );
  const options = choices.map(({ attributes, children }) => ({
    text: texts.kept(texts.rich(children)),
    isRight: key.right.has(attributes['identifier'] ?? ''),
  }));
  noteSettings(item, interaction, notes);
  return finishQuestion(
    { kind: 'question', title, image, isMultiple: key.isMultiple, options },
    notes,
  );
}

/** Without the spaces that lay out the children of the body. */
const trimmed = (nodes: readonly XmlNode[]): readonly XmlNode[] => {
  const isSpace = (node: XmlNode): boolean => typeof node === 'string' && /^\s*\n\s*$/.test(node);
  const first = nodes.findIndex((node) => !isSpace(node));
  return first === -1 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isSpace(node)) + 1);
};

function contentOf(
  item: XmlElement,
  texts: TextReader,
  { isOurs }: ItemContext,
): ItemContent | null {
  const { notes } = texts;
  const body = childOf(item, 'itemBody');
  const all = body === undefined ? [] : descendants(body, ({ name }) => isInteraction(name));
  const interactions = all.filter(({ name }) => name !== hintButton);
  const [interaction] = interactions;
  const refuse = (sentence: string, values = {}): null => {
    notes.add(sentence, values);
    return null;
  };
  if (item.name !== 'assessmentItem') return refuse(quizImport.file.shape, { root: item.name });
  if (weightOf(item) > mostItemWeight) return refuse(say.tooLarge);
  if (item.attributes['adaptive'] === 'true') return refuse(say.adaptive);
  if (
    childOf(item, 'templateProcessing') !== undefined ||
    childOf(item, 'templateDeclaration') !== undefined
  )
    return refuse(say.computed);
  if (body === undefined || interaction === undefined)
    return (body === undefined || !isOurs ? null : ownVideo(body)) ?? refuse(say.onlyText);
  if (interactions.length > 1)
    return refuse(say.severalParts, {
      types: [
        ...new Set(
          interactions.map(({ name }) =>
            name === 'choiceInteraction' ? quizImport.type.choice : interactionInWords(name),
          ),
        ),
      ].join(', '),
    });
  if (interaction.name !== 'choiceInteraction')
    return refuse(say.otherType, { type: interactionInWords(interaction.name) });
  if (all.length > 1) notes.add(say.hint);
  return questionOf(item, body, interaction, texts, isOurs);
}

/** An `assessmentItem` of QTI 2 or 3. */
export function readItem(item: XmlElement, context: ItemContext): ItemReading {
  const texts = new TextReader(context, new Notes());
  const content = contentOf(item, texts, context);
  return {
    identifier: item.attributes['identifier'] ?? '',
    title: item.attributes['title'] ?? '',
    content,
    reasons: texts.notes.sentences,
    pictures: content === null ? [] : [...texts.pictures],
  };
}
