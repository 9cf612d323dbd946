import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Field, type FieldProps, controlClasses, splitFieldProps } from './field.tsx';

/** Props of `TextArea`; every other attribute of a textarea goes to the element. */
export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      ComponentProps<'textarea'>,
      'id' | 'value' | 'onChange' | 'className' | 'style' | 'required' | 'children'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A multi-line text field that grows with its text. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, rows = 3, ...rest } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          className={classNames(
            controlClasses,
            'field-sizing-content min-h-control resize-y read-only:bg-surface-2 py-1.5',
          )}
        />
      )}
    </Field>
  );
}
