import type { MergedFields } from '../../domain/forms/merge-fields.ts';
import type { Message } from '../../domain/notice.ts';
import type { Failure } from '../../domain/outcome.ts';
import type { Emitted } from './emitted.ts';

/** The faults of a form by field; a field that is missing has none. */
export type FormFaults = Readonly<Record<string, readonly Message[]>>;

/** What a form is about: the stored values and, when the server gave one, their version (ETag). */
export interface LoadedForm<Values> {
  readonly values: Values;
  readonly version?: string;
}

/** What `save` is given: the values to write and, in `saved`, what they replace. Without `version` it writes over whatever is there. */
export interface SaveFormInput<Values, Subject> {
  readonly subject: Subject;
  readonly values: Values;
  readonly saved: Values;
  readonly version?: string;
}

/**
 * What a form remembers. `saved` is what the server has, `values` what stands in the fields, `sent` what the save under way took along,
 * `theirs` what somebody else saved in the meantime, once it is read; then `clashes` are the fields both have changed, where the form merges.
 */
export interface FormContext<Values, Subject> {
  readonly subject: Subject;
  readonly saved: LoadedForm<Values>;
  readonly values: Values;
  readonly sent: Values;
  readonly theirs: LoadedForm<Values> | null;
  readonly clashes: readonly string[] | null;
  readonly faults: FormFaults;
  readonly failure: Failure | null;
  /** Rises with each refused submit, so that a view can move the focus to the first fault again. */
  readonly refusals: number;
}

/** What a person does with a form. The conflict's events answer 'somebody else has saved in the meantime'. */
export type FormEvent<Values> =
  | { readonly type: 'form.change'; readonly values: Partial<Values> }
  | { readonly type: 'form.leave'; readonly field: keyof Values & string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'form.reload' }
  | { readonly type: 'conflict.readAgain' }
  | { readonly type: 'conflict.overwrite' }
  | { readonly type: 'conflict.takeTheirs' };

/**
 * What differs between forms: `check` is the domain's, `announce` what is emitted after a save (notice, navigate), `announceFailure` after one that did not
 * work, `valuesOf` the values as the server keeps them (else those that were sent). A form that `rereads` loads again what it has saved, one that
 * can `merge` puts one's own work on top of a newer version and asks only where both changed the same; what is `opened` with the subject is not loaded at first; one that
 * `checksWhileTyping` tells a field's fault with every change of it, one that `savesOnlyChanges` takes no submit while nothing differs, one that
 * `comparesFirst` writes nothing over a version of somebody else's that could not be read.
 */
export interface FormOptions<Values, Subject, Saved> {
  readonly id: string;
  readonly blank: Values;
  readonly check: (values: Values, subject: Subject) => FormFaults;
  readonly isSame: (a: Values, b: Values) => boolean;
  readonly versionOf: (saved: Saved) => string | undefined;
  readonly announce: (saved: Saved, subject: Subject) => readonly Emitted[];
  readonly announceFailure?: (failure: Failure, subject: Subject) => readonly Emitted[];
  readonly valuesOf?: (saved: Saved) => Values;
  readonly opened?: (subject: Subject) => LoadedForm<Values> | null;
  readonly merge?: (base: Values, mine: Values, theirs: Values) => MergedFields<Values>;
  readonly rereads?: boolean;
  readonly checksWhileTyping?: boolean;
  readonly savesOnlyChanges?: boolean;
  readonly comparesFirst?: boolean;
}
