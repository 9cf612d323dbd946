import type { MessageKey } from '../../../messages/en.ts';
import type { Message } from '../../../messages/message.ts';
import { quoteInMessage } from '../notes.ts';
import type { XmlElement } from '../../xml/element.ts';
import { findByName } from '../../xml/query-xml.ts';

/** Types of choices between options in Canvas, cartridges and Blackboard. */
const choiceTypes: ReadonlySet<string> = new Set([
  'multiple_choice_question',
  'true_false_question',
  'multiple_answers_question',
  'multiple choice',
  'multiple answer',
  'true/false',
  'either/or',
  'multiple response',
  'cc.multiple_choice.v0p1',
  'cc.multiple_response.v0p1',
  'cc.true_false.v0p1',
]);
const labelsByType: ReadonlyMap<string, MessageKey> = new Map(
  Object.entries<MessageKey>({
    short_answer_question: 'quizImport.type.shortAnswer',
    fill_in_multiple_blanks_question: 'quizImport.type.severalBlanks',
    multiple_dropdowns_question: 'quizImport.type.severalLists',
    matching_question: 'quizImport.type.match',
    numerical_question: 'quizImport.type.numerical',
    calculated_question: 'quizImport.type.calculated',
    essay_question: 'quizImport.type.extendedText',
    file_upload_question: 'quizImport.type.upload',
    'cc.fib.v0p1': 'quizImport.type.shortAnswer',
    'cc.pattern_match.v0p1': 'quizImport.type.patternMatch',
    'cc.essay.v0p1': 'quizImport.type.extendedText',
    essay: 'quizImport.type.extendedText',
    'fill in the blank': 'quizImport.type.textEntry',
    'fill in the blank plus': 'quizImport.type.severalBlanks',
    matching: 'quizImport.type.match',
    ordering: 'quizImport.type.order',
    calculated: 'quizImport.type.calculated',
    numeric: 'quizImport.type.numerical',
    'file upload': 'quizImport.type.upload',
    'hot spot': 'quizImport.type.hotspot',
    'jumbled sentence': 'quizImport.type.jumbled',
    'opinion scale': 'quizImport.type.opinion',
    'quiz bowl': 'quizImport.type.quizBowl',
    'short response': 'quizImport.type.shortAnswer',
  }),
);

const multipleResponseTypes: ReadonlySet<string> = new Set([
  'multiple_answers_question',
  'multiple answer',
  'multiple response',
  'cc.multiple_response.v0p1',
  'multi-select',
  'multiple correct answer',
]);

const labelsByResponse: Readonly<Record<string, MessageKey>> = {
  response_str: 'quizImport.type.textEntry',
  response_num: 'quizImport.type.numerical',
  response_xy: 'quizImport.type.hotspot',
  response_grp: 'quizImport.type.match',
};

const getStatedType = (metadata: ReadonlyMap<string, string>): string =>
  (
    metadata.get('question_type') ??
    metadata.get('cc_profile') ??
    metadata.get('bbmd_questiontype') ??
    metadata.get('qmd_questiontype') ??
    metadata.get('qmd_itemtype') ??
    ''
  ).toLowerCase();

/** Returns whether metadata allow several options. Blackboard stores this only there. */
export const isMultipleResponse = (metadata: ReadonlyMap<string, string>): boolean =>
  multipleResponseTypes.has(getStatedType(metadata));

/**
 * Returns the label of the type in metadata; null for a choice between options and without a known
 * type.
 */
export function findUnsupportedType(metadata: ReadonlyMap<string, string>): Message | null {
  const stated = getStatedType(metadata);
  const label = choiceTypes.has(stated) ? undefined : labelsByType.get(stated);
  return label === undefined ? null : { key: label };
}

function findResponseLabel(response: XmlElement): MessageKey | undefined {
  if (response.name !== 'response_lid') return labelsByResponse[response.name];
  if (response.attributes['rcardinality']?.toLowerCase() === 'ordered')
    return 'quizImport.type.order';
  if (findByName(response, 'render_choice').length > 0) return 'quizImport.type.choice';
  if (findByName(response, 'render_hotspot').length > 0) return 'quizImport.type.hotspot';
  if (findByName(response, 'render_slider').length > 0) return 'quizImport.type.slider';
  return findByName(response, 'render_fib').length > 0 ? 'quizImport.type.textEntry' : undefined;
}

/** Returns the label of what a response asks for. */
export function getResponseLabel(response: XmlElement): Message {
  const key = findResponseLabel(response);
  return key === undefined
    ? quoteInMessage('quizImport.type.unknown', { name: response.name })
    : { key };
}
