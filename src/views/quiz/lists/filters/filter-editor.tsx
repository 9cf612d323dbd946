import { useState, type ReactNode } from 'react';

import {
  formatDayRange,
  quizFilterChoices,
  readQuizFilters,
  type DayRange,
  type FilterTexts,
  type QuizChoiceFilter,
  type QuizFilterName,
} from '../../../../domain/lists/quiz-filters.ts';
import type { QuizListRef } from '../../../../machines/quiz/lists/quiz-list-machine.ts';
import type { SubjectsRef } from '../../../../machines/shared/subjects-machine.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { OptionList } from '../../../design/lists/option-list.tsx';
import { DayFilter } from '../../../shared/day-filter.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { SubjectEditor } from './subject-editor.tsx';

interface FilterEditorProps {
  readonly list: QuizListRef;
  readonly name: QuizFilterName;
  readonly texts: FilterTexts;
  readonly subjects: SubjectsRef;
  /** Called when a choice completes the filter. */
  readonly onDone: () => void;
}

/** What a filter can be set to. A choice filters the list at once. */
export function FilterEditor({
  list,
  name,
  texts,
  subjects,
  onDone,
}: FilterEditorProps): ReactNode {
  const values = readQuizFilters(texts);
  const choose = (filters: Readonly<Record<string, string>>): void => {
    list.send({ type: 'filters.choose', filters });
  };
  switch (name) {
    case 'subject':
      return (
        <SubjectEditor
          subjects={subjects}
          selected={values.subject}
          onSelect={(ids) => {
            choose({ subject: ids.join(',') });
          }}
        />
      );
    case 'owner':
      return (
        <OwnerEditor
          owner={values.owner}
          onApply={(owner) => {
            choose({ owner });
            onDone();
          }}
        />
      );
    case 'created':
      return (
        <DaysEditor
          range={values.created}
          onChange={(range) => {
            choose({ created: formatDayRange(range) });
          }}
        />
      );
    default:
      return (
        <ChoiceEditor
          name={name}
          selected={values[name]}
          onSelect={(value) => {
            choose({
              [name]: value,
              ...(value === 'past' && 'expired' in texts && { expired: 'shown' }),
            });
            onDone();
          }}
        />
      );
  }
}

interface ChoiceEditorProps {
  readonly name: QuizChoiceFilter;
  readonly selected: string | null;
  readonly onSelect: (value: string) => void;
}

function ChoiceEditor({ name, selected, onSelect }: ChoiceEditorProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <OptionList<string>
      label={formatMessage(`quizLists.filters.${name}`)}
      options={quizFilterChoices[name].map((value) => ({
        value,
        label: formatMessage(`quizFilters.${name}.${value}` as never),
      }))}
      selected={selected === null ? [] : [selected]}
      onSelect={([value]) => {
        onSelect(value ?? '');
      }}
    />
  );
}

interface OwnerEditorProps {
  readonly owner: string;
  readonly onApply: (owner: string) => void;
}

function OwnerEditor({ owner, onApply }: OwnerEditorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState(owner);
  return (
    <form
      className="grid gap-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(text.trim());
      }}
    >
      <TextField
        autoFocus
        label={formatMessage('quizLists.filters.owner')}
        description={formatMessage('quizFilters.ownerHint')}
        maxLength={200}
        value={text}
        onChange={setText}
      />
      <span className="justify-self-end">
        <Button type="submit" variant="primary">
          {formatMessage('quizFilters.apply')}
        </Button>
      </span>
    </form>
  );
}

interface DaysEditorProps {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}

function DaysEditor({ range, onChange }: DaysEditorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { from, until } = range;
  const isReversed = from !== null && until !== null && from > until;
  const labels = {
    open: formatMessage('quizFilters.openCalendar'),
    clear: formatMessage('quizFilters.clearDay'),
  };
  return (
    <div className="grid gap-2 p-2">
      <DayFilter
        label={formatMessage('quizFilters.from')}
        value={from}
        error={isReversed ? formatMessage('quizFilters.fromAfterUntil') : undefined}
        labels={labels}
        onChange={(day) => {
          onChange({ from: day, until });
        }}
      />
      <DayFilter
        label={formatMessage('quizFilters.until')}
        value={until}
        labels={labels}
        onChange={(day) => {
          onChange({ from, until: day });
        }}
      />
    </div>
  );
}
