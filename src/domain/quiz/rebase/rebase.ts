import type { Message } from '../../notice.ts';
import type { Draft } from '../draft.ts';
import type { QuizEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { History } from '../history.ts';
import { activityIndexOf, locateItem } from '../locate.ts';
import type { EditContext } from '../mode.ts';
import { refit } from '../refit.ts';
import type { Step } from '../step.ts';
import { bringBack } from './bring-back.ts';
import { clashesOf, type Clash, type Side } from './clash.ts';
import { decideAgain, nothingTakenOut } from './decide-again.ts';
import { fieldsOf, isSameValue } from './fields.ts';
import { missingFor, type Lost } from './lost.ts';
import { setField } from './set-field.ts';
import { sinceSaved } from './since-saved.ts';

/** What the author has chosen so far: whose version of each clash, by its id, and what to bring back, by the ids of what was lost. */
export interface Choices {
  readonly sides: ReadonlyMap<string, Side>;
  readonly broughtBack: ReadonlySet<string>;
}

/** My work on top of their version: the steps that apply, in order, and the draft they lead to. `clashes` and `lost` are all that is not simply kept. */
export interface OnTheirs {
  readonly base: Draft;
  readonly steps: readonly Step[];
  readonly draft: Draft;
  readonly kept: readonly Step[];
  readonly clashes: readonly Clash[];
  readonly lost: readonly Lost[];
}

/** No choice made yet. */
export const noChoices: Choices = { sides: new Map(), broughtBack: new Set() };

function restored(draft: Draft, clash: Clash): readonly QuizEvent[] {
  switch (clash.kind) {
    case 'field':
      return setField(draft, clash.theirs);
    case 'removedActivity': {
      if (activityIndexOf(draft.activities, clash.theirs.key) >= 0) return [];
      const here = new Set(draft.activities.flatMap(({ items }) => items.map(({ key }) => key)));
      const activity = {
        ...clash.theirs,
        items: clash.theirs.items.filter(({ key }) => !here.has(key)),
      };
      return [refit(draft, { type: 'activityAdded', activity, index: clash.index })];
    }
    case 'removedItem': {
      if (locateItem(draft, clash.theirs.key) !== null) return [];
      const activityIndex = Math.max(0, activityIndexOf(draft.activities, clash.activity));
      const activity = draft.activities[activityIndex]?.key ?? clash.activity;
      return [
        refit(draft, {
          type: 'itemAdded',
          at: { activity, activityIndex, item: clash.theirs.key, itemIndex: clash.index },
          item: clash.theirs,
        }),
      ];
    }
    case 'removedOption': {
      const found = locateItem(draft, clash.item);
      if (found === null || found.item.options.some(({ id }) => id === clash.theirs.id)) return [];
      return [
        refit(draft, {
          type: 'optionAdded',
          at: found.at,
          option: clash.theirs,
          index: clash.index,
        }),
      ];
    }
    default:
      return clash satisfies never;
  }
}

/** What I changed and changed back is theirs: the events that give it their value again. */
function untouched(base: Draft, mine: Draft, theirs: Draft, draft: Draft): readonly QuizEvent[] {
  const [before, ofMine, now] = [fieldsOf(base), fieldsOf(mine), fieldsOf(draft)];
  const events: QuizEvent[] = [];
  for (const [id, field] of fieldsOf(theirs)) {
    const [was, is, mineNow] = [before.get(id), now.get(id), ofMine.get(id)];
    if (
      was === undefined ||
      is === undefined ||
      mineNow === undefined ||
      isSameValue(is.value, field.value) ||
      !isSameValue(was.value, mineNow.value)
    )
      continue;
    if (isSameValue(is.value, was.value)) events.push(...setField(draft, field));
  }
  return events;
}

function lostOf(
  found: Map<string, Lost>,
  step: Step,
  event: QuizEvent,
  reason: Message,
  mine: Draft,
  there: Draft,
): void {
  const missing = missingFor(event, mine, there);
  if (missing === null) return;
  const known = found.get(missing.id);
  const steps =
    known?.steps.includes(step) === true ? known.steps : [...(known?.steps ?? []), step];
  found.set(missing.id, {
    id: missing.id,
    reason: known?.reason ?? reason,
    steps,
    missing: missing.missing,
  });
}

/**
 * Decides what the author did since the last save again on `theirs`, so that it can be undone step by step there too. Where both have set
 * one thing, mine stands until their side is chosen. Pure; `at` dates the steps that the choices make.
 */
export function rebase(
  history: History,
  theirs: Draft,
  context: EditContext,
  choices: Choices,
  at: number,
): OnTheirs {
  const { base, draft: mine, steps } = sinceSaved(history);
  const clashes = clashesOf(base, mine, theirs);
  const made: Step[] = [];
  const kept: Step[] = [];
  const lost = new Map<string, Lost>();
  const out = nothingTakenOut();
  let draft = theirs;
  const take = (name: Message, when: number, events: readonly QuizEvent[]): void => {
    if (events.length > 0) made.push({ id: made.length + 1, at: when, name, events });
  };
  const apply = (name: Message, events: readonly QuizEvent[]): void => {
    draft = events.reduce((after, event) => evolve(after, event), draft);
    take(name, at, events);
  };
  for (const id of choices.broughtBack)
    apply({ key: 'quizConflict.step.broughtBack' }, bringBack(draft, id, base));
  for (const step of steps) {
    const again = decideAgain(draft, step, context, out);
    for (const { event, reason } of again.refusals) lostOf(lost, step, event, reason, mine, draft);
    draft = again.draft;
    take(again.name, step.at, again.events);
    if (again.refusals.length === 0) kept.push(step);
  }
  apply({ key: 'quizConflict.step.theirs' }, untouched(base, mine, theirs, draft));
  for (const clash of clashes)
    if (choices.sides.get(clash.id) === 'theirs')
      apply({ key: 'quizConflict.step.theirs' }, restored(draft, clash));
  return { base: theirs, steps: made, draft, kept, clashes, lost: [...lost.values()] };
}
