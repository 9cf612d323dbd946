import { assertEvent, assign, emit, enqueueActions, fromPromise, setup, type PromiseActorLogic } from 'xstate';

import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import type { FormContext, FormEvent, FormOptions, LoadedForm, SaveFormInput } from './form-types.ts';
import type { Emitted } from './emitted.ts';
import { notSupplied } from './not-supplied.ts';

const sentences = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => ({ text }))]));

/**
 * A form's flow: load, edit (clean or dirty), check, save, and what can go wrong: loading, checking, saving, a conflict with
 * somebody else's save (412). Whatever happens the typed values stay. Supply `load` and `save`.
 */
export function createFormMachine<Values, Subject, Saved>({ id, blank, check, isSame, announce, announceFailure = () => [], rereads = false, versionOf }: FormOptions<Values, Subject, Saved>) {
  const load: PromiseActorLogic<Outcome<LoadedForm<Values>>, { readonly subject: Subject }> = fromPromise(notSupplied('load'));
  const save: PromiseActorLogic<Outcome<Saved>, SaveFormInput<Values, Subject>> = fromPromise(notSupplied('save'));
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
      hasFaults: ({ context: { values, subject } }) => Object.keys(check(values, subject)).length > 0,
      differsFromSaved: ({ context: { values, saved } }) => !isSame(values, saved.values),
      readsAgain: () => rereads,
      isConflict: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'conflict',
      isInvalid: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'invalid',
    },
  });
  const machine = base.extend({
    actions: {
      change: assign(({ context, event }) => {
        assertEvent(event, 'form.change');
        const changed = Object.keys(event.values);
        return { values: { ...context.values, ...event.values }, faults: Object.fromEntries(Object.entries(context.faults).filter(([field]) => !changed.includes(field))) };
      }),
      fill: assign((_, outcome: Outcome<LoadedForm<Values>>) => (outcome.ok ? { saved: outcome.value, values: outcome.value.values, faults: {}, failure: null } : {})),
      showFaults: assign({ faults: ({ context: { values, subject } }) => check(values, subject), refusals: ({ context }) => context.refusals + 1 }),
      forgetFaults: assign({ faults: {}, failure: null }),
      explain: assign(({ context }, failure: Failure) => ({
        failure,
        faults: failure.kind === 'invalid' ? sentences(failure.errors) : context.faults,
        refusals: context.refusals + (failure.kind === 'invalid' ? 1 : 0),
      })),
      adopt: assign(({ context: { values } }, outcome: Outcome<Saved>) => {
        const version = outcome.ok ? versionOf(outcome.value) : undefined;
        return { saved: { values, ...(version !== undefined && { version }) } };
      }),
      takeTheirVersion: assign(({ context: { saved, failure } }) => ({
        saved: failure?.kind === 'conflict' && failure.current !== undefined ? { ...saved, version: failure.current } : { values: saved.values },
      })),
      guardLeaving: emit({ type: 'unsavedWork', isUnsaved: true }),
      allowLeaving: emit({ type: 'unsavedWork', isUnsaved: false }),
      announce: enqueueActions(({ context, enqueue }, outcome: Outcome<Saved>) => {
        for (const emission of outcome.ok ? announce(outcome.value, context.subject) : announceFailure(outcome.failure, context.subject)) enqueue.emit(emission);
      }),
    },
  });

  const failureOf = (outcome: Outcome<unknown>): Failure => (outcome.ok ? { kind: 'unexpected' } : outcome.failure);

  return machine.createMachine({
    id,
    context: ({ input }) => ({ subject: input, saved: { values: blank }, values: blank, faults: {}, failure: null, refusals: 0 }),
    initial: 'loading',
    states: {
      loading: {
        id: 'loading',
        tags: 'busy',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: [
            { guard: { type: 'hasSucceeded', params: ({ event }) => event.output }, target: 'editing', actions: { type: 'fill', params: ({ event }) => event.output } },
            { target: 'loadFailed', actions: { type: 'explain', params: ({ event }) => failureOf(event.output) } },
          ],
          onError: { target: 'loadFailed', actions: { type: 'explain', params: () => ({ kind: 'unexpected' as const }) } },
        },
      },
      loadFailed: { on: { 'form.reload': 'loading' } },
      editing: {
        initial: 'clean',
        on: {
          'form.change': { target: '.judging', actions: 'change' },
          'form.submit': [{ guard: 'hasFaults', target: '.invalid', actions: 'showFaults' }, { target: 'saving', actions: 'forgetFaults' }],
        },
        states: {
          judging: { always: [{ guard: 'differsFromSaved', target: 'dirty' }, { target: 'clean' }] },
          clean: { entry: 'allowLeaving' },
          dirty: { entry: 'guardLeaving' },
          invalid: {},
          saveFailed: {},
          conflict: {
            on: {
              'conflict.overwrite': { target: '#saving', actions: 'takeTheirVersion' },
              'conflict.takeTheirs': { target: '#loading', actions: 'allowLeaving' },
              'form.submit': {},
            },
          },
        },
      },
      saving: {
        id: 'saving',
        tags: 'busy',
        invoke: {
          src: 'save',
          input: ({ context: { subject, values, saved } }) => ({ subject, values, ...(saved.version !== undefined && { version: saved.version }) }),
          onDone: [
            {
              guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
              target: 'saved',
              actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'allowLeaving', { type: 'announce', params: ({ event }) => event.output }],
            },
            { guard: { type: 'isConflict', params: ({ event }) => event.output }, target: 'editing.conflict', actions: [{ type: 'explain', params: ({ event }) => failureOf(event.output) }, { type: 'announce', params: ({ event }) => event.output }] },
            { guard: { type: 'isInvalid', params: ({ event }) => event.output }, target: 'editing.invalid', actions: [{ type: 'explain', params: ({ event }) => failureOf(event.output) }, { type: 'announce', params: ({ event }) => event.output }] },
            { target: 'editing.saveFailed', actions: [{ type: 'explain', params: ({ event }) => failureOf(event.output) }, { type: 'announce', params: ({ event }) => event.output }] },
          ],
          onError: { target: 'editing.saveFailed', actions: [{ type: 'explain', params: () => ({ kind: 'unexpected' as const }) }, { type: 'announce', params: () => failed({ kind: 'unexpected' }) }] },
        },
      },
      saved: {
        always: { guard: 'readsAgain', target: 'loading' },
        on: { 'form.reload': 'loading', 'form.change': { target: 'editing.judging', actions: 'change' } },
      },
    },
  });
}
