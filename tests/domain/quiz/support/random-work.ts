import * as fc from 'fast-check';

import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import type { Draft, DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import { draftOf, question, video } from './drafts.ts';
import type { Editing } from './editing.ts';

/**
 * One random move. The numbers select the activity, item, option and position among the existing
 * ones.
 */
export interface Move {
  readonly kind: number;
  readonly pick: readonly [number, number, number, number];
  readonly text: string;
  readonly pauseMs: number;
}

/** Generates moves of an author: any command, undo, redo, a save, a jump. */
export const moves = (maxLength: number): fc.Arbitrary<readonly Move[]> =>
  fc.array(
    fc.record({
      kind: fc.nat(34),
      pick: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)),
      text: fc.string({ maxLength: 6 }),
      pauseMs: fc.constantFrom(100, 5000),
    }),
    { maxLength, size: 'max' },
  );

const item = (
  key: string,
  isVideo: boolean,
  right: readonly string[],
  isMultiple: boolean,
): DraftItem =>
  isVideo
    ? video(key)
    : question(key, { isMultiple, rightAnswer: isMultiple ? right : right.slice(0, 1) });

/** Generates drafts with one to three activities of questions and videos. */
export const drafts: fc.Arbitrary<Draft> = fc
  .array(
    fc.array(fc.tuple(fc.boolean(), fc.subarray(['a', 'b', 'c'], { minLength: 1 }), fc.boolean()), {
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((lists) =>
    draftOf(
      ...lists.map((list, a) =>
        list.map(([isVideo, right, isMultiple], i) =>
          item(`${a}.${i}`, isVideo, right, isMultiple),
        ),
      ),
    ),
  );

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

function itemCommand(
  { kind, pick: [, , c, d], text }: Move,
  draft: Draft,
  target: DraftItem,
  fresh: string,
): QuizCommand {
  const key = target.key;
  const option = at(target.options, c)?.id ?? 'none';
  switch (kind) {
    case 8:
      return { type: 'item.remove', item: key };
    case 9:
    case 10:
      return {
        type: 'item.move',
        item: key,
        activity: at(draft.activities, c)?.key ?? 'none',
        to: d % 6,
      };
    case 11:
    case 12:
      return { type: 'question.setTitle', item: key, title: text };
    case 13:
      return { type: 'question.setMultiple', item: key, isMultiple: !target.isMultiple };
    case 14:
      return { type: 'option.add', item: key, option: fresh };
    case 15:
      return { type: 'option.remove', item: key, option };
    case 16:
      return { type: 'option.setText', item: key, option, text };
    case 26:
      return { type: 'option.move', item: key, option, to: d % 5 };
    case 33:
      return {
        type: 'options.insert',
        item: key,
        option,
        texts: Array.from({ length: d % 6 }, (_, i) => `${text}${String(i)}`),
        newOptions: Array.from({ length: d % 6 }, (_, i) => `${fresh}.${String(i)}`),
        right: [0, 1, 2, 3, 4].filter((i) => (d >> i) % 2 === 1),
      };
    case 17:
      return {
        type: 'question.setImage',
        item: key,
        image: c % 4 === 0 ? null : text,
        ...(d % 2 === 1 && { alt: text.trim() }),
      };
    case 18:
    case 32:
      return { type: 'question.setImageAlt', item: key, alt: text.trim() };
    default:
      return { type: 'answer.choose', item: key, option };
  }
}

/** A command about some items of all activities, picked by the bits of a number. */
function itemsCommand(
  { kind, pick: [a, b, c, d] }: Move,
  draft: Draft,
  fresh: string,
): QuizCommand {
  const picked = draft.activities
    .flatMap(({ items }) => items)
    .filter((_, i) => ((a * 100 + b) >> (i % 13)) % 2 === 1);
  const items = picked.map(({ key }) => key);
  switch (kind) {
    case 28:
      return {
        type: 'items.duplicate',
        copies: picked.map((each, i) => ({
          of: each.key,
          item: { ...each, key: `${fresh}.${i}` },
        })),
      };
    case 29:
      return { type: 'items.remove', items };
    case 30:
      return { type: 'items.setMultiple', items, isMultiple: d % 2 === 1 };
    default:
      return {
        type: 'items.move',
        items,
        activity: at(draft.activities, c)?.key ?? 'none',
        to: d % 6,
      };
  }
}

/** Replaces in the quiz's title and in the texts of some items, some of which have changed since. */
function replaceCommand({ pick: [a, b, c, d], text }: Move, draft: Draft): QuizCommand {
  const texts = draft.activities.flatMap((activity) =>
    activity.items
      .filter((_, i) => ((a * 100 + b) >> (i % 13)) % 2 === 1)
      .flatMap(({ key, title, options }) => {
        const at = { activity: activity.key, item: key };
        return [
          { location: { kind: 'item' as const, ...at }, from: title, to: `${title}${text}` },
          ...options.slice(0, c % 3).map((option) => ({
            location: { kind: 'option' as const, ...at, option: option.id },
            from: d % 7 === 0 ? 'changed since' : option.text,
            to: `${text}${option.text}`,
          })),
        ];
      }),
  );
  return {
    type: 'texts.replace',
    search: text,
    count: texts.length + 1,
    texts: [
      {
        location: { kind: 'detail', field: 'title' },
        from: draft.title,
        to: `${draft.title}${text}`,
      },
      ...texts,
    ],
  };
}

function commandOf(move: Move, draft: Draft, fresh: string): QuizCommand {
  const {
    kind,
    pick: [a, b, c, d],
    text,
  } = move;
  const activity = at(draft.activities, a);
  const key = activity?.key ?? 'none';
  const target = at(activity?.items ?? [], b);
  switch (kind) {
    case 0:
      return { type: 'activity.add', activity: fresh };
    case 1:
      return { type: 'activity.remove', activity: key };
    case 2:
      return { type: 'activity.move', activity: key, to: b % 4 };
    case 3:
      return { type: 'activity.rename', activity: key, title: text };
    case 4:
      return { type: 'detail.set', field: 'title', value: text };
    case 5:
      return { type: 'detail.set', field: 'tags', value: [b % 3] };
    case 6:
      return {
        type: 'video.add',
        activity: key,
        item: fresh,
        article: { id: c, title: text, image: null },
        index: c % 5,
      };
    case 7:
      return {
        type: 'question.add',
        activity: key,
        item: fresh,
        options: ['a', 'b', 'c', 'd'],
        index: c % 5,
      };
    case 27:
      return {
        type: 'activity.duplicate',
        activity: key,
        copy: fresh,
        items: (activity?.items ?? []).map((item, i) => ({ ...item, key: `${fresh}.${i}` })),
      };
    case 28:
    case 29:
    case 30:
    case 31:
      return itemsCommand(move, draft, fresh);
    case 25:
      return {
        type: 'items.add',
        activity: key,
        items: [question(`${fresh}q`), video(`${fresh}v`, c), question(`${fresh}r`)],
        index: d % 5,
        ...(c % 2 === 1 && target !== undefined && { replaces: target.key }),
      };
    case 34:
      return replaceCommand(move, draft);
    case 24:
      return {
        type: 'activities.import',
        activities: [
          {
            key: fresh,
            title: text,
            items: [video(`${fresh}v`, c), question(`${fresh}q`), video(`${fresh}w`, d)],
          },
        ],
        playlists: [text],
      };
    default:
      return target === undefined
        ? { type: 'question.add', activity: key, item: fresh, options: ['a', 'b'] }
        : itemCommand(move, draft, target, fresh);
  }
}

/** Whether a move is a command, rather than one in the history. */
export const isCommandMove = ({ kind }: Move): boolean => kind < 20 || kind > 23;

/** Performs the moves and calls `after` after each one. */
export function work(
  editing: Editing,
  list: readonly Move[],
  after: () => void = () => undefined,
): void {
  for (const [n, move] of list.entries()) {
    if (move.kind === 20 && editing.history.cursor !== null) editing.undo();
    else if (move.kind === 21 && editing.history.redoStack !== null) editing.redo();
    else if (move.kind === 22) editing.save();
    else if (move.kind === 23) editing.jump(move.pick[0]);
    else editing.do(commandOf(move, editing.history.draft, editing.createKey(n)), move.pauseMs);
    after();
  }
}
