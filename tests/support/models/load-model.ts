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
      loading: {
        'it arrives': succeeded(values[0]),
        'it cannot be loaded': offline,
        'it fails': failed({ kind: 'unexpected' }),
      },
      refreshing: {
        'a newer one arrives': succeeded(values[1]),
        'it cannot be refreshed': offline,
        'it is gone': failed({ kind: 'notFound' }),
      },
    },
    events: { 'try again': { type: 'load.retry' }, refresh: { type: 'load.refresh' } },
  });

interface DetailsModelOptions<Item> {
  readonly first: Item;
  readonly second: Item;
  /** The first as a reloaded list brings it. */
  readonly renamed: Item;
  readonly details: unknown;
  readonly getTitle: (item: Item) => string;
}

/** Creates the model of a panel beside a list. */
export const createDetailsModel = <Item>(
  machine: AnyStateMachine,
  requirements: string,
  { first, second, renamed, details: loaded, getTitle }: DetailsModelOptions<Item>,
): MachineModel =>
  defineModel({
    machine,
    requirements,
    factsOf: (context) => {
      const { item, details, failure } = context as DetailsContext<Item, unknown>;
      return [
        item === null ? 'nothing' : getTitle(item),
        details === null ? 'without details' : 'with details',
        failure?.kind ?? 'no failure',
      ];
    },
    answers: {
      loading: { 'the details arrive': succeeded(loaded), 'they cannot be loaded': offline },
    },
    events: {
      'open the first': { type: 'details.open', item: first },
      'open the second': { type: 'details.open', item: second },
      'the list brings a new name': { type: 'items.refreshed', items: [renamed] },
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
