import { type ComponentProps, type ReactNode, useId } from 'react';

import { classNames } from '../class-names.ts';

/**
 * Attributes that the control of a field must spread, so that label, description and error belong
 * to it.
 */
export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

/** Props of every field. */
export interface FieldProps {
  readonly label: string;
  /** Shows the label to assistive technology only. */
  readonly hideLabel?: boolean | undefined;
  /** Help for filling in the field, always shown. */
  readonly description?: ReactNode;
  /** The error, shown below the control and announced with it. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/**
 * Props of a field with a text in an element: those of the field, and every attribute of the element
 * that the field does not set.
 */
export type TextControlProps<Element extends 'input' | 'textarea'> = FieldProps &
  Omit<
    ComponentProps<Element>,
    'id' | 'value' | 'onChange' | 'className' | 'style' | 'required' | 'children'
  > & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** Separates the props of the field from those of its control. */
export const splitFieldProps = <Props extends FieldProps>({
  label,
  hideLabel,
  description,
  error,
  required,
  ...control
}: Props) => ({ field: { label, hideLabel, description, error, required }, control });

interface FieldFrameProps extends FieldProps {
  /**
   * Renders the control. `labelId` is for controls whose name consists of their label and their
   * value.
   */
  readonly children: (wiring: FieldControlProps, labelId: string) => ReactNode;
}

/**
 * The classes of a boxed control (text, select, date). An invalid one has the error colour beside
 * its message.
 */
export const controlClasses = classNames(
  'w-full rounded-md border border-control bg-surface px-3 text-base text-ink transition-[border-color,box-shadow]',
  'focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 focus-visible:outline-accent',
  'aria-invalid:border-bad aria-invalid:focus-visible:outline-bad disabled:bg-surface-2 disabled:text-ink-3',
);

/** A label, a control, its description and its error, connected by ids. */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  children,
}: FieldFrameProps): ReactNode {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [description !== undefined && descriptionId, error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      data-invalid={error !== undefined || undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-1"
    >
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={classNames('w-fit text-xs font-medium text-ink-2', hideLabel && 'sr-only')}
      >
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="text-bad">
            {' '}
            *
          </span>
        )}
      </label>
      {children(
        {
          id,
          ...(describedBy !== '' && { 'aria-describedby': describedBy }),
          ...(error !== undefined && { 'aria-invalid': true }),
          ...(required && { 'aria-required': true }),
        },
        `${id}-label`,
      )}
      {description !== undefined && (
        <div id={descriptionId} className="text-xs text-ink-3">
          {description}
        </div>
      )}
      {error !== undefined && (
        <p id={errorId} data-field-error="" className="text-xs text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
