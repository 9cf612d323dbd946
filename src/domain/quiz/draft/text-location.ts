import type { Key } from './draft.ts';

/** The location of a text that an author writes. */
export type TextLocation =
  | { readonly kind: 'detail'; readonly field: 'title' }
  | { readonly kind: 'activityTitle'; readonly activity: Key }
  | { readonly kind: 'item'; readonly activity: Key; readonly item: Key }
  | {
      readonly kind: 'option';
      readonly activity: Key;
      readonly item: Key;
      readonly option: string;
    };
