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

const separators = /\s*[,;|&]\s*|\s+(?:and|or|und|oder|et|ou|y)\s+/i;
const removeOptionWord = (answer: string): string => answer.trim().replace(/^options?\s{1,3}/i, '');
const removeBrackets = (text: string): string => text.replace(/^\((.*)\)$/s, '$1');

/** A label before the text of an option or a remark: 'B) Salt', 'B (Salt)', 'B - see page 12'. */
const labelStart =
  /^\(?([A-Za-z]|\d{1,3})(?:([).:])\s{0,5}|\s{1,3}(?=\()|\s{1,3}[–—-]\s{1,3})(?=\S)/;

/** What may stand behind the text of an option: its end, or a sign or a word before the next one. */
const textEnd =
  /^\)?\.?(?:\s*$|\s*[,;|&/+]\s*(?:(?:and|or|und|oder|et|ou|y)\s)?|\s[–—-]\s|\s(?:and|or|und|oder|et|ou|y)\s|\s)/;

/** A label behind a sign or a word that joins it: ', c)', '(and D)', not ', i.e.' or ', z. B.'. */
const joinedLabel =
  /(^|[,;&/+|]|\s[–—-]|\b(?:and|or|und|oder|et|ou|y)\s)\s{0,3}\(?([A-Za-z]|\d{1,3})(?:\s{0,3}(?:[):]|\.(?!\d|\s?[A-Za-z]{1,2}\.)|$)|\s{0,3}([(]|[–—-](?:\s|$)))/gi;

/** A label like 'D)' that nothing joins: 'B) Salt D) Wool', not 'B) Salt (see table D)'. */
const looseLabel = /^[^(]*\s([A-Za-z]|\d{1,3})\)/;

/** A word that says that another option is right too. */
const addition =
  /(?<!\p{L})(?:also|either|both|as well|likewise|equally|alternative(?:ly)?|plus|maybe|possibl[ey]|accept\w*|allow\w*|correct|right|valid|true|fine|ok(?:ay)?|counts?|works?|too(?=\s*(?:[.,;)]|$))|auch|ebenfalls|ebenso|sowie|richtig|korrekt|möglich|aussi|également|también)(?!\p{L})/iu;

