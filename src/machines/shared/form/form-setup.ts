import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../emitted.ts';
import { notProvided } from '../not-provided.ts';
import { hasSucceeded } from '../outcome-rules.ts';
import type {
  FormContext,
  FormErrors,
  FormEvent,
  FormOptions,
  LoadedForm,
  SavedForm,
  SaveFormInput,
} from './form-types.ts';

function toFormErrors(errors: Readonly<Record<string, readonly string[]>>): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => ({ text }))]),
  );
}

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
      load: fromPromise<Outcome<LoadedForm<Values>>, { readonly subject: Subject }>(
        notProvided('load'),
      ),
      save: fromPromise<Outcome<Saved>, SaveFormInput<Values, Subject>>(notProvided('save')),
    },
  });
}

function createGuardedSetup<Values, Subject, Saved extends SavedForm<Values>>({
  validate,
  isSame,
  findLoaded = () => null,
  savesOnlyChanges = false,
  reloadsAfterSave = false,
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
    },
  });
}

/** Creates the types, actors, guards and actions of a form, without those of a conflict. */
export function createFormSetup<Values, Subject, Saved extends SavedForm<Values>>(
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
      validateField: assign(({ context: { values, subject, errors }, event }) => {
        assertEvent(event, 'form.blur');
        return { errors: replaceErrors(errors, [event.field], validate(values, subject)) };
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
          errors: toFormErrors(outcome.failure.errors),
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
