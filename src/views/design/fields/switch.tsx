import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Draws a box around it, for toolbars. */
  readonly boxed?: boolean;
}

/**
 * A switch that takes effect immediately, without saving. Its input covers the label, so that a
 * finger that explores the screen finds it.
 */
export const Switch = ({
  label,
  checked,
  onChange,
  disabled = false,
  boxed = false,
}: SwitchProps): ReactNode => (
  <label
    className={classNames(
      'relative inline-flex h-control w-fit items-center gap-2 text-sm font-semibold select-none has-disabled:opacity-50',
      boxed && 'rounded-md border border-line-strong bg-surface px-3',
    )}
  >
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
      role="switch"
      checked={checked}
      disabled={disabled}
      onChange={(event) => {
        onChange(event.target.checked);
      }}
      className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
    />
    <span
      className={classNames(
        'relative h-4.5 w-8 shrink-0 rounded-full border border-control',
        'bg-line-strong transition-colors',
        'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
        'peer-focus-visible:outline-focus',
        'peer-checked:border-accent peer-checked:bg-accent before:absolute before:start-px',
        'before:top-px before:size-3.5 before:rounded-full before:bg-surface',
        'before:shadow-[0_0_0_1px_var(--control)] before:transition-[translate]',
        'peer-checked:before:translate-x-3.5 rtl:peer-checked:before:-translate-x-3.5',
      )}
    />
    {label}
  </label>
);
