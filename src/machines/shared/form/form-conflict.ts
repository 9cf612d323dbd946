import { assign } from 'xstate';

import type { Outcome } from '../../../domain/outcome.ts';
import { withOutput } from '../with-output.ts';
import type { createFormSetup } from './form-setup.ts';
import type { ConflictOptions, LoadedForm, SavedForm } from './form-types.ts';
import { isNotFound } from '../outcome-rules.ts';

/** Adds to a form's setup the guards and actions of a conflict with another person's save. */
export function addConflict<Values, Subject, Saved extends SavedForm<Values>>(
  form: ReturnType<typeof createFormSetup<Values, Subject, Saved>>,
  { merge, canOverwriteUnread = false }: ConflictOptions<Values>,
) {
  return form.extend({
    guards: {
      isConflict: (_, outcome: Outcome<unknown>) =>
        !outcome.ok && outcome.failure.kind === 'conflict',
      isDeleted: isNotFound,
      isMerged: ({ context }) => context.conflictingFields?.length === 0,
      hasRemote: ({ context }) => context.remote !== null,
      canOverwrite: ({ context }) => canOverwriteUnread || context.remote !== null,
    },
    actions: {
      clearRemote: assign({ remote: null, conflictingFields: null }),
      setRemote: assign(({ context: { saved, values } }, outcome: Outcome<LoadedForm<Values>>) => {
        if (!outcome.ok) return {};
        const remote = outcome.value;
        if (merge === undefined) return { remote };
        const merged = merge(saved.values, values, remote.values);
        return {
          remote,
          saved: remote,
          values: merged.values,
          conflictingFields: merged.conflictingFields,
        };
      }),
      useRemoteValues: assign(({ context: { saved, remote } }) => ({
        saved: remote ?? saved,
        values: (remote ?? saved).values,
        errors: {},
        failure: null,
      })),
      useRemoteVersion: assign(({ context: { saved, failure, remote } }) => ({
        saved: remote ?? {
          values: saved.values,
          version: failure?.kind === 'conflict' ? failure.current : undefined,
        },
      })),
    },
  });
}

/**
 * Creates the state in which a conflict is resolved: the remote version is loaded for comparison;
 * the person overwrites it or takes it. A merge without conflicting fields is saved at once. The
 * typed values are kept when the remote version is deleted.
 */
export function createConflictState<Values, Subject, Saved extends SavedForm<Values>>(
  form: ReturnType<typeof addConflict<Values, Subject, Saved>>,
) {
  return form.createStateConfig({
    entry: 'clearRemote',
    always: { guard: 'isMerged', target: '#saving', actions: 'clearErrors' },
    initial: 'loading',
    on: {
      'conflict.overwrite': {
        guard: 'canOverwrite',
        target: '#saving',
        actions: ['useRemoteVersion', 'clearErrors'],
      },
      'conflict.takeRemote': [
        { guard: 'hasRemote', target: 'clean', actions: 'useRemoteValues' },
        { target: '#loading', actions: ['markSaved', 'clearErrors'] },
      ],
      'form.submit': {},
    },
    states: {
      loading: {
        invoke: {
          id: 'loadRemote',
          src: 'load',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: [
            {
              guard: withOutput('hasSucceeded'),
              target: 'loaded',
              actions: withOutput('setRemote'),
            },
            {
              guard: withOutput('isDeleted'),
              target: '#saveFailed',
              actions: withOutput('setFailure'),
            },
            { target: 'loadFailed' },
          ],
          onError: 'loadFailed',
        },
      },
      loaded: {},
      loadFailed: { on: { 'conflict.reload': 'loading' } },
    },
  });
}
