import { mostOptionCharacters, mostQuestionCharacters } from '../rich-text/limits.ts';
import { isRich } from '../rich-text/plain-text.ts';
import { shownForm, showsNothing, showsTooLittle } from '../rich-text/shown.ts';
import type { SentenceKey } from '../sentences/en.ts';
import type { DetailField, Draft, DraftActivity, DraftItem } from './draft.ts';
import type { QuizEvent } from './event.ts';
import {
  mostActivities,
  mostItems,
  mostOptions,
  mostSubjects,
  mostTitleCharacters,
} from './limits.ts';
import type { Intent, QuizMode } from './mode.ts';
import type { Place } from './place.ts';
import { endFault, startFault, type DateContext } from './rules/dates.ts';
import { durationFault } from './rules/duration.ts';
import { hasTiming, hasType } from './rules/fields.ts';

/** What the checks must know besides the draft. */
export interface CheckContext extends DateContext {
  readonly mode: QuizMode;
  readonly intent: Intent;
}

/**
 * Something that stops a save. `message` is shown at `place`; `joined` is the printed sentence for the one joined
 * notification (QVAL-01), null where only the inline message is printed.
 */
export interface Fault {
  readonly place: Place;
  readonly message: SentenceKey;
  readonly joined: SentenceKey | null;
}

const minTitleLength = 3;
const same = (place: Place, message: SentenceKey): Fault => ({ place, message, joined: message });

function titleFaults(draft: Draft): readonly Fault[] {
  const title = draft.title.trim();
  if (title === '') return [same({ kind: 'detail', field: 'title' }, 'quiz.check.noTitle')];
  if (draft.title.length > mostTitleCharacters)
    return [same({ kind: 'detail', field: 'title' }, 'quiz.check.titleTooLong')];
  return title.length < minTitleLength
    ? [same({ kind: 'detail', field: 'title' }, 'quiz.check.titleTooShort')]
    : [];
}

const typeFaults = (draft: Draft, { mode }: CheckContext): readonly Fault[] =>
  hasType(mode) && draft.graded === null
    ? [same({ kind: 'detail', field: 'graded' }, 'quiz.check.noType')]
    : [];

function detailFault(field: DetailField, message: SentenceKey | null): readonly Fault[] {
  return message === null ? [] : [same({ kind: 'detail', field }, message)];
}

/** What is wrong with the start, the end and the duration (QVAL-21, QVAL-23 to QVAL-26). */
export const timingFaults = (draft: Draft, context: DateContext): readonly Fault[] => [
  ...detailFault('startDate', startFault(draft, context)),
  ...detailFault('endDate', endFault(draft, context)),
  ...detailFault('durationMinutes', durationFault(draft.durationMinutes)),
];

/** Whether `event` changed the start, the end or the duration. */
export const changesTiming = (event: QuizEvent): boolean =>
  event.type === 'detailChanged' &&
  (event.field === 'startDate' || event.field === 'endDate' || event.field === 'durationMinutes');

const subjectFaults = ({ tags }: Draft): readonly Fault[] =>
  tags.length > mostSubjects
    ? [same({ kind: 'detail', field: 'tags' }, 'quiz.check.tooManySubjects')]
    : [];

/** What the server would refuse for its number: the first that is too many is where to look. */
function numberFaults({ activities }: Draft): readonly Fault[] {
  const tooMany = activities[mostActivities];
  return tooMany === undefined
    ? []
    : [same({ kind: 'activity', activity: tooMany.key }, 'quiz.check.tooManyActivities')];
}

function activityFaults(
  { key, title, items }: DraftActivity,
  { mode, intent }: CheckContext,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (mode === 'library' && title.trim() === '')
    faults.push({
      place: { kind: 'activityTitle', activity: key },
      message: 'quiz.check.required',
      joined: null,
    });
  if (title.length > mostTitleCharacters)
    faults.push(
      same(
        { kind: mode === 'library' ? 'activityTitle' : 'activity', activity: key },
        'quiz.check.activityTitleTooLong',
      ),
    );
  if (items.length > mostItems)
    faults.push(same({ kind: 'items', activity: key }, 'quiz.check.tooManyItems'));
  if (intent !== 'edit' && items.length === 0) {
    faults.push(
      same(
        { kind: 'items', activity: key },
        mode === 'library' ? 'quiz.check.activityWithoutItems' : 'quiz.check.noQuestion',
      ),
    );
  }
  return faults;
}

