/** A piece of a text: an address, or what looks meant as one and is not. */
export interface Fragment {
  readonly kind: 'address' | 'invalid';
  readonly text: string;
}
