import { Fragment, type ReactNode } from 'react';

/** As many characters fit into one line of a cell. */
const maxLineLength = 40;

/** An address that stays on one line, unless it is longer than a line; then it breaks after the @. */
const Address = ({ text }: { readonly text: string }): ReactNode =>
  text.length <= maxLineLength ? (
    <span className="whitespace-nowrap">{text}</span>
  ) : (
    text.split('@').map((part, index) => (
      <Fragment key={index}>
        {index > 0 && (
          <>
            @<wbr />
          </>
        )}
        <span>{part}</span>
      </Fragment>
    ))
  );

/** A text with e-mail addresses, which are not broken, in the direction of its own script. */
export const AddressText = ({ text }: { readonly text: string }): ReactNode => (
  <bdi translate="no">
    {text
      .split(/(\s+)/)
      .map((word, index) => (word.includes('@') ? <Address key={index} text={word} /> : word))}
  </bdi>
);
