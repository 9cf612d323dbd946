import type { AnyStateMachine } from 'xstate';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { DetailsContext } from '../../../src/machines/shared/details-machine.ts';
import type { LoadContext } from '../../../src/machines/shared/load-machine.ts';
import { defineModel, type MachineModel } from '../define-model.ts';

const offline = failed({ kind: 'offline' });

/**
 * Creates the model of something that is loaded, and again. A view needs two real `values`.
 */
export const createLoadModel = (
  machine: AnyStateMachine,
  requirements: string,
  input: unknown = null,
  values: readonly [first: unknown, newer: unknown] = ['the first', 'a newer one'],
): MachineModel =>
  defineModel({
    machine,
    requirements,
    input: input as never,
    factsOf: (context) => {
      const { value, failure } = context as LoadContext<unknown, unknown>;
      const known = value === values[0] ? 'the first' : 'a newer one';
      return [value === null ? 'nothing' : known, failure?.kind ?? 'no failure'];
    },
    answers: {
      loading: { 'it arrives': succeeded(values[0]), 'it cannot be loaded': offline },
      refreshing: {
        'a newer one arrives': succeeded(values[1]),
        'it cannot be refreshed': offline,
        'it is gone': failed({ kind: 'notFound' }),
      },
    },
    events: { 'try again': { type: 'load.retry' }, refresh: { type: 'load.refresh' } },
  });

/** Creates the model of a panel beside a list. */
export const createDetailsModel = (machine: AnyStateMachine, requirements: string): MachineModel =>
  defineModel({
    machine,
    requirements,
    factsOf: (context) => {
      const { item, details, failure } = context as DetailsContext<
        { readonly title: string },
        unknown
      >;
      return [
        item?.title ?? 'nothing',
        details === null ? 'without details' : 'with details',
        failure?.kind ?? 'no failure',
      ];
    },
    answers: {
      loading: { 'the details arrive': succeeded({}), 'they cannot be loaded': offline },
    },
    events: {
      'open the first': { type: 'details.open', item: { id: 1, title: 'First' } },
      'open the second': { type: 'details.open', item: { id: 2, title: 'Second' } },
      'the list brings a new name': {
        type: 'items.refreshed',
        items: [{ id: 1, title: 'First, renamed' }],
      },
      refresh: { type: 'details.refresh' },
      close: { type: 'details.close' },
    },
  });

/** Creates the model of a download. */
export const createDownloadModel = (
  machine: AnyStateMachine,
  requirements: string,
  input: unknown = null,
): MachineModel =>
  defineModel({
    machine,
    requirements,
    input: input as never,
    answers: {
      downloading: {
        'it is saved': succeeded({ name: 'file.csv' }),
        'it cannot be saved': offline,
      },
    },
    events: { start: { type: 'download.start' } },
  });
