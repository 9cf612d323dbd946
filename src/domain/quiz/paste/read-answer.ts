const answerStart =
  /^\(?(?:(?:the|your)\s{1,3})?(?:correct\s{1,3}|right\s{1,3})?(?:answers?|ans|solutions?|key|correct)(?:\(s\))?(?:\s{1,3}(?:is|are))?\s{0,3}(?:[:=–—]|-\s)\s*/i;
const shortAnswer =
  /^(?:[Aa]ns(?:wer)?s?|ANS(?:WER)?S?)\.?\s{1,3}(?=\(?[A-Z]{1,6}[).]?\s{0,3}(?:$|[,;&]|and\s|or\s))/;
const keyHeading = /^(?:answers?|answer\s{1,3}keys?|keys?|solutions?)\s{0,3}:?$/i;
const noteStart =
  /^(?:explanations?|feedback|rationale|reason|justification|hint|comment|points?|difficulty|reference|source)\s{0,3}[:–—]/i;

/** Returns the text after 'Answer:' or its like; null for any other line. */
export function readAnswerLine(text: string): string | null {
  const trimmed = text.trim();
  const start = answerStart.exec(trimmed) ?? shortAnswer.exec(trimmed);
  if (start === null) return null;
  const answer = trimmed.slice(start[0].length);
  return answer === ''
    ? null
    : answer.replace(/\)$/, (end) => (trimmed.startsWith('(') ? '' : end));
}

/** Whether an answer is a blank to fill in: 'Answer: ____'. */
export const isBlank = (answer: string): boolean => /^(?:[_…\s]+|\.{2,}|-{2,})$/.test(answer);

/** Whether a line says that the right answers of all questions follow. */
export const isKeyHeading = (text: string): boolean => keyHeading.test(text.trim());

/** Whether a line explains an answer, such as 'Explanation: …'. */
export const isNote = (text: string): boolean => noteStart.test(text.trim());

const maxAnswerCharacters = 2000;

function toIndex(word: string): number {
  const [, letter, digits] = /^\(?(?:([A-Za-z])|(\d{1,3}))[).]?$/.exec(word) ?? [];
  if (letter !== undefined) return (letter.toLowerCase().codePointAt(0) ?? 0) - 97;
  return digits === undefined ? -1 : Number(digits) - 1;
}

const isWithin = (indices: readonly number[], count: number): boolean =>
  indices.length > 0 && indices.every((index) => index >= 0 && index < count);

const normalize = (text: string): string =>
  text.trim().replace(/\.$/, '').replaceAll(/\s+/g, ' ').toLowerCase();

function findLabels(answer: string, count: number): readonly number[] | null {
  const words = answer
    .replace(/\.$/, '')
    .split(/\s*[,;&/+|]\s*|\s+(?:and|or|und|et|y)\s+|\s+/i)
    .filter((word) => word !== '' && !/^(?:and|or|und|et|y)$/i.test(word));
  const indices = words.map(toIndex);
  if (isWithin(indices, count)) return indices;
  const run = /^[A-Z]{2,26}$/.test(answer) ? [...answer].map(toIndex) : [];
  return isWithin(run, count) && new Set(run).size === run.length ? run : null;
}

/** An option by its label and its text or a remark: 'B) Salt', 'B (Salt)', 'B - see page 12'. */
const labelledText =
  /^\(?([A-Za-z]|\d{1,3})(?:([).:])\s{0,5}|\s{1,3}(?=\()|\s{1,3}[–—-]\s{1,3})(\S.*)$/s;

/** A label that a remark joins: ', c)', '(and D)', not ', i.e.' or ', z. B.'. */
const anotherLabel =
  /(?:^|[,;&]|\b(?:and|or|und|oder|et|ou|y)\s)\s{0,3}\(?[A-Za-z]\s{0,3}(?:[):(]|\.(?!\s?[A-Za-z]{1,2}\.)|[–—-]\s|$)/i;

const removeBrackets = (text: string): string => text.replace(/^\((.*)\)$/s, '$1');

/** Returns the index of the option that an answer names by its label and its text, -1 for none. */
function findLabelledText(answer: string, texts: readonly string[]): number {
  const [, label = '', , rest = ''] = labelledText.exec(answer.trim()) ?? [];
  const index = toIndex(label);
  const isText = [rest, removeBrackets(rest)].some((text) => normalize(text) === texts[index]);
  return isText ? index : -1;
}

/**
 * Returns the index of the option that an answer names by its label before a remark, -1 for none. The
 * remark joins no other label. Behind another label than 'B)' or '2)' it is no text of an option, and
 * the label is a letter.
 */
function findLabelBeforeRemark(answer: string, texts: readonly string[]): number {
  const [, label = '', delimiter, rest = ''] = labelledText.exec(answer) ?? [];
  const index = toIndex(label);
  const isRemark =
    delimiter !== undefined ||
    (/[a-z]/i.test(label) && !texts.includes(normalize(removeBrackets(rest))));
  return isRemark && !anotherLabel.test(rest) && index < texts.length ? index : -1;
}

const separators = /\s*[,;|&]\s*|\s+(?:and|or|und|oder|et|ou|y)\s+/i;

/**
 * Returns the indices of the options that an answer names: by letters, by numbers or by the text of
 * an option. Null when it names none, or something else.
 */
export function readAnswer(answer: string, options: readonly string[]): readonly number[] | null {
  if (answer.length > maxAnswerCharacters) return null;
  const texts = options.map(normalize);
  const wanted = normalize(answer);
  const whole = wanted === '' ? -1 : texts.indexOf(wanted);
  const isLabel = answer.trim().length === 1;
  if (whole !== -1 && !isLabel) return [whole];
  const named = answer.trim().replace(/^options?\s{1,3}/i, '');
  const labels = findLabels(named, options.length);
  if (labels !== null) return [...new Set(labels)].sort((a, b) => a - b);
  if (whole !== -1) return [whole];
  const labelled = findLabelledText(named, texts);
  if (labelled !== -1) return [labelled];
  const several = named.split(separators).map((part) => findLabelledText(part, texts));
  if (isWithin(several, options.length)) return [...new Set(several)].sort((a, b) => a - b);
  const remarked = findLabelBeforeRemark(named, texts);
  if (remarked !== -1) return [remarked];
  const parts = answer.split(/\s*[;|]\s*|\s*,\s*/).map((part) => texts.indexOf(normalize(part)));
  return isWithin(parts, options.length) ? [...new Set(parts)].sort((a, b) => a - b) : null;
}
