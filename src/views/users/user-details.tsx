import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectDetails } from '../../machines/shared/details-machine.ts';
import type { AuditRow } from '../../machines/users/audit-machines.ts';
import type { UserRow } from '../../machines/users/user-details-machine.ts';
import { href } from '../../domain/access/href.ts';
import type { UserActionRef } from '../../machines/users/user-action-machine.ts';
import type { UserDetailsRef } from '../../machines/users/user-details-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { Avatar } from '../design/display/avatar.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { DetailsList } from '../design/lists/details-list.tsx';
import { TextLink } from '../design/navigation/link.tsx';
import { DetailsPanel } from '../shared/details-panel.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { AuditTarget } from './audit-details.tsx';
import { formatAction } from './audit-text.ts';
import { SessionList } from '../shared/sessions/session-list.tsx';
import { formatPerson, nameRoles } from '../shared/user-text.ts';
import { useMomentText } from '../shared/use-moment-text.ts';
import { useUserActions } from './use-user-actions.tsx';

interface UserDetailsProps {
  readonly details: UserDetailsRef;
  readonly actions: UserActionRef;
  readonly ownEmail: string;
}

function Facts({ user }: { readonly user: UserRow }): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const state =
    user.disabledAt === null
      ? formatMessage(user.isRegistered ? 'users.registeredSince' : 'users.invitedOn', {
          day: formatDay(user.createdAt),
        })
      : formatMessage('users.disabledSince', { day: formatDay(user.disabledAt) });
  return (
    <DetailsList
      details={[
        {
          term: formatMessage('users.roles'),
          value: formatMessage({ list: nameRoles(user.roles, formatMessage) }),
        },
        { term: formatMessage('users.state'), value: state },
        {
          term: formatMessage('users.passwordChanged'),
          value: !user.isRegistered
            ? formatMessage('users.notRegisteredYet')
            : user.passwordChangedAt === null
              ? formatMessage('users.neverChanged')
              : formatMessage('users.changedOn', { day: formatDay(user.passwordChangedAt) }),
        },
      ]}
    />
  );
}

function Trail({ entries }: { readonly entries: readonly AuditRow[] }): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  if (entries.length === 0)
    return <p className="text-sm text-ink-2">{formatMessage('audit.emptyTrail')}</p>;
  return (
    <ol className="grid gap-3 text-sm">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid grid-cols-[9.5rem_1fr] gap-3 max-md:grid-cols-1 max-md:gap-0"
        >
          <time dateTime={entry.at} className="figures text-xs leading-5 text-ink-2">
            {formatMoment(entry.at)}
          </time>
          <span className="grid gap-0.5">
            <span className="font-medium">{formatAction(entry, formatMessage)}</span>
            <span className="text-xs text-ink-2">
              <AuditTarget entry={entry} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function DetailsContent({ details, actions, ownEmail }: UserDetailsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getActions = useUserActions(actions, ownEmail);
  const snapshot = useSelector(details, (current) => current);
  const { item: user } = snapshot.context;
  if (user === null) return null;
  return (
    <div className="grid gap-5">
      <Facts user={user} />
      <div className="flex flex-wrap gap-2">
        {getActions(user).map(({ label, icon, disabledReason, onSelect }) => (
          <Button key={label} icon={icon} disabledReason={disabledReason} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
      <Loaded
        load={selectDetails(snapshot.context)}
        onRetry={() => {
          details.send({ type: 'details.refresh' });
        }}
      >
        {({ sessions, trail, trailCount }) => (
          <>
            <Panel title={formatMessage('users.sessions')} note={String(sessions.length)}>
              <SessionList
                sessions={sessions}
                onEnd={(sessionId) => {
                  actions.send({ type: 'action.open', kind: 'endSessions', user, sessionId });
                }}
              />
            </Panel>
            <Panel
              title={formatMessage('audit.trail')}
              note={String(trailCount)}
              actions={
                <TextLink to={`${href('auditLog')}?user=${String(user.id)}`}>
                  {formatMessage('audit.wholeTrail')}
                </TextLink>
              }
            >
              <Trail entries={trail} />
            </Panel>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The chosen user beside the list. */
export function UserDetailsPanel(props: UserDetailsProps): ReactNode {
  const { details } = props;
  const formatMessage = useFormatMessage();
  const user = useSelector(details, ({ context }) => context.item);
  if (user === null) return null;
  const name = formatPerson(user);
  return (
    <DetailsPanel
      label={formatMessage('users.details', { name })}
      title={name}
      description={user.email}
      icon={<Avatar firstName={user.firstName} lastName={user.lastName} />}
      closeLabel={formatMessage('users.closeDetails')}
      onClose={() => {
        details.send({ type: 'details.close' });
      }}
    >
      <DetailsContent {...props} />
    </DetailsPanel>
  );
}
