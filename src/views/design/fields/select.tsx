import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import type { ComponentProps, ReactNode } from 'react';

import type { Choice } from './choice.ts';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps, type FieldControlProps, controlClasses } from './field.tsx';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';

interface SelectProps<V extends string> extends FieldProps {
  readonly choices: readonly Choice<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

interface ValueButtonProps extends ComponentProps<'button'> {
  readonly wiring: FieldControlProps;
  readonly labelId: string;
}

/**
 * The button with the field's label, description and error, which Headless UI would replace by its
 * own references. A button takes no `aria-required`.
 */
const ValueButton = ({ wiring, labelId, ...rest }: ValueButtonProps): ReactNode => (
  <button
    {...rest}
    {...wiring}
    aria-required={undefined}
    type="button"
    aria-labelledby={`${labelId} ${wiring.id}-value`}
  />
);

/** A field that selects one value from a list that opens. Letters jump, arrow keys move. */
export function Select<V extends string>({
  choices,
  value,
  onChange,
  placeholder = '',
  disabled = false,
  ...field
}: SelectProps<V>): ReactNode {
  const selected = choices.find((choice) => choice.value === value);
  return (
    <Field {...field}>
      {(wiring, labelId) => (
        <Listbox
          value={value}
          disabled={disabled}
          onChange={(next) => {
            if (next !== null) onChange(next);
          }}
        >
          <ListboxButton
            as={ValueButton}
            wiring={wiring}
            labelId={labelId}
            className={classNames(
              controlClasses,
              'flex min-h-control items-center gap-2 text-start',
            )}
          >
            <span
              id={`${wiring.id}-value`}
              className={classNames(
                'line-clamp-2 grow leading-tight wrap-anywhere',
                selected === undefined && 'text-ink-3',
              )}
            >
              {selected?.label ?? placeholder}
            </span>
            <ChevronDownIcon className="text-ink-3" />
          </ListboxButton>
          <ListboxOptions
            anchor={{ to: 'bottom start', gap: 4 }}
            aria-labelledby={labelId}
            className={classNames(
              'z-40 max-h-80 w-(--button-width) animate-appear overflow-y-auto',
              'rounded-lg bg-surface p-1 text-sm shadow-pop outline-none',
            )}
          >
            {choices.map((choice) => (
              <SelectOption key={choice.value} choice={choice} />
            ))}
          </ListboxOptions>
        </Listbox>
      )}
    </Field>
  );
}

function SelectOption({ choice }: { readonly choice: Choice<string> }): ReactNode {
  const detail = choice.disabledReason ?? choice.description;
  return (
    <ListboxOption
      value={choice.value}
      disabled={choice.disabledReason !== undefined}
      className={classNames(
        'flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2.5 py-1',
        'data-disabled:text-ink-3 data-focus:bg-ink/8 max-md:min-h-11',
      )}
    >
      {({ selected }) => (
        <>
          <span className="min-w-0 grow wrap-anywhere">
            <span>{choice.label}</span>
            {detail !== undefined && <span className="block text-xs text-ink-3">{detail}</span>}
          </span>
          {selected && <CheckIcon className="text-accent" />}
        </>
      )}
    </ListboxOption>
  );
}