/** What stands at an empty text: 'required' is for plain text only (QVAL-17, QVAL-18), rich text has the printed sentence. */
const emptyAt = (
  place: Place,
  text: string,
  printed: SentenceKey,
  isPrintedNow: boolean,
): Fault => ({
  place,
  message: isRich(text) ? printed : 'quiz.check.required',
  joined: isPrintedNow ? printed : null,
});

function questionTitleFaults(
  activity: string,
  { key, title }: DraftItem,
  { intent }: CheckContext,
): readonly Fault[] {
  const place: Place = { kind: 'item', activity, item: key };
  if (showsNothing(title))
    return [emptyAt(place, title, 'quiz.check.questionTitleEmpty', intent !== 'edit')];
  if (title.length > mostQuestionCharacters)
    return [{ place, message: 'quiz.check.textTooLong', joined: null }];
  return intent !== 'edit' && showsTooLittle(title, minTitleLength)
    ? [same(place, 'quiz.check.questionTitleTooShort')]
    : [];
}

function optionFaults(
  activity: string,
  item: DraftItem,
  { intent }: CheckContext,
): readonly Fault[] {
  const tooMany = item.options[mostOptions];
  const faults: Fault[] =
    tooMany === undefined
      ? []
      : [
          same(
            { kind: 'option', activity, item: item.key, option: tooMany.id },
            'quiz.check.tooManyOptions',
          ),
        ];
  const seen = new Set<string>();
  for (const { id, text } of item.options) {
    const place: Place = { kind: 'option', activity, item: item.key, option: id };
    const form = shownForm(text);
    if (showsNothing(text))
      faults.push(emptyAt(place, text, 'quiz.check.optionEmpty', intent === 'edit'));
    else if (text.length > mostOptionCharacters)
      faults.push({ place, message: 'quiz.check.textTooLong', joined: null });
    else if (intent === 'edit' && seen.has(form))
      faults.push(same(place, 'quiz.check.optionDuplicated'));
    seen.add(form);
  }
  return faults;
}

function itemFaults(activity: DraftActivity, context: CheckContext): readonly Fault[] {
  return activity.items.flatMap((item) =>
    item.type === 'video'
      ? []
      : [
          ...questionTitleFaults(activity.key, item, context),
          ...optionFaults(activity.key, item, context),
        ],
  );
}

/** Everything that stops a save, in the order of the form. A copy is checked like a create (QVAL-04 to QVAL-26, decisions 15, 16 and 22). */
export function findFaults(draft: Draft, context: CheckContext): readonly Fault[] {
  return [
    ...titleFaults(draft),
    ...typeFaults(draft, context),
    ...(hasTiming(context.mode) ? timingFaults(draft, context) : []),
    ...subjectFaults(draft),
    ...numberFaults(draft),
    ...draft.activities.flatMap((activity) => [
      ...activityFaults(activity, context),
      ...itemFaults(activity, context),
    ]),
  ];
}

const printedOrder: readonly SentenceKey[] = [
  'quiz.check.noTitle',
  'quiz.check.titleTooShort',
  'quiz.check.noType',
  'quiz.check.activityWithoutItems',
  'quiz.check.noQuestion',
  'quiz.check.questionTitleEmpty',
  'quiz.check.questionTitleTooShort',
  'quiz.check.optionEmpty',
  'quiz.check.optionDuplicated',
  'quizForm.check.durationNotWhole',
  'quizForm.check.durationTooLong',
  'quizForm.check.startPast',
  'quizForm.check.endBeforeStart',
  'quizForm.check.endPast',
  'quiz.check.titleTooLong',
  'quiz.check.tooManySubjects',
  'quiz.check.tooManyActivities',
  'quiz.check.activityTitleTooLong',
  'quiz.check.tooManyItems',
  'quiz.check.tooManyOptions',
];

/** The printed sentences of the joined notification, each once, in the order of the specification. */
export function joinedSentences(faults: readonly Fault[]): readonly SentenceKey[] {
  const found = new Set(faults.map((fault) => fault.joined));
  return printedOrder.filter((key) => found.has(key));
}
