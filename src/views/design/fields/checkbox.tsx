import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { classNames } from '../class-names.ts';
import { CheckIcon, MinusIcon } from '../icons/icons.tsx';

interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'className' | 'style' | 'children' | 'id' | 'ref'
> {
  readonly label: string;
  /** Keeps the label for assistive technology only, for example in a table. */
  readonly hideLabel?: boolean;
  readonly description?: ReactNode;
  readonly checked: boolean;
  /** Whether some of the rows it represents are selected. */
  readonly indeterminate?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox. */
export function Checkbox({
  label,
  hideLabel = false,
  description,
  checked,
  indeterminate = false,
  onChange,
  ...rest
}: CheckboxProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className="inline-flex w-fit items-start align-middle gap-2 text-sm max-md:min-h-11 max-md:items-center">
      <span className="relative flex h-5 items-center">
        <input
          {...rest}
          ref={input}
          type="checkbox"
          checked={checked}
          aria-describedby={
            description === undefined ? rest['aria-describedby'] : `${id}-description`
          }
          onChange={(event) => {
            onChange(event.target.checked);
          }}
          className={classNames(
            'peer size-4 appearance-none rounded-sm border border-control bg-surface',
            'checked:border-accent checked:bg-accent indeterminate:border-accent',
            'indeterminate:bg-accent disabled:opacity-50 aria-disabled:opacity-50',
          )}
        />
        <span
          className={classNames(
            'pointer-events-none absolute inset-0 hidden items-center justify-center',
            'text-accent-ink',
            'peer-checked:flex peer-indeterminate:flex [&_.lucide]:size-3 [&_.lucide]:stroke-3',
          )}
        >
          {indeterminate ? <MinusIcon /> : <CheckIcon />}
        </span>
      </span>
      <span className={classNames(hideLabel && 'sr-only')}>
        <span>{label}</span>
        {description !== undefined && (
          <span id={`${id}-description`} className="block text-xs text-ink-3">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
