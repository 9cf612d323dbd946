import { assertEvent, assign, enqueueActions, setup } from 'xstate';

import {
  defaultRange,
  videoListInput,
  videoListMachine,
  writeRange,
  type DayRange,
} from './video-list-machine.ts';

/** What the picker starts with: the person's own day as YYYY-MM-DD. */
export interface VideoPickerInput {
  readonly today: string;
}

interface PickerContext {
  readonly today: string;
  readonly range: DayRange;
}

/** What a person does beside the search itself, which is the child `videoList`. */
export type VideoPickerEvent =
  | { readonly type: 'advanced.toggle' }
  | { readonly type: 'range.set'; readonly range: DayRange }
  | { readonly type: 'range.clear' }
  | { readonly type: 'range.save' };

/** Whether the range's first day is not after its last; a missing one is no limit. */
export const isInOrder = ({ from, until }: DayRange): boolean =>
  from === null || until === null || from <= until;

/** The Add Video dialog (QED-37 to QED-44, QED-49): the search, and the publication days that Save applies and Clear sets back. Supply `videoList`. */
export const videoPickerMachine = setup({
  types: {
    context: {} as PickerContext,
    events: {} as VideoPickerEvent,
    input: {} as VideoPickerInput,
  },
  actors: { videoList: videoListMachine },
  guards: { isInOrder: ({ context }) => isInOrder(context.range) },
  actions: {
    takeRange: assign(({ event }) => {
      assertEvent(event, 'range.set');
      return { range: event.range };
    }),
    resetRange: assign(({ context }) => ({ range: defaultRange(context.today) })),
    searchInRange: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('videoList', {
        type: 'filter.choose',
        name: 'published',
        value: writeRange(context.range),
      });
    }),
  },
}).createMachine({
  id: 'videoPicker',
  context: ({ input: { today } }) => ({ today, range: defaultRange(today) }),
  invoke: {
    src: 'videoList',
    id: 'videoList',
    input: ({ context }) => videoListInput(context.today),
  },
  initial: 'plain',
  states: {
    plain: { on: { 'advanced.toggle': 'advanced' } },
    advanced: {
      on: {
        'advanced.toggle': 'plain',
        'range.set': { actions: 'takeRange' },
        'range.clear': { actions: ['resetRange', 'searchInRange'] },
        'range.save': { guard: 'isInOrder', actions: 'searchInRange' },
      },
    },
  },
});
