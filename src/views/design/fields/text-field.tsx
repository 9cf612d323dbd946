import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Field, type TextControlProps, controlClasses, splitFieldProps } from './field.tsx';

/**
 * Props of `TextField`; every other attribute of an input (autocomplete, data, ref) goes to the
 * element.
 */
export interface TextFieldProps extends TextControlProps<'input'> {
  /** Text after the input inside its box, for example a unit. */
  readonly suffix?: string | undefined;
  /** Uses digits of equal width. */
  readonly figures?: boolean | undefined;
}

/** A single-line text field with label, description and error. */
export function TextField(props: TextFieldProps): ReactNode {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, suffix, figures = false, type = 'text', ...rest } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="relative flex items-center">
          <input
            dir="auto"
            {...rest}
            {...wiring}
            type={type}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            className={classNames(
              controlClasses,
              'h-control read-only:bg-surface-2',
              figures && 'figures',
              suffix !== undefined && 'pe-20',
            )}
          />
          {suffix !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute end-3 text-xs text-ink-3"
            >
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
