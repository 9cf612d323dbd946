import type { AnyStateMachine } from 'xstate';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { FormContext } from '../../../src/machines/shared/form/form-types.ts';
import { defineModel, type MachineModel } from '../define-model.ts';

/** What differs between the forms. */
interface FormModelOptions<Values> {
  readonly machine: AnyStateMachine;
  readonly requirements: string;
  readonly input: unknown;
  /** The values as stored, or the blank ones of a form that is not loaded. */
  readonly stored: Values;
  /** A valid change, and the values that undo it. */
  readonly written: Partial<Values>;
  readonly restored: Partial<Values>;
  /** A change that is refused, and the field to leave after it. */
  readonly refused: Partial<Values>;
  readonly field: string;
  /** What another person has stored. */
  readonly remote: Values;
  /** What another person has stored in other fields, for a form that merges. */
  readonly mergeable?: Values;
  /** What the server answers a save with, beside the version. */
  readonly saved?: object;
  readonly impossible?: Readonly<Record<string, string>>;
}

/** What a form does that comes with its values: it loads them again only after a conflict. */
export const comesLoaded = (id: string): Readonly<Record<string, string>> => ({
  [`${id}.opening always -> loading`]: 'the values come with the subject',
});

/** What a form that is read first cannot do. */
export const isReadFirst = (id: string): Readonly<Record<string, string>> => ({
  [`${id}.opening always [comesLoaded]*`]: 'the values are read first',
});

/** What a form without merging cannot do. */
export const doesNotMerge = (id: string): Readonly<Record<string, string>> => ({
  [`${id}.editing.conflict always [isMerged]*`]: 'both versions are shown, whatever differs',
});

/** What a form that stays as it was saved cannot do. */
export const doesNotReload = (id: string): Readonly<Record<string, string>> => ({
  [`${id}.saved always [shouldReload]*`]: 'it does not read again what it has saved',
});

/** What a form that may be saved unchanged cannot do. */
export const savesAlways = (id: string): Readonly<Record<string, string>> => ({
  [`${id}.editing form.submit [hasNothingToSave]*`]: 'it may be saved without a change',
});

/** Creates the model of a form: load, edit, validate, save, and conflicts. */
export function createFormModel<Values extends object>({
  machine,
  requirements,
  input,
  stored,
  written,
  restored,
  refused,
  field,
  remote,
  mergeable,
  saved = {},
  impossible = {},
}: FormModelOptions<Values>): MachineModel {
  const offline = failed({ kind: 'offline' });
  const differs = (values: Values): string =>
    JSON.stringify(values) === JSON.stringify(stored) ? 'stored' : JSON.stringify(values);
  return defineModel({
    machine,
    requirements,
    input: input as never,
    each: 'transition',
    longest: 40,
    factsOf: (context) => {
      const form = context as FormContext<Values, unknown>;
      return [
        differs(form.values),
        `over ${differs(form.saved.values)}`,
        `sent ${differs(form.sent)}`,
        `errors in ${Object.keys(form.errors).join() || 'nothing'}`,
        form.remote === null ? 'no remote version' : 'remote version',
        form.conflictingFields === null
          ? 'not merged'
          : `conflict in ${form.conflictingFields.join()}`,
      ];
    },
    answers: {
      '0.loading': {
        'it arrives': succeeded({ values: stored, version: '1' }),
        'it cannot be loaded': offline,
      },
      saving: {
        'it is saved': succeeded({ ...saved, version: '2' }),
        'another person has saved first': failed({ kind: 'conflict', current: '2' }),
        'the server reports an error': failed({
          kind: 'invalid',
          errors: { [field]: [{ text: 'No.' }] },
        }),
        'saving fails': offline,
      },
      loadRemote: {
        'the remote version is loaded': succeeded({ values: remote, version: '2' }),
        ...(mergeable !== undefined && {
          'a version that merges is loaded': succeeded({ values: mergeable, version: '2' }),
        }),
        'the remote version cannot be loaded': offline,
        'the remote version is gone': failed({ kind: 'notFound' }),
      },
    },
    events: {
      write: { type: 'form.change', values: written },
      restore: { type: 'form.change', values: restored },
      'write something wrong': { type: 'form.change', values: refused },
      'leave the field': { type: 'form.blur', field },
      save: { type: 'form.submit' },
      'load again': { type: 'form.reload' },
      'load the remote version again': { type: 'conflict.reload' },
      'keep the local version': { type: 'conflict.overwrite' },
      'use the remote version': { type: 'conflict.takeRemote' },
    },
    impossible,
  });
}
