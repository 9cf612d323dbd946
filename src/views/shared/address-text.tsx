import { Fragment, type ReactNode } from 'react';

/**
 * A text with e-mail addresses, in the direction of its own script. An address that is too long for
 * its line breaks after the @.
 */
export const AddressText = ({ text }: { readonly text: string }): ReactNode => (
  <bdi>
    {text.split('@').map((part, index) => (
      <Fragment key={index}>
        {index > 0 && (
          <>
            @<wbr />
          </>
        )}
        {part}
      </Fragment>
    ))}
  </bdi>
);
