import type { ReactNode } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Draws a box around it, for toolbars. */
  readonly boxed?: boolean;
}

/** Something that is on or off at once, without saving. */
export const Switch = ({
  label,
  checked,
  onChange,
  disabled = false,
  boxed = false,
}: SwitchProps): ReactNode => (
  <label
    data-boxed={boxed || undefined}
    className="inline-flex h-control w-fit items-center gap-2 text-sm font-semibold select-none data-boxed:rounded-md data-boxed:border data-boxed:border-line-strong data-boxed:bg-surface data-boxed:px-3 has-disabled:opacity-50"
  >
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={(event) => {
        onChange(event.target.checked);
      }}
      className="relative h-4.5 w-8 shrink-0 appearance-none rounded-full border border-control bg-line-strong transition-colors before:absolute before:start-px before:top-px before:size-3.5 before:rounded-full before:bg-surface before:shadow-[0_0_0_1px_var(--control)] before:transition-[translate] checked:border-accent checked:bg-accent checked:before:translate-x-3.5 rtl:checked:before:-translate-x-3.5"
    />
    {label}
  </label>
);
