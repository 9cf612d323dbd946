import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';

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
 * The library clips the input; covering the label instead lets a finger that explores the screen
 * find it.
 */
const coveringInputClasses = classNames(
  '[&>span:first-child]:inset-0! [&>span:first-child]:m-0!',
  '[&>span:first-child]:size-full! [&>span:first-child]:[clip-path:none]!',
  '[&>span:first-child]:[clip:auto]! [&>span:first-child]:opacity-0',
  '[&_input]:size-full [&_input]:cursor-pointer',
);

/** A switch that takes effect immediately, without saving. */
export const Switch = ({
  label,
  checked,
  onChange,
  disabled = false,
  boxed = false,
}: SwitchProps): ReactNode => (
  <AriaSwitch
    isSelected={checked}
    onChange={onChange}
    isDisabled={disabled}
    className={classNames(
      'group/switch relative inline-flex h-control w-fit items-center gap-2 text-sm font-semibold select-none data-disabled:opacity-50',
      boxed && 'rounded-md border border-line-strong bg-surface px-3',
      coveringInputClasses,
    )}
  >
    <span
      className={classNames(
        'relative h-4.5 w-8 shrink-0 rounded-full border border-control',
        'bg-line-strong transition-colors',
        'group-data-focus-visible/switch:outline-2',
        'group-data-focus-visible/switch:outline-offset-2',
        'group-data-focus-visible/switch:outline-focus',
        'group-data-selected/switch:border-accent',
        'group-data-selected/switch:bg-accent before:absolute before:start-px',
        'before:top-px before:size-3.5 before:rounded-full before:bg-surface',
        'before:shadow-[0_0_0_1px_var(--control)] before:transition-[translate]',
        'group-data-selected/switch:before:translate-x-3.5',
        'rtl:group-data-selected/switch:before:-translate-x-3.5',
      )}
    />
    {label}
  </AriaSwitch>
);
