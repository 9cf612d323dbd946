import type { MergedFields } from '../../../domain/forms/merge-fields.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { Emitted } from '../emitted.ts';

/** The validation errors of a form by field. A field without errors is absent. */
export type FormErrors = Readonly<Record<string, readonly Message[]>>;

/** The stored values and, when the server gave one, their version (ETag). */
export interface LoadedForm<Values> {
  readonly values: Values;
  readonly version?: string | undefined;
}

/**
 * The input of `save`: the values to write and, in `saved`, the values they replace. Without
 * `version` the save overwrites any version.
 */
export interface SaveFormInput<Values, Subject> {
  readonly subject: Subject;
  readonly values: Values;
  readonly saved: Values;
  readonly version?: string;
}

/**
 * The output of a successful `save`: the stored version and, when they differ from the sent ones,
 * the stored values.
 */
export interface SavedForm<Values> {
  readonly values?: Values;
  readonly version?: string | undefined;
}

/** The context of a form. */
export interface FormContext<Values, Subject> {
  readonly subject: Subject;
  /** The version on the server that the edit is based on. */
  readonly saved: LoadedForm<Values>;
  /** The values in the fields. */
  readonly values: Values;
  /** The values of the latest save request. */
  readonly sent: Values;
  readonly errors: FormErrors;
  readonly failure: Failure | null;
  /**
   * Rises with each rejected submit, so that a view can move the focus to the first error again.
   */
  readonly rejectedSubmitCount: number;
  /** The version another person has saved, null until it is loaded. */
  readonly remote: LoadedForm<Values> | null;
  /** The fields changed on both sides, null when the form does not merge. */
  readonly conflictingFields: readonly string[] | null;
}

/** The events of a form. The `conflict.` events resolve a conflict with another person's save. */
export type FormEvent<Values> =
  | { readonly type: 'form.change'; readonly values: Partial<Values> }
  | { readonly type: 'form.blur'; readonly field: keyof Values & string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'form.reload' }
  | { readonly type: 'conflict.reload' }
  | { readonly type: 'conflict.overwrite' }
  | { readonly type: 'conflict.takeRemote' };

/** What differs between forms. */
export interface FormOptions<Values, Subject, Saved> {
  readonly id: string;
  readonly blank: Values;
  readonly validate: (values: Values, subject: Subject) => FormErrors;
  readonly isSame: (a: Values, b: Values) => boolean;
  /** Returns the events to emit after a successful save. */
  readonly onSaved: (saved: Saved, subject: Subject) => readonly Emitted[];
  /** Returns the events to emit after a failed save. */
  readonly onSaveFailed?: (failure: Failure, subject: Subject) => readonly Emitted[];
  /** Returns the values that come with the subject, which are not loaded first. */
  readonly findLoaded?: (subject: Subject) => LoadedForm<Values> | null;
  /** Shows the errors of a field on each change and not only after a submit. */
  readonly validatesOnChange?: boolean;
  /** Ignores a submit while nothing has changed. */
  readonly savesOnlyChanges?: boolean;
  /** Loads the form again after each save. */
  readonly reloadsAfterSave?: boolean;
  /** Merges local changes into the remote version. Without it the person chooses one version. */
  readonly merge?: (base: Values, local: Values, remote: Values) => MergedFields<Values>;
  /** Allows overwriting a remote version that is not loaded. */
  readonly canOverwriteUnread?: boolean;
}
