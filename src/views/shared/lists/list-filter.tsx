import type { ReactNode } from 'react';

import { Select } from '../../design/fields/select.tsx';

interface ListFilterProps {
  readonly label: string;
  /** The label of the choice that shows every row. */
  readonly allLabel: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The value in the list's query; a value that is no choice shows every row. */
  readonly value: string | undefined;
  /** Gets an empty text for every row. */
  readonly onChange: (value: string) => void;
}

const all = 'all';

/** A select that narrows a list to one of its choices. */
export const ListFilter = ({
  label,
  allLabel,
  choices,
  value,
  onChange,
}: ListFilterProps): ReactNode => (
  <span className="w-44 max-md:min-w-36 max-md:flex-1">
    <Select<string>
      hideLabel
      label={label}
      choices={[{ value: all, label: allLabel }, ...choices]}
      value={choices.find((choice) => choice.value === value)?.value ?? all}
      onChange={(chosen) => {
        onChange(chosen === all ? '' : chosen);
      }}
    />
  </span>
);
