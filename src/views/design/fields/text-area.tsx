import type { CSSProperties, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Field, type TextControlProps, controlClasses, splitFieldProps } from './field.tsx';

/** Props of `TextArea`; every other attribute of a textarea goes to the element. */
export type TextAreaProps = TextControlProps<'textarea'>;

/** A text field of `rows` lines, 3 by default, that grows with its text. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, rows = 3, ...rest } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          dir="auto"
          {...rest}
          {...wiring}
          rows={rows}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          // `field-sizing: content` ignores `rows`.
          style={{ '--rows': rows } as CSSProperties}
          className={classNames(
            controlClasses,
            'field-sizing-content min-h-[max(var(--control-size),calc(var(--rows)*1lh+14px))]',
            'max-h-[60svh] resize-y read-only:bg-surface-2 py-1.5',
          )}
        />
      )}
    </Field>
  );
}
