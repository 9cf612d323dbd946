import type { Failure } from '../../domain/outcome.ts';

/** A quiz or playlist that can be added; `count` is its number of questions or videos. */
export interface ContentChoice {
  readonly id: number;
  readonly title: string;
  readonly count: number;
}

/** A class to which it can be added. */
export interface ClassOption {
  readonly id: number;
  readonly title: string;
  readonly professor: boolean;
}

/** The input of `add`. */
export interface AddRequest {
  readonly contentIds: readonly number[];
  readonly classIds: readonly number[];
}

/** The context of the dialog. `classes` is null until they are loaded. */
export interface AddContentsContext {
  /** The class from which the dialog was opened; its contents are `present`. */
  readonly classId: number;
  readonly present: readonly number[];
  readonly selected: readonly ContentChoice[];
  readonly classIds: readonly number[];
  readonly classes: readonly ClassOption[] | null;
  readonly failure: Failure | null;
}

/** The events of the dialog. */
export type AddContentsEvent =
  | { readonly type: 'add.open'; readonly present: readonly number[] }
  | { readonly type: 'add.choose'; readonly content: ContentChoice }
  | { readonly type: 'add.drop'; readonly id: number }
  | { readonly type: 'add.toggleClass'; readonly id: number }
  | { readonly type: 'add.send' | 'add.close' | 'add.retryClasses' };
