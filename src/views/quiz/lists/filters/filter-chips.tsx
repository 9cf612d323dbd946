import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';

import {
  listActiveFilters,
  type FilterTexts,
  type QuizFilterName,
} from '../../../../domain/lists/quiz-filters.ts';
import type { QuizListRef } from '../../../../machines/quiz/lists/quiz-list-machine.ts';
import type { SubjectsRef } from '../../../../machines/shared/subjects-machine.ts';
import { FilterChip } from '../../../design/fields/filter-chip.tsx';
import { LazyPopoverPanel } from '../../../design/overlays/popover.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterText } from './use-filter-text.ts';

/** What the chips show: the filters of a list, and the one whose choices are open. */
export interface FilterChipsProps {
  readonly list: QuizListRef;
  readonly names: readonly QuizFilterName[];
  readonly editing: QuizFilterName | null;
  readonly onEdit: (name: QuizFilterName | null) => void;
  /** Called when a chip was removed that may have had the focus. */
  readonly onRemoved: () => void;
}

/** The active filters of a quiz list; each can be changed and removed. */
export function FilterChips({
  list,
  names,
  editing,
  subjects,
  ...handlers
}: FilterChipsProps & { readonly subjects: SubjectsRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const texts = useSelector(list, ({ context }) => context.query.filters);
  const active = listActiveFilters(names, texts);
  return (
    <ul aria-label={formatMessage('quizFilters.active')} className="contents">
      {names
        .filter((name) => name === editing || active.includes(name))
        .map((name) => (
          <li key={name} className="flex min-w-0">
            <Chip
              list={list}
              name={name}
              texts={texts}
              isOpen={name === editing}
              isActive={active.includes(name)}
              subjects={subjects}
              {...handlers}
            />
          </li>
        ))}
    </ul>
  );
}

interface ChipProps extends Pick<FilterChipsProps, 'list' | 'onEdit' | 'onRemoved'> {
  readonly name: QuizFilterName;
  readonly texts: FilterTexts;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly subjects: SubjectsRef;
}

function Chip({
  list,
  name,
  texts,
  isOpen,
  isActive,
  subjects,
  onEdit,
  onRemoved,
}: ChipProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formatFilter = useFilterText(subjects);
  const button = useRef<HTMLButtonElement>(null);
  const label = formatMessage(`quizLists.filters.${name}`);
  const close = (): void => {
    onEdit(null);
  };
  return (
    <>
      <FilterChip
        label={label}
        value={isActive ? formatFilter(name, texts) : undefined}
        isOpen={isOpen}
        buttonRef={button}
        onOpen={() => {
          onEdit(isOpen ? null : name);
        }}
        removeLabel={formatMessage('quizFilters.remove', { name: label })}
        onRemove={() => {
          close();
          if (isActive) list.send({ type: 'filter.choose', name, value: '' });
          onRemoved();
        }}
      />
      {isOpen && (
        <LazyPopoverPanel
          name={{ 'aria-label': label }}
          triggerRef={button}
          placement="bottom start"
          isModal={name === 'created'}
          onClose={close}
          className="w-76 max-w-[calc(100vw-1rem)] p-1 text-sm"
        >
          <FilterEditor list={list} name={name} texts={texts} subjects={subjects} onDone={close} />
        </LazyPopoverPanel>
      )}
    </>
  );
}