/** A letter or number that stands alone; 'a', 'i' and a number only where no noun follows. */
const loneLabel =
  /(?<![\p{L}\p{N}]|(?<!\p{L})\p{L}\.\s?)(?:[b-hj-z](?![\p{L}\p{N}'’]|\.\s?[a-z]{1,2}\.)|(?:[ai]|\d{1,3})(?=\s+(?:is|are|too|also|as well|would|may|can|could|counts|works|ist|auch)\b|\s*(?:[.,;)]|$)))/giu;

/** Returns the text of an option at the start of a text, with its brackets; null where it has none. */
const readStart = (text: string, option: string): string | null =>
  option === '' ? null : ([`(${option}`, option].find((each) => text.startsWith(each)) ?? null);

/**
 * Returns the indices of the options that an answer names one after another, each by its label and
 * its text; null where anything else stands in it.
 */
function findLabelledTexts(answer: string, texts: readonly string[]): readonly number[] | null {
  const found: number[] = [];
  let rest = answer.replaceAll(/\s+/g, ' ').toLowerCase().trim();
  while (rest !== '') {
    const [start = '', label = ''] = labelStart.exec(rest) ?? [];
    const index = toIndex(label);
    const body = rest.slice(start.length);
    const text = readStart(body, texts[index] ?? '');
    const end = text === null ? undefined : textEnd.exec(body.slice(text.length))?.[0];
    if (text === null || end === undefined) return null;
    found.push(index);
    rest = body.slice(text.length + end.length);
  }
  return found.length === 0 ? null : found;
}

/** Whether what stands behind a label names another option too, or may do so. */
function isAnotherNamed(remark: string, own: string, texts: readonly string[]): boolean {
  const index = toIndex(own);
  const isOther = (label = ''): boolean =>
    isWithin([toIndex(label)], texts.length) && toIndex(label) !== index;
  const isSameKind = (label = ''): boolean => /\d/.test(label) === /\d/.test(own);
  const joined = [...remark.matchAll(joinedLabel)].some(
    ([, join = '', label = '', sign]) =>
      isSameKind(label) &&
      !(sign !== undefined && /[ai]/.test(label)) &&
      (isOther(label) || (/[a-z]/i.test(label) && !/[/+|–—-]/.test(join))),
  );
  const loose = looseLabel.exec(remark)?.[1];
  const lone = [...remark.matchAll(loneLabel)].some(([label]) => isOther(label));
  const isText = [remark, ...remark.split(separators)]
    .map((part) => texts.indexOf(normalize(removeBrackets(part.trim()))))
    .some((found) => found !== -1 && found !== index && texts[found] !== '');
  return (
    joined || (isSameKind(loose) && isOther(loose)) || (lone && addition.test(remark)) || isText
  );
}

/** An option that an answer names by its label before a remark. */
interface RemarkedLabel {
  readonly index: number;
  /** Whether the label is written like 'B)', and not like 'B - ' or 'B.', which begin sentences too. */
  readonly hasBracket: boolean;
}

/**
 * Returns the option that an answer names by its label before a remark; null for none, and where the
 * remark names another one or the label is itself the text of an option. Without a sign like ')' the
 * label is a capital or a letter that is no word.
 */
function findLabelBeforeRemark(answer: string, texts: readonly string[]): RemarkedLabel | null {
  const [start = '', label = '', sign] = labelStart.exec(answer) ?? [];
  const index = toIndex(label);
  const text = texts[index];
  const isLabel = sign !== undefined || /[A-Zb-hj-z]/.test(label);
  if (!isLabel || text === undefined || ![-1, index].includes(texts.indexOf(label.toLowerCase())))
    return null;
  const rest = answer.slice(start.length);
  const own = readStart(rest.toLowerCase(), text)?.length ?? 0;
  const remark = /^[\p{L}\p{N}]/u.test(rest.slice(own)) ? rest : rest.slice(own);
  return isAnotherNamed(remark, label, texts) ? null : { index, hasBracket: sign === ')' };
}

/** Returns the indices of options that an answer names without a doubt. */
function findNamed(answer: string, options: readonly string[]): readonly number[] | null {
  const texts = options.map(normalize);
  const wanted = normalize(answer);
  const whole = wanted === '' ? -1 : texts.indexOf(wanted);
  const isLabel = answer.trim().length === 1;
  if (whole !== -1 && !isLabel) return [whole];
  const named = removeOptionWord(answer);
  const labels = findLabelledTexts(named, texts) ?? findLabels(named, options.length);
  if (labels !== null) return labels;
  if (whole !== -1) return [whole];
  const remarked = findLabelBeforeRemark(named, texts);
  if (remarked?.hasBracket === true) return [remarked.index];
  const parts = answer.split(/\s*[;|]\s*|\s*,\s*/).map((part) => texts.indexOf(normalize(part)));
  return isWithin(parts, options.length) ? parts : null;
}

const sort = (indices: readonly number[]): readonly number[] =>
  [...new Set(indices)].sort((a, b) => a - b);

/**
 * Returns the indices of the options that an answer names without a doubt: by letters, by numbers, by
 * a letter like 'B)' before a remark or by the text of an option. Null when it names none, or
 * something else.
 */
export function readPlainAnswer(
  answer: string,
  options: readonly string[],
): readonly number[] | null {
  const found = answer.length > maxAnswerCharacters ? null : findNamed(answer, options);
  return found === null ? null : sort(found);
}

/**
 * Returns the indices of the options that an answer names, as `readPlainAnswer` does; also an option
 * whose letter stands before a remark: 'B (see page 12)'.
 */
export function readAnswer(answer: string, options: readonly string[]): readonly number[] | null {
  if (answer.length > maxAnswerCharacters) return null;
  const plain = readPlainAnswer(answer, options);
  if (plain !== null) return plain;
  const remarked = findLabelBeforeRemark(removeOptionWord(answer), options.map(normalize));
  return remarked === null ? null : [remarked.index];
}
