import type { ReactNode } from 'react';

import { classNames } from '../design/class-names.ts';

/** As many characters fit into one line of a cell. */
const maxLineLength = 40;

/**
 * An address that stays on one line of a table, unless it is longer than a line. Then, and in a list
 * whose rows are narrower, it breaks after the @.
 */
const Address = ({ text }: { readonly text: string }): ReactNode => (
  <span
    className={classNames(
      text.length <= maxLineLength && 'whitespace-nowrap',
      'in-[li]:wrap-anywhere in-[li]:whitespace-normal',
    )}
  >
    {text.slice(0, text.lastIndexOf('@') + 1)}
    <wbr />
    {text.slice(text.lastIndexOf('@') + 1)}
  </span>
);

/** A text with e-mail addresses, which are not broken, in the direction of its own script. */
export const AddressText = ({ text }: { readonly text: string }): ReactNode => (
  <bdi translate="no">
    {text
      .split(/(\s+)/)
      .map((word, index) => (word.includes('@') ? <Address key={index} text={word} /> : word))}
  </bdi>
);
