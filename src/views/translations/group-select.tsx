import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectLoad } from '../../machines/shared/load-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import { Select } from '../design/fields/select.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface GroupSelectProps {
  readonly groups: GroupChoicesRef;
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (id: number) => void;
}

/** A select of the groups by title. */
export function GroupSelect({
  groups,
  value,
  error,
  disabled = false,
  onChange,
}: GroupSelectProps): ReactNode {
  const formatMessage = useFormatMessage();
  const load = selectLoad(useSelector(groups, (snapshot) => snapshot));
  const choices = load.state === 'loaded' ? load.value : [];
  return (
    <Select<string>
      required
      label={formatMessage('translations.column.group')}
      placeholder={formatMessage('translations.chooseGroup')}
      choices={choices.map(({ id, title, key }) => ({
        value: String(id),
        label: title,
        description: key,
      }))}
      value={value === null ? null : String(value)}
      error={error}
      disabled={disabled}
      onChange={(id) => {
        onChange(Number(id));
      }}
    />
  );
}
