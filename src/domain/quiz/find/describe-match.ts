import type { Message } from '../../messages/message.ts';
import { readSearchableText } from '../../rich-text/searchable-text.ts';
import type { Draft } from '../draft/draft.ts';
import { locateItem } from '../draft/locate.ts';
import { getOptionLetter } from '../draft/option-letter.ts';
import { getQuestionNumber } from '../draft/question-number.ts';
import { findText, isTitle } from '../draft/find-text.ts';
import type { TextLocation } from '../draft/text-location.ts';
import type { TextMatch } from './find-matches.ts';

/** A match with the words around it. */
export interface DescribedMatch {
  readonly place: Message;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const maxBefore = 30;
const maxAfter = 60;

function getPlace(draft: Draft, location: TextLocation, isFixed: boolean): Message {
  if (location.kind === 'detail') return { key: 'quizFind.inTitle' };
  const activity = draft.activities.find(({ key }) => key === location.activity);
  const values = { activity: activity?.title ?? '' };
  if (location.kind === 'activityTitle') return { key: 'quizFind.inActivity', values };
  if (isFixed) return { key: 'quizFind.inVideo', values };
  const found = locateItem(draft, location.item);
  const number = found === null ? 0 : getQuestionNumber(found.activity.items, found.at.itemIndex);
  if (location.kind === 'item')
    return { key: 'quizFind.inQuestion', values: { ...values, number } };
  const index = found?.item.options.findIndex(({ id }) => id === location.option) ?? 0;
  return {
    key: 'quizFind.inOption',
    values: { ...values, number, option: getOptionLetter(index) },
  };
}

/** Returns where a match is and some of the words around it, in one line. */
export function describeMatch(
  draft: Draft,
  { location, range: { start, end }, isFixed }: TextMatch,
): DescribedMatch {
  const stored = findText(draft, location) ?? '';
  const text = isTitle(location) || isFixed ? stored : readSearchableText(stored);
  const toLine = (part: string): string => part.replaceAll(/\s+/g, ' ');
  const before = toLine(text.slice(0, start)).trimStart();
  const after = toLine(text.slice(end)).trimEnd();
  return {
    place: getPlace(draft, location, isFixed),
    before: before.length > maxBefore ? `…${before.slice(-maxBefore)}` : before,
    match: text.slice(start, end),
    after: after.length > maxAfter ? `${after.slice(0, maxAfter)}…` : after,
  };
}
