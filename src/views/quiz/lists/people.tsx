import type { ReactNode } from 'react';

import { getFullName, type ListedPerson } from '../../../domain/lists/quiz-row.ts';
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

/** A person as a chip of one line; the tooltip has what does not fit. */
function PersonChip({ person }: { readonly person: ListedPerson }): ReactNode {
  const formatMessage = useFormatMessage();
  const text = formatMessage('quizLists.person', {
    name: getFullName(person),
    email: person.email,
  });
  return (
    <li className={chipClasses} title={text}>
      <bdi translate="no" className="truncate">
        {text}
      </bdi>
    </li>
  );
}

const chipClasses =
  'inline-flex h-6 max-w-full items-center rounded-full border border-line-strong bg-surface px-2 text-xs font-medium whitespace-nowrap';

/**
 * Each person as a chip with name | e-mail (QLST-18). Of more than three people only the first two
 * are visible; a button shows the others.
 */
export function People({ people }: PeopleProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (people.length === 0) return formatMessage('quizLists.none');
  const visible = people.length === maxVisible + 1 ? people : people.slice(0, maxVisible);
  const hidden = people.slice(visible.length);
  return (
    <div className="flex max-w-84 flex-wrap items-center gap-1 py-1">
      <ul className="contents">
        {visible.map((person) => (
          <PersonChip key={person.email} person={person} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <Popover
          label={formatMessage('quizListLabels.sharedWith')}
          placement="bottom start"
          trigger={(trigger) => (
            <button
              type="button"
              {...trigger}
              aria-label={formatMessage('quizLists.morePeople', { count: hidden.length })}
              className={`${chipClasses} text-ink-2 hover:border-control hover:text-ink max-md:h-11`}
            >
              +{hidden.length}
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
    </div>
  );
}
