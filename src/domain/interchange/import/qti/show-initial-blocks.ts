import type { MessageKey } from '../../../messages/en.ts';
import { isBlank } from '../../rich-tree/rich-node.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { findByName, findChild, getText, listChildren } from '../../xml/query-xml.ts';
import type { Notes } from '../notes.ts';

/** What a block that can be hidden is in a text, and what is said of a hidden one. */
const blocks: Readonly<Record<string, { readonly name: string; readonly note: MessageKey }>> = {
  feedbackBlock: { name: 'div', note: 'quizImport.item.feedback' },
  feedbackInline: { name: 'span', note: 'quizImport.item.feedback' },
  templateBlock: { name: 'div', note: 'quizImport.item.hidden' },
  templateInline: { name: 'span', note: 'quizImport.item.hidden' },
  rubricBlock: { name: 'div', note: 'quizImport.item.rubric' },
};

/** Whether students see a rubric; one for scoring would tell them the answer. */
const isRubricShown = ({ attributes: { view = 'candidate', use = '' } }: XmlElement): boolean =>
  view.split(/\s+/).includes('candidate') && !/scor/i.test(use);

/** Returns the values that an outcome has before the question is answered. */
function listDefaultValues(item: XmlElement, outcome: string | undefined): readonly string[] {
  const declaration = listChildren(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes['identifier'] === outcome,
  );
  const values = findChild(declaration, 'defaultValue');
  return values === undefined ? [] : findByName(values, 'value').map(getText);
}

/**
 * Whether an element is shown before the question is answered. Variables of templates have no value
 * then, because items that compute them are not read.
 */
function isShown(element: XmlElement, item: XmlElement): boolean {
  const { name, attributes } = element;
  if (name === 'rubricBlock') return isRubricShown(element);
  const { identifier = '', outcomeIdentifier, templateIdentifier, showHide } = attributes;
  const isFeedback = name === 'feedbackBlock' || name === 'feedbackInline';
  if (!isFeedback && templateIdentifier === undefined) return true;
  const isSet = isFeedback && listDefaultValues(item, outcomeIdentifier).includes(identifier);
  return isSet === (showHide !== 'hide');
}

/**
 * Returns an element of an item without the blocks, parts of lines and options that students do not
 * see before they answer. Notes what is left out.
 */
export const showInitialBlocks = (
  element: XmlElement,
  item: XmlElement,
  notes: Notes,
): XmlElement => ({
  ...element,
  name: blocks[element.name]?.name ?? element.name,
  children: element.children.flatMap((child): readonly XmlNode[] => {
    if (typeof child === 'string') return [child];
    if (isShown(child, item)) {
      const shown = showInitialBlocks(child, item, notes);
      return shown.name !== child.name && shown.children.every(isBlank) ? [] : [shown];
    }
    notes.add(blocks[child.name]?.note ?? 'quizImport.item.hidden');
    return [];
  }),
});
