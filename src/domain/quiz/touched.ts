import { assertNever } from '../assert-never.ts';
import type { QuizEvent } from './event.ts';

/** What an event writes and what must exist for it, as names of single facts of a draft. */
export interface Touched {
  readonly writes: readonly string[];
  readonly needs: readonly string[];
}

const activityFact = (key: string): string => `activity ${key}`;
const itemFact = (key: string): string => `item ${key}`;
const optionFact = (item: string, option: string): string => `option ${item} ${option}`;

/** The facts `event` writes and needs; its inverse touches the same ones. */
export function touched(event: QuizEvent): Touched {
  switch (event.type) {
    case 'detailChanged':
      return { writes: [`detail ${event.field}`], needs: [] };
    case 'activityAdded':
    case 'activityRemoved':
      return {
        writes: [
          activityFact(event.activity.key),
          ...event.activity.items.map(({ key }) => itemFact(key)),
        ],
        needs: [],
      };
    case 'activityRenamed':
      return {
        writes: [`${activityFact(event.at.activity)} title`],
        needs: [activityFact(event.at.activity)],
      };
    case 'activityMoved':
      return {
        writes: [`${activityFact(event.activity)} place`],
        needs: [activityFact(event.activity)],
      };
    case 'itemAdded':
    case 'itemRemoved':
      return { writes: [itemFact(event.item.key)], needs: [activityFact(event.at.activity)] };
    case 'itemMoved':
      return {
        writes: [`${itemFact(event.to.item)} place`],
        needs: [
          itemFact(event.to.item),
          activityFact(event.from.activity),
          activityFact(event.to.activity),
        ],
      };
    case 'questionTitleChanged':
      return { writes: [`${itemFact(event.at.item)} title`], needs: [itemFact(event.at.item)] };
    case 'questionImageChanged':
      return { writes: [`${itemFact(event.at.item)} image`], needs: [itemFact(event.at.item)] };
    case 'questionMultipleChanged':
      return { writes: [`${itemFact(event.at.item)} answer`], needs: [itemFact(event.at.item)] };
    case 'rightAnswerChanged':
      return {
        writes: [`${itemFact(event.at.item)} answer`],
        needs: [
          itemFact(event.at.item),
          ...[...event.from, ...event.to].map((option) => optionFact(event.at.item, option)),
        ],
      };
    case 'optionAdded':
    case 'optionRemoved':
      return {
        writes: [optionFact(event.at.item, event.option.id)],
        needs: [itemFact(event.at.item)],
      };
    case 'optionTextChanged':
      return {
        writes: [`${optionFact(event.at.item, event.option)} text`],
        needs: [itemFact(event.at.item), optionFact(event.at.item, event.option)],
      };
    default:
      return assertNever(event);
  }
}
