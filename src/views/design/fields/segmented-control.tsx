import { type ReactNode, useId } from 'react';

import { classNames } from '../class-names.ts';
import { ChoiceFrame } from './choice-frame.tsx';
import type { Choice, ChoiceProps } from './choice.ts';

const segmentClasses = classNames(
  'relative flex items-center border-s border-line px-3 py-1 text-sm leading-tight font-semibold text-ink-2 select-none',
  'max-md:px-2',
  'first:rounded-s-md first:border-0 last:rounded-e-md',
  'hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-aria-disabled:text-ink-3 has-checked:has-aria-disabled:text-ink-2',
  'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2',
);

/**
 * Selects one of two to four values, shown side by side. Arrow keys select. A disabled choice stays
 * focusable and readable (`aria-disabled`).
 */
export function SegmentedControl<V extends string>({
  choices,
  value,
  onChange,
  disabled = false,
  ...frame
}: ChoiceProps<V>): ReactNode {
  const name = useId();
  const isLocked = (choice: Choice<V>): boolean => disabled || choice.disabledReason !== undefined;
  return (
    <ChoiceFrame {...frame} disabled={disabled}>
      <span className="flex min-h-control w-fit max-w-full rounded-md border border-control bg-surface has-aria-disabled:border-line">
        {choices.map((choice) => (
          <label key={choice.value} className={segmentClasses}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-disabled={isLocked(choice) || undefined}
              onChange={() => {
                if (!isLocked(choice)) onChange(choice.value);
              }}
              className="absolute inset-0 size-full appearance-none outline-none"
            />
            <span className="pointer-events-none">{choice.label}</span>
          </label>
        ))}
      </span>
    </ChoiceFrame>
  );
}
