import type { ReactNode } from 'react';

import type { QuizListChoice } from '../../../domain/lists/quiz-list-kinds.ts';
import { SegmentedControl } from '../../design/segmented-control.tsx';
import { Switch } from '../../design/switch.tsx';
import { TabList } from '../../design/tab-list.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface ListChoiceProps {
  readonly choice: QuizListChoice;
  readonly chosen: string;
  /** The id of the panel that the tabs govern. */
  readonly panel: string;
  readonly onChoose: (value: string) => void;
}

/** What a list can be narrowed by besides words: Textbooks and Sections, 'Show Expired Quizzes', who shared (QLST-20, QLST-43). */
export function ListChoice({
  choice: { control, label, values },
  chosen,
  panel,
  onChoose,
}: ListChoiceProps): ReactNode {
  const sentence = useSentence();
  const choices = values.map((each) => ({ value: each.value, label: sentence(each.label) }));
  switch (control) {
    case 'tabs':
      return (
        <TabList
          label={sentence(label)}
          tabs={choices}
          chosen={chosen}
          panel={panel}
          onChoose={onChoose}
        />
      );
    case 'segments':
      return (
        <SegmentedControl
          label={sentence(label)}
          hideLabel
          choices={choices}
          value={chosen}
          onChange={onChoose}
        />
      );
    case 'switch': {
      const [off, on] = values;
      return (
        <Switch
          boxed
          label={sentence(label)}
          checked={chosen === on?.value}
          onChange={(isOn) => {
            onChoose((isOn ? on : off)?.value ?? '');
          }}
        />
      );
    }
  }
}
