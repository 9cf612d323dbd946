import { useSelector } from '@xstate/react';
import { useRef, useState, type ReactNode } from 'react';

import type { QuizFilterName } from '../../../../domain/lists/quiz-filters.ts';
import type { QuizListRef } from '../../../../machines/quiz/lists/quiz-list-machine.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { PlusIcon } from '../../../design/icons/icons.tsx';
import { Menu } from '../../../design/menus/menu.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import type { QuizListFeatures } from '../quiz-list-features.ts';
import { clearFilters, hasFilters } from './clear-filters.ts';

interface QuizFiltersProps {
  readonly list: QuizListRef;
  readonly names: readonly QuizFilterName[];
  readonly chips: NonNullable<QuizListFeatures['filterChips']>;
  /** Controls between the button and the chips, which move when there are more chips. */
  readonly children: ReactNode;
}

/**
 * A button that adds a filter to a list, and the filters as chips. The code of the chips loads with
 * the first filter.
 */
export function QuizFilters({ list, names, chips: Chips, children }: QuizFiltersProps): ReactNode {
  const formatMessage = useFormatMessage();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const [editing, setEditing] = useState<QuizFilterName | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFiltered = hasFilters(names, filters);
  const focusButton = (): void => {
    button.current?.focus();
  };
  return (
    <>
      <Menu
        label={formatMessage('quizLists.addFilter')}
        placement="bottom start"
        items={names.map((name) => ({
          kind: 'action',
          label: formatMessage(`quizLists.filters.${name}`),
          onSelect: () => {
            setEditing(name);
          },
        }))}
      >
        {(trigger) => (
          <Button {...trigger} ref={button} variant="quiet" icon={<PlusIcon />}>
            {formatMessage('quizLists.filter')}
          </Button>
        )}
      </Menu>
      {children}
      {(isFiltered || editing !== null) && (
        <Chips
          list={list}
          names={names}
          editing={editing}
          onEdit={setEditing}
          onRemoved={focusButton}
        />
      )}
      {isFiltered && (
        <Button
          variant="quiet"
          onClick={() => {
            clearFilters(list, names);
            focusButton();
          }}
        >
          {formatMessage('quizLists.clearFilters')}
        </Button>
      )}
    </>
  );
}
