import { quizImport } from '../../../messages/en/interchange/quiz-import.ts';
import { formatOnOneLine } from '../../format-on-one-line.ts';
import type { XmlElement } from '../../xml/element.ts';
import { findByName } from '../../xml/query-xml.ts';

const messages = quizImport.type;

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
const labelsByType: Readonly<Record<string, string>> = {
  short_answer_question: messages.shortAnswer,
  fill_in_multiple_blanks_question: messages.severalBlanks,
  multiple_dropdowns_question: messages.severalLists,
  matching_question: messages.match,
  numerical_question: messages.numerical,
  calculated_question: messages.calculated,
  essay_question: messages.extendedText,
  file_upload_question: messages.upload,
  'cc.fib.v0p1': messages.shortAnswer,
  'cc.pattern_match.v0p1': messages.patternMatch,
  'cc.essay.v0p1': messages.extendedText,
  essay: messages.extendedText,
  'fill in the blank': messages.textEntry,
  'fill in the blank plus': messages.severalBlanks,
  matching: messages.match,
  ordering: messages.order,
  calculated: messages.calculated,
  numeric: messages.numerical,
  'file upload': messages.upload,
  'hot spot': messages.hotspot,
  'jumbled sentence': messages.jumbled,
  'opinion scale': messages.opinion,
  'quiz bowl': messages.quizBowl,
  'short response': messages.shortAnswer,
};

const multipleResponseTypes: ReadonlySet<string> = new Set([
  'multiple_answers_question',
  'multiple answer',
  'multiple response',
  'cc.multiple_response.v0p1',
  'multi-select',
  'multiple correct answer',
]);

const labelsByResponse: Readonly<Record<string, string>> = {
  response_str: messages.textEntry,
  response_num: messages.numerical,
  response_xy: messages.hotspot,
  response_grp: messages.match,
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
export function findUnsupportedType(metadata: ReadonlyMap<string, string>): string | null {
  const stated = getStatedType(metadata);
  return choiceTypes.has(stated) ? null : (labelsByType[stated] ?? null);
}

/** Returns the label of what a response asks for; null for a choice between options. */
export function findUnsupportedResponse(response: XmlElement): string | null {
  if (response.name !== 'response_lid')
    return (
      labelsByResponse[response.name] ?? formatOnOneLine(messages.unknown, { name: response.name })
    );
  if (response.attributes['rcardinality']?.toLowerCase() === 'ordered') return messages.order;
  if (findByName(response, 'render_choice').length > 0) return null;
  if (findByName(response, 'render_hotspot').length > 0) return messages.hotspot;
  if (findByName(response, 'render_slider').length > 0) return messages.slider;
  return findByName(response, 'render_fib').length > 0
    ? messages.textEntry
    : formatOnOneLine(messages.unknown, { name: response.name });
}
