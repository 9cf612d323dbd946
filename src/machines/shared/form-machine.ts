import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  type PromiseActorLogic,
} from 'xstate';

import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import type { Emitted } from './emitted.ts';
import type {
  FormContext,
  FormEvent,
  FormFaults,
  FormOptions,
  LoadedForm,
  SaveFormInput,
} from './form-types.ts';
import { notSupplied } from './not-supplied.ts';

const sentences = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => ({ text }))]),
  );

const only = (faults: FormFaults, fields: readonly string[]): FormFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => fields.includes(field)));
const without = (faults: FormFaults, fields: readonly string[]): FormFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));

/**
 * A form's flow: load, edit (clean or dirty), check, save, and what can go wrong: loading, checking, saving, a conflict with
 * somebody else's save (412), whose values are then read for comparison, or who has deleted it. Whatever happens the typed values stay, those typed during a save too.
 * Supply `load` and `save`.
 */
export function createFormMachine<Values, Subject, Saved>(
  options: FormOptions<Values, Subject, Saved>,
) {
  const {
    id,
    blank,
    check,
    isSame,
    announce,
    announceFailure = () => [],
    versionOf,
    valuesOf,
    opened = () => null,
    merge,
    rereads = false,
    checksWhileTyping = false,
    savesOnlyChanges = false,
    comparesFirst = false,
  } = options;
  const load: PromiseActorLogic<
    Outcome<LoadedForm<Values>>,
    { readonly subject: Subject }
  > = fromPromise(notSupplied('load'));
  const save: PromiseActorLogic<Outcome<Saved>, SaveFormInput<Values, Subject>> = fromPromise(
    notSupplied('save'),
  );
  const base = setup({
    types: {
      context: {} as FormContext<Values, Subject>,
      events: {} as FormEvent<Values>,
      input: {} as Subject,
      emitted: {} as Emitted,
      tags: {} as 'busy',
    },
    actors: { load, save },
    guards: {
      hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
      hasFaults: ({ context: { values, subject } }) =>
        Object.keys(check(values, subject)).length > 0,
      differsFromSaved: ({ context: { values, saved } }) => !isSame(values, saved.values),
      hasNothingToSave: ({ context: { values, saved } }) =>
        savesOnlyChanges && isSame(values, saved.values),
      isOpened: ({ context: { subject } }) => opened(subject) !== null,
      readsAgain: () => rereads,
      fitsTogether: ({ context: { clashes } }) => clashes?.length === 0,
      knowsTheirs: ({ context: { theirs } }) => theirs !== null,
      mayOverwrite: ({ context: { theirs } }) => !comparesFirst || theirs !== null,
      isConflict: (_, outcome: Outcome<unknown>) =>
        !outcome.ok && outcome.failure.kind === 'conflict',
      isGone: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'notFound',
      isInvalid: (_, outcome: Outcome<unknown>) =>
        !outcome.ok && outcome.failure.kind === 'invalid',
    },
  });
  const machine = base.extend({
    actions: {
      change: assign(({ context, event }) => {
        assertEvent(event, 'form.change');
        const changed = Object.keys(event.values);
        const values = { ...context.values, ...event.values };
        const faults = without(context.faults, changed);
        return {
          values,
          faults: checksWhileTyping
            ? { ...faults, ...only(check(values, context.subject), changed) }
            : faults,
        };
      }),
      judgeField: assign(({ context: { values, subject, faults }, event }) => {
        assertEvent(event, 'form.leave');
        return {
          faults: {
            ...without(faults, [event.field]),
            ...only(check(values, subject), [event.field]),
          },
        };
      }),
      fill: assign((_, outcome: Outcome<LoadedForm<Values>>) =>
        outcome.ok
          ? { saved: outcome.value, values: outcome.value.values, faults: {}, failure: null }
          : {},
      ),
      showFaults: assign({
        faults: ({ context: { values, subject } }) => check(values, subject),
        refusals: ({ context }) => context.refusals + 1,
      }),
      forgetFaults: assign({ faults: {}, failure: null }),
      explain: assign(({ context }, failure: Failure) => ({
        failure,
        faults: failure.kind === 'invalid' ? sentences(failure.errors) : context.faults,
        refusals: context.refusals + (failure.kind === 'invalid' ? 1 : 0),
      })),
      noteSent: assign({ sent: ({ context }) => context.values }),
      adopt: assign(({ context: { values, sent } }, outcome: Outcome<Saved>) => {
        if (!outcome.ok) return {};
        const version = versionOf(outcome.value);
        const kept = valuesOf?.(outcome.value) ?? sent;
        return {
          saved: { values: kept, ...(version !== undefined && { version }) },
          values: isSame(values, sent) ? kept : values,
        };
      }),
      open: assign(({ context: { subject, saved } }) => {
        const loaded = opened(subject) ?? saved;
        return { saved: loaded, values: loaded.values };
      }),
      forgetTheirs: assign({ theirs: null, clashes: null }),
      compare: assign(({ context: { saved, values } }, outcome: Outcome<LoadedForm<Values>>) => {
        if (!outcome.ok) return {};
        if (merge === undefined) return { theirs: outcome.value };
        const merged = merge(saved.values, values, outcome.value.values);
        return {
          theirs: outcome.value,
          saved: outcome.value,
          values: merged.values,
          clashes: merged.clashes,
        };
      }),
      fillTheirs: assign(({ context: { saved, theirs } }) => ({
        saved: theirs ?? saved,
        values: (theirs ?? saved).values,
        faults: {},
        failure: null,
      })),
      takeTheirVersion: assign(({ context: { saved, failure, theirs } }) => {
        if (theirs !== null) return { saved: theirs };
        return {
          saved:
            failure?.kind === 'conflict' && failure.current !== undefined
              ? { ...saved, version: failure.current }
              : { values: saved.values },
        };
      }),
      guardLeaving: emit({ type: 'unsavedWork', isUnsaved: true }),
      allowLeaving: emit({ type: 'unsavedWork', isUnsaved: false }),
      announce: enqueueActions(({ context, enqueue }, outcome: Outcome<Saved>) => {
        for (const emission of outcome.ok
          ? announce(outcome.value, context.subject)
          : announceFailure(outcome.failure, context.subject))
          enqueue.emit(emission);
      }),
    },
  });

  const failureOf = (outcome: Outcome<unknown>): Failure =>
    outcome.ok ? { kind: 'unexpected' } : outcome.failure;

  return machine.createMachine({
    id,
    context: ({ input }) => ({
      subject: input,
      saved: { values: blank },
      values: blank,
      sent: blank,
      theirs: null,
      clashes: null,
      faults: {},
      failure: null,
      refusals: 0,
    }),
    initial: 'opening',
    states: {
      opening: {
        always: [{ guard: 'isOpened', target: 'editing', actions: 'open' }, { target: 'loading' }],
      },
      loading: {
        id: 'loading',
        tags: 'busy',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: [
            {
              guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
              target: 'editing',
              actions: { type: 'fill', params: ({ event }) => event.output },
            },
            {
              target: 'loadFailed',
              actions: { type: 'explain', params: ({ event }) => failureOf(event.output) },
            },
          ],
          onError: {
            target: 'loadFailed',
            actions: { type: 'explain', params: () => ({ kind: 'unexpected' as const }) },
          },
        },
      },
      loadFailed: { on: { 'form.reload': 'loading' } },
      editing: {
        initial: 'clean',
        on: {
          'form.change': { target: '.judging', actions: 'change' },
          'form.leave': { guard: 'differsFromSaved', actions: 'judgeField' },
          'form.submit': [
            { guard: 'hasNothingToSave' },
            { guard: 'hasFaults', target: '.invalid', actions: 'showFaults' },
            { target: 'saving', actions: 'forgetFaults' },
          ],
        },
        states: {
          judging: {
            always: [{ guard: 'differsFromSaved', target: 'dirty' }, { target: 'clean' }],
          },
          clean: { entry: 'allowLeaving' },
          dirty: { entry: 'guardLeaving' },
          invalid: {},
          saveFailed: { id: 'saveFailed' },
          conflict: {
            entry: 'forgetTheirs',
            always: { guard: 'fitsTogether', target: '#saving' },
            initial: 'reading',
            states: {
              reading: {
                invoke: {
                  id: 'readTheirs',
                  src: 'load',
                  input: ({ context }) => ({ subject: context.subject }),
                  onDone: [
                    {
                      guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
                      target: 'read',
                      actions: { type: 'compare', params: ({ event }) => event.output },
                    },
                    {
                      guard: { type: 'isGone', params: ({ event }) => event.output },
                      target: '#saveFailed',
                      actions: { type: 'explain', params: ({ event }) => failureOf(event.output) },
                    },
                    { target: 'unread' },
                  ],
                  onError: 'unread',
                },
              },
              read: {},
              unread: { on: { 'conflict.readAgain': 'reading' } },
            },
            on: {
              'conflict.overwrite': {
                guard: 'mayOverwrite',
                target: '#saving',
                actions: 'takeTheirVersion',
              },
              'conflict.takeTheirs': [
                { guard: 'knowsTheirs', target: 'clean', actions: 'fillTheirs' },
                { target: '#loading', actions: 'allowLeaving' },
              ],
              'form.submit': {},
            },
          },
        },
      },
      saving: {
        id: 'saving',
        tags: 'busy',
        entry: 'noteSent',
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
              guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
              target: 'saved',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                'allowLeaving',
                { type: 'announce', params: ({ event }) => event.output },
              ],
            },
            {
              guard: { type: 'isConflict', params: ({ event }) => event.output },
              target: 'editing.conflict',
              actions: [
                { type: 'explain', params: ({ event }) => failureOf(event.output) },
                { type: 'announce', params: ({ event }) => event.output },
              ],
            },
            {
              guard: { type: 'isInvalid', params: ({ event }) => event.output },
              target: 'editing.invalid',
              actions: [
                { type: 'explain', params: ({ event }) => failureOf(event.output) },
                { type: 'announce', params: ({ event }) => event.output },
              ],
            },
            {
              target: 'editing.saveFailed',
              actions: [
                { type: 'explain', params: ({ event }) => failureOf(event.output) },
                { type: 'announce', params: ({ event }) => event.output },
              ],
            },
          ],
          onError: {
            target: 'editing.saveFailed',
            actions: [
              { type: 'explain', params: () => ({ kind: 'unexpected' as const }) },
              { type: 'announce', params: () => failed({ kind: 'unexpected' }) },
            ],
          },
        },
      },
      saved: {
        always: [
          { guard: 'readsAgain', target: 'loading' },
          { guard: 'differsFromSaved', target: 'editing.dirty' },
        ],
        on: {
          'form.reload': 'loading',
          'form.change': { target: 'editing.judging', actions: 'change' },
        },
      },
    },
  });
}
