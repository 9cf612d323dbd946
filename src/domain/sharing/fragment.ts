/** A piece of a text: an address, or a text that looks like one. */
export interface Fragment {
  readonly kind: 'address' | 'invalid';
  readonly text: string;
}
