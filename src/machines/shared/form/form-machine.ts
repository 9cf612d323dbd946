import { withOutput, withUnexpected } from '../with-output.ts';
import { addConflict, createConflictState } from './form-conflict.ts';
import { createFormSetup } from './form-setup.ts';
import type { FormOptions, SavedForm } from './form-types.ts';

/**
 * Creates the machine of a form: load, edit, validate, save, and resolve a conflict with another
 * person's save (412). Typed values survive every failure, and so do values typed during a save.
 * Provide `load` and `save`.
 */
export function createFormMachine<Values, Subject, Saved extends SavedForm<Values>>(
  options: FormOptions<Values, Subject, Saved>,
) {
  const { id, blank } = options;
  const form = addConflict(createFormSetup(options), options);
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
          onError: { target: 'loadFailed', actions: withUnexpected('setFailure') },
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
          onError: {
            target: 'editing.saveFailed',
            actions: [withUnexpected('setFailure'), withUnexpected('announce')],
          },
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
