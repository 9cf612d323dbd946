import { type ReactNode, useId } from 'react';

import type { ChoiceProps } from './choice.ts';
import { classNames } from '../class-names.ts';

interface ChoiceFrameProps extends Pick<
  ChoiceProps<string>,
  'label' | 'hideLabel' | 'error' | 'required' | 'describedBy'
> {
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A group of radio buttons with its name, its error and its description. */
export function ChoiceFrame({
  label,
  hideLabel = false,
  error,
  required = false,
  describedBy,
  disabled = false,
  children,
}: ChoiceFrameProps): ReactNode {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={classNames(describedBy, error !== undefined && `${id}-error`) || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
      className="grid min-w-0 gap-1"
    >
      <span
        id={`${id}-label`}
        className={classNames('text-xs font-medium text-ink-2', hideLabel && 'sr-only')}
      >
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="text-bad">
            {' '}
            *
          </span>
        )}
      </span>
      <span>{children}</span>
      {error !== undefined && (
        <p id={`${id}-error`} data-field-error="" className="text-xs text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
