import { type ReactNode, useState } from 'react';

import { classNames } from '../class-names.ts';
import { Field, type TextControlProps, controlClasses, splitFieldProps } from './field.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/core-icons.tsx';

/** Props of `PasswordField`; `autoComplete` tells password managers which password is meant. */
export interface PasswordFieldProps extends Omit<
  TextControlProps<'input'>,
  'type' | 'autoComplete'
> {
  readonly autoComplete: 'current-password' | 'new-password';
  /**
   * The accessible name of the toggle that shows the password; its pressed state says whether it is
   * shown.
   */
  readonly showLabel: string;
}

/** A password field with a toggle that shows the password. A new field always starts hidden. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, showLabel, ...rest } = control;
  const [isVisible, setVisible] = useState(false);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="relative flex items-center">
          <input
            {...rest}
            {...wiring}
            type={isVisible ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            className={classNames(controlClasses, 'h-control pe-11')}
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={isVisible}
            aria-controls={wiring.id}
            onClick={() => {
              setVisible(!isVisible);
            }}
            className="absolute end-0 flex h-control w-11 items-center justify-center rounded-md text-ink-3 hover:text-ink"
          >
            {isVisible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </Field>
  );
}
