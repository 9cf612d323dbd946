import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';

import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../emitted.ts';
import { fromCall } from '../from-call.ts';
import { notProvided } from '../not-provided.ts';
import { hasSucceeded, isNotFound } from '../outcome-rules.ts';
import { withOutput } from '../with-output.ts';
import type {
  FormContext,
  FormErrors,
  FormEvent,
  FormOptions,
  LoadedForm,
  SavedForm,
  SaveFormInput,
} from './form-types.ts';

/** Returns `errors` with those of `fields` replaced by the ones in `newErrors`. */
function replaceErrors(
  errors: FormErrors,
  fields: readonly string[],
  newErrors: FormErrors,
): FormErrors {
  return Object.fromEntries([
    ...Object.entries(errors).filter(([field]) => !fields.includes(field)),
    ...Object.entries(newErrors).filter(([field]) => fields.includes(field)),
  ]);
}

function createTypedSetup<Values, Subject, Saved extends SavedForm<Values>>() {
  return setup({
    types: {
      context: {} as FormContext<Values, Subject>,
      events: {} as FormEvent<Values>,
      input: {} as Subject,
      emitted: {} as Emitted,
      tags: {} as 'busy',
    },
    actors: {
      load: fromCall<LoadedForm<Values>, { readonly subject: Subject }>(notProvided('load')),
      save: fromCall<Saved, SaveFormInput<Values, Subject>>(notProvided('save')),
    },
  });
}

function createGuardedSetup<Values, Subject, Saved extends SavedForm<Values>>({
  validate,
  isSame,
  findLoaded = () => null,
  savesOnlyChanges = false,
  reloadsAfterSave = false,
  canOverwriteUnread = false,
}: FormOptions<Values, Subject, Saved>) {
  const hasChanges = ({ values, saved }: FormContext<Values, Subject>) =>
    !isSame(values, saved.values);
  return createTypedSetup<Values, Subject, Saved>().extend({
    guards: {
      comesLoaded: ({ context }) => findLoaded(context.subject) !== null,
      hasChanges: ({ context }) => hasChanges(context),
      hasNothingToSave: ({ context }) => savesOnlyChanges && !hasChanges(context),
      hasErrors: ({ context }) => Object.keys(validate(context.values, context.subject)).length > 0,
      shouldReload: () => reloadsAfterSave,
      hasSucceeded,
      isInvalid: (_, outcome: Outcome<unknown>) =>
        !outcome.ok && outcome.failure.kind === 'invalid',
      isConflict: (_, outcome: Outcome<unknown>) =>
        !outcome.ok && outcome.failure.kind === 'conflict',
      isDeleted: isNotFound,
      isMerged: ({ context }) => context.conflictingFields?.length === 0,
      hasRemote: ({ context }) => context.remote !== null,
      canOverwrite: ({ context }) => canOverwriteUnread || context.remote !== null,
    },
  });
}

function addEditActions<Values, Subject, Saved extends SavedForm<Values>>(
  options: FormOptions<Values, Subject, Saved>,
) {
  const { validate, isSame, findLoaded, onSaved, onSaveFailed, validatesOnChange } = options;
  return createGuardedSetup(options).extend({
    actions: {
      useLoaded: assign(({ context: { subject, saved } }) => {
        const loaded = findLoaded?.(subject) ?? saved;
        return { saved: loaded, values: loaded.values };
      }),
      setLoaded: assign((_, outcome: Outcome<LoadedForm<Values>>) =>
        outcome.ok
          ? { saved: outcome.value, values: outcome.value.values, errors: {}, failure: null }
          : {},
      ),
      change: assign(({ context: { values: before, subject, errors }, event }) => {
        assertEvent(event, 'form.change');
        const values = { ...before, ...event.values };
        const newErrors = validatesOnChange === true ? validate(values, subject) : {};
        return { values, errors: replaceErrors(errors, Object.keys(event.values), newErrors) };
      }),
      validateField: assign(({ context: { values, sent, subject, errors, failure }, event }) => {
        assertEvent(event, 'form.blur');
        const { field } = event;
        // A refused value keeps its error, so that the Save button does not move under a press.
        if (failure?.kind === 'invalid' && failure.errors[field] && values[field] === sent[field])
          return {};
        return { errors: replaceErrors(errors, [field], validate(values, subject)) };
      }),
      showErrors: assign({
        errors: ({ context: { values, subject } }) => validate(values, subject),
        rejectedSubmitCount: ({ context }) => context.rejectedSubmitCount + 1,
      }),
      clearErrors: assign({ errors: {}, failure: null }),
      setFailure: assign(({ context }, outcome: Outcome<unknown>) => {
        if (outcome.ok) return {};
        if (outcome.failure.kind !== 'invalid') return { failure: outcome.failure };
        return {
          failure: outcome.failure,
          errors: outcome.failure.errors,
          rejectedSubmitCount: context.rejectedSubmitCount + 1,
        };
      }),
      rememberSent: assign({ sent: ({ context }) => context.values }),
      setSaved: assign(({ context: { values, sent } }, outcome: Outcome<Saved>) => {
        if (!outcome.ok) return {};
        const { values: stored = sent, version } = outcome.value;
        return {
          saved: { values: stored, version },
          values: isSame(values, sent) ? stored : values,
        };
      }),
      announce: enqueueActions(({ context: { subject }, enqueue }, outcome: Outcome<Saved>) => {
        const events = outcome.ok
          ? onSaved(outcome.value, subject)
          : (onSaveFailed?.(outcome.failure, subject) ?? []);
        for (const event of events) enqueue.emit(event);
      }),
      markUnsaved: emit({ type: 'unsavedWork', isUnsaved: true }),
      markSaved: emit({ type: 'unsavedWork', isUnsaved: false }),
    },
  });
}

