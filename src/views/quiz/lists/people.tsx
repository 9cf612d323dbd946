import type { ReactNode } from 'react';

import { fullName, type ListedPerson } from '../../../domain/lists/quiz-row.ts';
import { buttonLook } from '../../design/button-look.ts';
import { Popover } from '../../design/popover.tsx';
import { useSentence } from '../../shared/sentences.tsx';

const shownAtOnce = 2;

interface PeopleProps {
  readonly people: readonly ListedPerson[];
}

function PersonLine({ person }: { readonly person: ListedPerson }): ReactNode {
  return (
    <li className="wrap-anywhere">
      {useSentence()('quizLists.person', { name: fullName(person), email: person.email })}
    </li>
  );
}

/** Each person as name | e-mail (QLST-18); of many the first two, the others behind a button. */
export function People({ people }: PeopleProps): ReactNode {
  const sentence = useSentence();
  if (people.length === 0) return sentence('quizLists.none');
  const shown = people.length === shownAtOnce + 1 ? people : people.slice(0, shownAtOnce);
  const more = people.slice(shown.length);
  return (
    <>
      <ul className="min-w-40 whitespace-normal">
        {shown.map((person) => (
          <PersonLine key={person.email} person={person} />
        ))}
      </ul>
      {more.length > 0 && (
        <Popover
          label={sentence('quizLists.sharedWith')}
          placement={{ side: 'below', align: 'start' }}
          trigger={(trigger) => (
            <button type="button" {...trigger} className={buttonLook('quiet', 'text')}>
              {sentence('quizLists.morePeople', { count: more.length })}
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
