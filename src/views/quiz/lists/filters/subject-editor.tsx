import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import { searchSubjects } from '../../../../domain/quiz/draft/subjects.ts';
import { selectLoad } from '../../../../machines/shared/load-machine.ts';
import type { Subject, SubjectsRef } from '../../../../machines/shared/subjects-machine.ts';
import { SearchField } from '../../../design/fields/search-field.tsx';
import { OptionList } from '../../../design/lists/option-list.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface SubjectEditorProps {
  readonly subjects: SubjectsRef;
  readonly selected: readonly number[];
  readonly onSelect: (ids: readonly number[]) => void;
}

/** Selects subjects from a list that can be searched. */
export function SubjectEditor({ subjects, selected, onSelect }: SubjectEditorProps): ReactNode {
  const load = useSelector(subjects, selectLoad);
  return (
    <Loaded
      load={load}
      onRetry={() => {
        subjects.send({ type: 'load.retry' });
      }}
    >
      {(known) => <SubjectOptions known={known} selected={selected} onSelect={onSelect} />}
    </Loaded>
  );
}

interface SubjectOptionsProps extends Omit<SubjectEditorProps, 'subjects'> {
  readonly known: readonly Subject[];
}

/** The subjects that match a search. A selection keeps the selected ones that do not match. */
function SubjectOptions({ known, selected, onSelect }: SubjectOptionsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState('');
  const found = searchSubjects(known, text);
  const others = selected.filter((id) => !found.some((subject) => subject.id === id));
  return (
    <div className="grid gap-1">
      <div className="p-1">
        <SearchField
          label={formatMessage('quizFilters.searchSubjects')}
          value={text}
          onChange={setText}
          clearLabel={formatMessage('common.clearSearch')}
        />
      </div>
      <OptionList
        label={formatMessage('quizLists.filters.subject')}
        isMultiple
        options={found.map(({ id, title }) => ({ value: String(id), label: title }))}
        selected={selected.map(String)}
        onSelect={(ids) => {
          onSelect([...others, ...ids.map(Number)]);
        }}
        emptyText={formatMessage('quizFilters.noSubjects')}
      />
    </div>
  );
}
