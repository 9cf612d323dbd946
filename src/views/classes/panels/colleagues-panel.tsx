import type { ReactNode } from 'react';

import { canDoInClass } from '../../../domain/classes/class-access.ts';
import type { ClassChangesRef } from '../../../machines/classes/class-changes-machine.ts';
import type { ClassData } from '../../../machines/classes/class-page-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Avatar } from '../../design/display/avatar.tsx';
import { XIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { formatPersonName, type NamedPerson } from '../person-name.ts';
import { ClassPanel } from './class-panel.tsx';

interface ColleaguesPanelProps {
  readonly detail: ClassData;
  readonly changes: ClassChangesRef;
  readonly onShare: () => void;
}

/** The owner of a class and the colleagues with whom it is shared. */
export function ColleaguesPanel({ detail, changes, onShare }: ColleaguesPanelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const canShare = canDoInClass(detail.access, 'share');
  return (
    <ClassPanel
      title={formatMessage('classes.colleagues.title')}
      note={
        canShare && (
          <span className="-me-3 flex">
            <Button variant="quiet" onClick={onShare}>
              {formatMessage('classes.share')}
            </Button>
          </span>
        )
      }
    >
      <ul className="grid gap-1">
        {detail.createdBy !== null && (
          <PersonRow person={detail.createdBy} note={formatMessage('classes.colleagues.owner')} />
        )}
        {detail.sharedWith.map((person) => (
          <PersonRow
            key={person.email}
            person={person}
            note={formatMessage('classes.colleagues.reads')}
            action={
              canShare && (
                <IconButton
                  label={formatMessage('classes.colleagues.end', {
                    name: formatPersonName(person),
                  })}
                  icon={<XIcon />}
                  onClick={() => {
                    changes.send({
                      type: 'change.perform',
                      change: { kind: 'unshare', item: detail, email: person.email },
                    });
                  }}
                />
              )
            }
          />
        ))}
      </ul>
      {detail.sharedWith.length === 0 && (
        <p className="text-sm text-ink-2">{formatMessage('classes.colleagues.none')}</p>
      )}
    </ClassPanel>
  );
}

interface PersonRowProps {
  readonly person: NamedPerson;
  readonly note: string;
  readonly action?: ReactNode;
}

const PersonRow = ({ person, note, action }: PersonRowProps): ReactNode => (
  <li className="flex min-h-9 items-center gap-2 text-sm">
    <Avatar firstName={person.firstName} lastName={person.lastName} />
    <span className="min-w-0 grow truncate font-medium" title={person.email}>
      <bdi translate="no">{formatPersonName(person)}</bdi>
    </span>
    <span className="shrink-0 text-ink-2">{note}</span>
    {action}
  </li>
);
