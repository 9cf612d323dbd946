import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode } from 'react';

import type { Reader } from '../../../domain/sharing/reader.ts';
import {
  selectReaders,
  type QuizShareRef,
} from '../../../machines/quiz/sharing/quiz-share-machine.ts';
import { Avatar } from '../../design/avatar.tsx';
import { Badge } from '../../design/badge.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface ReaderLineProps {
  readonly reader: Reader;
}

function ReaderLine({ reader: { firstName, lastName, email } }: ReaderLineProps): ReactNode {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li className="flex min-w-0 items-center gap-2.5 py-1.5">
      <Avatar firstName={firstName === '' ? email : firstName} lastName={lastName} />
      <span className="grid min-w-0">
        {name !== '' && <span className="truncate text-sm font-medium">{name}</span>}
        <span className="truncate text-sm text-ink-2">{email}</span>
      </span>
    </li>
  );
}

interface ReadersListProps {
  readonly share: QuizShareRef;
}

/** Who has access to the quiz: for super admins from the server, for others from its sharedList (QSHR-11, QSHR-12). */
export function ReadersList({ share }: ReadersListProps): ReactNode {
  const sentence = useSentence();
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const readers = useSelector(
    share,
    selectReaders,
    (a, b) =>
      a.state === b.state && (a.state !== 'loaded' || b.state !== 'loaded' || a.value === b.value),
  );
  const retry = (): void => {
    head.current?.focus();
    share.send({ type: 'readers.retry' });
  };
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <h3
        ref={head}
        id={heading}
        tabIndex={-1}
        className="flex w-fit items-center gap-2 text-xs font-medium text-ink-2"
      >
        {sentence('quizSharing.readers')}
        {readers.state === 'loaded' && readers.value.length > 0 && (
          <Badge>{readers.value.length}</Badge>
        )}
      </h3>
      <Loaded load={readers} onRetry={retry}>
        {(people) =>
          people.length === 0 ? (
            <p className="text-sm text-ink-3">{sentence('quizSharing.noReaders')}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keyboard
            <div
              tabIndex={0}
              role="group"
              aria-labelledby={heading}
              className="max-h-56 overflow-y-auto"
            >
              <ul className="divide-y divide-line">
                {people.map((reader) => (
                  <ReaderLine key={reader.email} reader={reader} />
                ))}
              </ul>
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
