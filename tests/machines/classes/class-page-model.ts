import type { ClassData } from '../../../src/machines/classes/class-page-machine.ts';
import { classPageMachine } from '../../../src/machines/classes/class-page-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const failed = (failure: object) => ({ ok: false, failure });
const named = (title: string) => ({
  ok: true,
  value: { detail: { title } as ClassData, version: '1' },
});
const loading = 'xstate.done.actor.0.classPage.loading';
const refreshing = 'xstate.done.actor.0.classPage.refreshing';

/** The model of the page of a class: a state names the chart's state, the class and the failure. */
export const classPageModel = defineModel({
  machine: classPageMachine,
  requirements: 'CLS-03',
  input: 12,
  stateOf: ({ value: state, context: { value: loaded, failure } }) =>
    `${state}: ${loaded?.detail.title ?? 'nothing'}${failure === null ? '' : `, ${failure.kind}`}`,
  events: {
    'the class arrives': { type: loading, output: named('Biology') },
    'the class cannot be loaded': { type: loading, output: failed({ kind: 'offline' }) },
    'loading breaks': {
      type: 'xstate.error.actor.0.classPage.loading',
      error: new Error('broken'),
    },
    'load again': { type: 'load.retry' },
    'something changed': { type: 'load.refresh' },
    'the newer class arrives': { type: refreshing, output: named('Biology 101') },
    'the newer class cannot be loaded': { type: refreshing, output: failed({ kind: 'offline' }) },
    'the class is gone': { type: refreshing, output: failed({ kind: 'notFound' }) },
    'refreshing breaks': {
      type: 'xstate.error.actor.0.classPage.refreshing',
      error: new Error('broken'),
    },
  },
});
