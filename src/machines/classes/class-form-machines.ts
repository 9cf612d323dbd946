import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import {
  blankClass,
  isSameClass,
  validateClass,
  type ClassValues,
} from '../../domain/classes/class-form.ts';
import { createFormMachine } from '../shared/form/form-machine.ts';
import type { FormOptions, LoadedForm, SavedForm } from '../shared/form/form-types.ts';

/** The class of the form with its loaded title, null for a new one. */
export type ClassSubject = { readonly id: number; readonly loaded: LoadedForm<ClassValues> } | null;

/** A class as the server stored it. */
export interface SavedClass extends SavedForm<ClassValues> {
  readonly id: number;
}

const options: Omit<FormOptions<ClassValues, ClassSubject, SavedClass>, 'id'> = {
  blank: blankClass,
  validate: validateClass,
  isSame: isSameClass,
  findLoaded: (subject) => subject?.loaded ?? { values: blankClass },
  onSaved: ({ id }, subject) =>
    subject === null
      ? [
          { type: 'notice', notice: { severity: 'success', message: { key: 'classes.created' } } },
          { type: 'navigate', to: href('classDetail', { id }) },
        ]
      : [{ type: 'notice', notice: { severity: 'success', message: { key: 'classes.renamed' } } }],
};

/** The form of a new class (CLS-01). Saving leads to its page. Provide `save`. */
export const newClassMachine = createFormMachine({ ...options, id: 'newClass' });

/** The form that renames a class (CLS-03), with both titles on a conflict. Provide `load`, `save`. */
export const renameClassMachine = createFormMachine({
  ...options,
  id: 'renameClass',
  savesOnlyChanges: true,
});

/** A running form. */
export type ClassFormRef = ActorRefFrom<typeof renameClassMachine>;
