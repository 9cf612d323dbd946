import { type ReactNode, useId } from 'react';

import { ChoiceFrame } from './choice-frame.tsx';
import { classNames } from '../class-names.ts';
import type { ChoiceProps } from './choice.ts';

/** Radio buttons, one per line. Arrow keys select. */
export function RadioGroup<V extends string>({
  choices,
  value,
  onChange,
  disabled = false,
  ...frame
}: ChoiceProps<V>): ReactNode {
  const name = useId();
  return (
    <ChoiceFrame {...frame} disabled={disabled}>
      <span className="grid gap-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex w-fit items-start gap-2 text-sm max-md:min-h-11 max-md:items-center"
          >
            <span className="flex h-5 items-center">
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={disabled || choice.disabledReason !== undefined}
                onChange={() => {
                  onChange(choice.value);
                }}
                className={classNames(
                  'size-4 appearance-none rounded-full border border-control bg-surface',
                  'checked:border-5 checked:border-accent disabled:opacity-50',
                )}
              />
            </span>
            <span>
              <span lang={choice.lang}>{choice.label}</span>
              {(choice.disabledReason ?? choice.description) !== undefined && (
                <span className="block text-xs text-ink-3">
                  {choice.disabledReason ?? choice.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </span>
    </ChoiceFrame>
  );
}
