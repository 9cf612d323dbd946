import type { ReactNode } from 'react';

import type { QuizListFilter } from '../../../domain/lists/quiz-list-kinds.ts';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { TabList } from '../../design/navigation/tab-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface ListFilterProps {
  readonly choice: QuizListFilter;
  readonly value: string;
  /** The id of the panel that the tabs control. */
  readonly panelId: string;
  readonly onChange: (value: string) => void;
}

/**
 * The filter of a list: Textbooks and Sections, 'Show Expired Quizzes', or who shared (QLST-20,
 * QLST-43).
 */
export function ListFilter({
  choice: { control, label, values },
  value,
  panelId,
  onChange,
}: ListFilterProps): ReactNode {
  const formatMessage = useFormatMessage();
  const choices = values.map((each) => ({ value: each.value, label: formatMessage(each.label) }));
  switch (control) {
    case 'tabs':
      return (
        <TabList
          label={formatMessage(label)}
          tabs={choices}
          selected={value}
          panelId={panelId}
          onSelect={onChange}
        />
      );
    case 'segments':
      return (
        <SegmentedControl
          label={formatMessage(label)}
          hideLabel
          choices={choices}
          value={value}
          onChange={onChange}
        />
      );
    case 'switch': {
      const [off, on] = values;
      return (
        <Switch
          boxed
          label={formatMessage(label)}
          checked={value === on?.value}
          onChange={(isOn) => {
            onChange((isOn ? on : off)?.value ?? '');
          }}
        />
      );
    }
  }
}
