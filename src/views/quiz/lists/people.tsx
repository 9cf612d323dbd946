import type { ReactNode } from 'react';

import { getFullName, type ListedPerson } from '../../../domain/lists/quiz-row.ts';
import { getButtonClasses } from '../../design/buttons/button-classes.ts';
import { Popover } from '../../design/overlays/popover.tsx';
import { AddressText } from '../../shared/address-text.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

const maxVisible = 2;

interface PeopleProps {
  readonly people: readonly ListedPerson[];
}

function PersonLine({ person }: { readonly person: ListedPerson }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <li className="wrap-anywhere">
      <AddressText
        text={formatMessage('quizLists.person', { name: getFullName(person), email: person.email })}
      />
    </li>
  );
}

/**
 * Each person as name | e-mail (QLST-18). Of more than three people only the first two are visible;
 * a button shows the others.
 */
export function People({ people }: PeopleProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (people.length === 0) return formatMessage('quizLists.none');
  const visible = people.length === maxVisible + 1 ? people : people.slice(0, maxVisible);
  const hidden = people.slice(visible.length);
  return (
    <>
      <ul className="w-max max-w-80 whitespace-normal max-lg:max-w-full">
        {visible.map((person) => (
          <PersonLine key={person.email} person={person} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <Popover
          label={formatMessage('quizLists.sharedWith')}
          placement="bottom start"
          trigger={(trigger) => (
            <button type="button" {...trigger} className={getButtonClasses('quiet', 'text')}>
              {formatMessage('quizLists.morePeople', { count: hidden.length })}
            </button>
          )}
        >
          <ul className="grid gap-1">
            {people.map((person) => (
              <PersonLine key={person.email} person={person} />
            ))}
          </ul>
        </Popover>
      )}
    </>
  );
}
