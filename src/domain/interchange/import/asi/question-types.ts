import { quizImport } from '../../../sentences/quiz-import.ts';
import { fillSentence } from '../../fill-sentence.ts';
import type { XmlElement } from '../../xml/element.ts';
import { named } from '../tree.ts';

const say = quizImport.type;

/** Types that are choices between options, as Canvas, cartridges and Blackboard name them. */
const choices: ReadonlySet<string> = new Set([
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
const others: Readonly<Record<string, string>> = {
  short_answer_question: say.shortAnswer,
  fill_in_multiple_blanks_question: say.severalBlanks,
  multiple_dropdowns_question: say.severalLists,
  matching_question: say.match,
  numerical_question: say.numerical,
  calculated_question: say.calculated,
  essay_question: say.extendedText,
  file_upload_question: say.upload,
  'cc.fib.v0p1': say.shortAnswer,
  'cc.pattern_match.v0p1': say.patternMatch,
  'cc.essay.v0p1': say.extendedText,
  essay: say.extendedText,
  'fill in the blank': say.textEntry,
  'fill in the blank plus': say.severalBlanks,
  matching: say.match,
  ordering: say.order,
  calculated: say.calculated,
  numeric: say.numerical,
  'file upload': say.upload,
  'hot spot': say.hotspot,
  'jumbled sentence': say.jumbled,
  'opinion scale': say.opinion,
  'quiz bowl': say.quizBowl,
  'short response': say.shortAnswer,
};

const several: ReadonlySet<string> = new Set([
  'multiple_answers_question',
  'multiple answer',
  'multiple response',
  'cc.multiple_response.v0p1',
  'multi-select',
  'multiple correct answer',
]);

const ofResponse: Readonly<Record<string, string>> = {
  response_str: say.textEntry,
  response_num: say.numerical,
  response_xy: say.hotspot,
  response_grp: say.match,
};

const typeIn = (metadata: ReadonlyMap<string, string>): string =>
  (
    metadata.get('question_type') ??
    metadata.get('cc_profile') ??
    metadata.get('bbmd_questiontype') ??
    metadata.get('qmd_questiontype') ??
    metadata.get('qmd_itemtype') ??
    ''
  ).toLowerCase();

/** Whether metadata say that several options are to be chosen; Blackboard says it only there. */
export const asksForSeveral = (metadata: ReadonlyMap<string, string>): boolean =>
  several.has(typeIn(metadata));

/** What metadata say an item is when it is no choice between options, in words; null when it is one or they do not say. */
export function statedType(metadata: ReadonlyMap<string, string>): string | null {
  const stated = typeIn(metadata);
  return choices.has(stated) ? null : (others[stated] ?? null);
}

/** What a response asks for when it is no choice between options, in words; null when it is one. */
export function typeOfResponse(response: XmlElement): string | null {
  if (response.name !== 'response_lid')
    return ofResponse[response.name] ?? fillSentence(say.unknown, { name: response.name });
  if (response.attributes['rcardinality']?.toLowerCase() === 'ordered') return say.order;
  if (named(response, 'render_choice').length > 0) return null;
  if (named(response, 'render_hotspot').length > 0) return say.hotspot;
  if (named(response, 'render_slider').length > 0) return say.slider;
  return named(response, 'render_fib').length > 0
    ? say.textEntry
    : fillSentence(say.unknown, { name: response.name });
}
