import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type {
  CollectionEditorsRef,
  EditorPerson,
} from '../../machines/collections/collection-editors-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { Avatar } from '../design/display/avatar.tsx';
import { Badge } from '../design/display/badge.tsx';
import { SearchField } from '../design/fields/search-field.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { DetailsPanel } from '../shared/details-panel.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { RetryAlert } from '../shared/retry-alert.tsx';
import { formatPerson } from '../shared/user-text.ts';

interface PersonLineProps {
  readonly person: EditorPerson;
  readonly note?: string;
  readonly action: ReactNode;
}

const PersonLine = ({ person, note, action }: PersonLineProps): ReactNode => (
  <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
    <Avatar firstName={person.firstName} lastName={person.lastName} />
    <span className="grid min-w-0 grow">
      <span className="flex flex-wrap items-center gap-2 text-sm font-semibold wrap-anywhere">
        <span>{formatPerson(person)}</span>
        {note !== undefined && <Badge>{note}</Badge>}
      </span>
      <span className="text-xs text-ink-2 wrap-anywhere">{person.email}</span>
    </span>
    {action}
  </li>
);

interface EditorsProps {
  readonly editors: CollectionEditorsRef;
}

/** Who edits the collection, and who was removed since the panel opened. */
function CurrentEditors({ editors: actor }: EditorsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editors = useSelector(actor, ({ context }) => context.editors);
  const removed = useSelector(actor, ({ context }) => context.removed);
  const pendingId = useSelector(actor, ({ context }) => context.change?.person.id);
  const set = (person: EditorPerson, isEditor: boolean) => (): void => {
    actor.send({ type: 'editor.set', person, isEditor });
  };
  return (
    <Panel title={formatMessage('collections.editors')} note={String(editors.length)}>
      {editors.length === 0 && (
        <p className="text-sm text-ink-2">{formatMessage('collections.nobody')}</p>
      )}
      <ul>
        {editors.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            action={
              <Button
                busy={pendingId === person.id}
                aria-label={formatMessage('collections.removeNamed', {
                  name: formatPerson(person),
                })}
                onClick={set(person, false)}
              >
                {formatMessage('collections.remove')}
              </Button>
            }
          />
        ))}
        {removed.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            note={formatMessage('collections.removed')}
            action={
              <Button
                busy={pendingId === person.id}
                aria-label={formatMessage('collections.undoNamed', { name: formatPerson(person) })}
                onClick={set(person, true)}
              >
                {formatMessage('collections.undo')}
              </Button>
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

/** The users who can become editors. */
function PossibleEditors({ editors: actor }: EditorsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const text = useSelector(actor, ({ context }) => context.searchText);
  const candidates = useSelector(actor, ({ context }) => context.candidates);
  const hasFailed = useSelector(actor, ({ context }) => context.searchFailed);
  const pendingId = useSelector(actor, ({ context }) => context.change?.person.id);
  const removed = useSelector(actor, ({ context }) => context.removed);
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ open: { search: 'shown' } }));
  const offered = candidates.filter(({ id }) => !removed.some((person) => person.id === id));
  return (
    <Panel title={formatMessage('collections.add')}>
      <div className="grid [&_search]:w-full">
        <SearchField
          label={formatMessage('collections.searchPeople')}
          value={text}
          onChange={(next) => {
            actor.send({ type: 'search.type', text: next });
          }}
          clearLabel={formatMessage('common.clearSearch')}
        />
      </div>
      {hasFailed && (
        <RetryAlert
          onRetry={() => {
            actor.send({ type: 'search.retry' });
          }}
        />
      )}
      {isShown && !hasFailed && offered.length === 0 && (
        <p role="status" className="text-sm text-ink-2">
          {formatMessage('collections.noMatch')}
        </p>
      )}
      <ul>
        {offered.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            action={
              <Button
                busy={pendingId === person.id}
                aria-label={formatMessage('collections.addNamed', { name: formatPerson(person) })}
                onClick={() => {
                  actor.send({ type: 'editor.set', person, isEditor: true });
                }}
              >
                {formatMessage('collections.addPerson')}
              </Button>
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

/** The editors of the chosen collection, with a search to add others. */
export function CollectionEditorsPanel({ editors }: EditorsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const collection = useSelector(editors, ({ context }) => context.collection);
  if (collection === null) return null;
  return (
    <DetailsPanel
      label={formatMessage('collections.panel', { title: collection.title })}
      title={collection.title}
      description={formatMessage('collections.countOfArticles', {
        count: collection.countOfArticles,
      })}
      closeLabel={formatMessage('collections.close')}
      onClose={() => {
        editors.send({ type: 'editors.close' });
      }}
    >
      <div className="grid gap-5">
        <CurrentEditors editors={editors} />
        <PossibleEditors editors={editors} />
      </div>
    </DetailsPanel>
  );
}