/** Creates the types, actors, guards and actions of a form. */
function createFormSetup<Values, Subject, Saved extends SavedForm<Values>>(
  options: FormOptions<Values, Subject, Saved>,
) {
  const { merge } = options;
  return addEditActions(options).extend({
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
function createConflictState<Values, Subject, Saved extends SavedForm<Values>>(
  form: ReturnType<typeof createFormSetup<Values, Subject, Saved>>,
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
        },
      },
      loaded: {},
      loadFailed: { on: { 'conflict.reload': 'loading' } },
    },
  });
}

/**
 * Creates the machine of a form: load, edit, validate, save, and resolve a conflict with another
 * person's save (412). Typed values survive every failure, and so do values typed during a save.
 * Provide `load` and `save`.
 */
export function createFormMachine<Values, Subject, Saved extends SavedForm<Values>>(
  options: FormOptions<Values, Subject, Saved>,
) {
  const { id, blank } = options;
  const form = createFormSetup(options);
  return form.createMachine({
    id,
    context: ({ input }) => ({
      subject: input,
      saved: { values: blank },
      values: blank,
      sent: blank,
      remote: null,
      conflictingFields: null,
      errors: {},
      failure: null,
      rejectedSubmitCount: 0,
    }),
    initial: 'opening',
    states: {
      opening: {
        always: [
          { guard: 'comesLoaded', target: 'editing', actions: 'useLoaded' },
          { target: 'loading' },
        ],
      },
      loading: {
        id: 'loading',
        tags: 'busy',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: [
            {
              guard: withOutput('hasSucceeded'),
              target: 'editing',
              actions: withOutput('setLoaded'),
            },
            { target: 'loadFailed', actions: withOutput('setFailure') },
          ],
        },
      },
      loadFailed: { on: { 'form.reload': { target: 'loading', actions: 'clearErrors' } } },
      editing: {
        initial: 'clean',
        on: {
          'form.change': { target: '.checking', actions: 'change' },
          'form.blur': { guard: 'hasChanges', actions: 'validateField' },
          'form.submit': [
            { guard: 'hasNothingToSave' },
            { guard: 'hasErrors', target: '.invalid', actions: 'showErrors' },
            { target: 'saving', actions: 'clearErrors' },
          ],
        },
        states: {
          checking: { always: [{ guard: 'hasChanges', target: 'dirty' }, { target: 'clean' }] },
          clean: { entry: 'markSaved' },
          dirty: { entry: 'markUnsaved' },
          invalid: {},
          saveFailed: { id: 'saveFailed' },
          conflict: createConflictState(form),
        },
      },
      saving: {
        id: 'saving',
        tags: 'busy',
        entry: 'rememberSent',
        on: { 'form.change': { actions: 'change' } },
        invoke: {
          src: 'save',
          input: ({ context: { subject, values, saved } }) => ({
            subject,
            values,
            saved: saved.values,
            ...(saved.version !== undefined && { version: saved.version }),
          }),
          onDone: [
            {
              guard: withOutput('hasSucceeded'),
              target: 'saved',
              actions: [withOutput('setSaved'), 'markSaved', withOutput('announce')],
            },
            {
              guard: withOutput('isConflict'),
              target: 'editing.conflict',
              actions: [withOutput('setFailure'), withOutput('announce')],
            },
            {
              guard: withOutput('isInvalid'),
              target: 'editing.invalid',
              actions: [withOutput('setFailure'), withOutput('announce')],
            },
            {
              target: 'editing.saveFailed',
              actions: [withOutput('setFailure'), withOutput('announce')],
            },
          ],
        },
      },
      saved: {
        always: [
          { guard: 'shouldReload', target: 'loading' },
          { guard: 'hasChanges', target: 'editing.dirty' },
        ],
        on: {
          'form.reload': 'loading',
          'form.change': { target: 'editing.checking', actions: 'change' },
        },
      },
    },
  });
}
