import type { ReactNode } from 'react';

import type { UserRow } from '../../machines/users/user-details-machine.ts';
import { Avatar } from '../design/display/avatar.tsx';
import { Badge } from '../design/display/badge.tsx';
import { BanIcon, ClockIcon, MailIcon } from '../design/icons/icons.tsx';
import type { Column } from '../design/tables/table-types.ts';
import { AddressText } from '../shared/address-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { formatPerson, nameRoles } from '../shared/user-text.ts';
import { useMomentText } from '../shared/use-moment-text.ts';

/** The state of an account: plain words for a registered one, a badge for the others. */
function UserState({ user }: { readonly user: UserRow }): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  if (user.disabledAt !== null)
    return (
      <span className="grid gap-0.5">
        <Badge icon={<BanIcon />}>{formatMessage('users.disabled')}</Badge>
        <span className="figures text-xs text-ink-2">
          {formatMessage('users.disabledSince', { day: formatDay(user.disabledAt) })}
        </span>
      </span>
    );
  if (user.isRegistered) return formatMessage('users.registered');
  const isOpen = user.invitationEndsAt !== null;
  return (
    <span className="grid gap-0.5">
      <Badge tone={isOpen ? 'info' : 'warn'} icon={isOpen ? <MailIcon /> : <ClockIcon />}>
        {formatMessage('users.invited')}
      </Badge>
      <span className="figures text-xs text-ink-2">
        {user.invitationEndsAt === null
          ? formatMessage('users.linkHasEnded')
          : formatMessage('users.linkEnds', { day: formatDay(user.invitationEndsAt) })}
      </span>
    </span>
  );
}

interface UserColumnOptions {
  readonly ownEmail: string;
  readonly onOpen: (user: UserRow) => void;
}

/** The name of a person, which opens the account, with the e-mail address below. */
function PersonCell({
  user,
  ownEmail,
  onOpen,
}: UserColumnOptions & { readonly user: UserRow }): ReactNode {
  const formatMessage = useFormatMessage();
  const name = formatPerson(user);
  return (
    <span className="flex items-center gap-3 py-0.5">
      <Avatar firstName={user.firstName || user.email} lastName={user.lastName} />
      <span className="grid min-w-0">
        <span className="flex items-baseline gap-2">
          <button
            type="button"
            aria-label={formatMessage('users.open', { name })}
            onClick={() => {
              onOpen(user);
            }}
            className="rounded-sm text-start font-semibold hover:underline"
          >
            <bdi translate="no">{name}</bdi>
          </button>
          {user.email === ownEmail && (
            <span className="text-xs text-ink-2">{formatMessage('users.you')}</span>
          )}
        </span>
        {name !== user.email && (
          <span className="text-sm font-normal text-ink-2">
            <AddressText text={user.email} />
          </span>
        )}
      </span>
    </span>
  );
}

function RoleBadges({ roles }: Pick<UserRow, 'roles'>): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <span className="flex w-max max-w-full flex-wrap gap-1">
      {nameRoles(roles, formatMessage).map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </span>
  );
}

/** Returns the columns of the list of users. */
export function useUserColumns({
  ownEmail,
  onOpen,
}: UserColumnOptions): readonly Column<UserRow>[] {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  return [
    {
      id: 'person',
      header: formatMessage('users.person'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: (user) => <PersonCell user={user} ownEmail={ownEmail} onOpen={onOpen} />,
    },
    {
      id: 'roles',
      header: formatMessage('users.roles'),
      card: 'line',
      cell: ({ roles }) => <RoleBadges roles={roles} />,
    },
    {
      id: 'state',
      header: formatMessage('users.state'),
      card: 'line',
      cell: (user) => <UserState user={user} />,
    },
    {
      id: 'lastSignIn',
      header: formatMessage('users.lastSignIn'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? formatMessage('users.never') : formatDay(lastSignInAt),
      cardCell: ({ lastSignInAt }) =>
        `${formatMessage('users.lastSignIn')}: ${lastSignInAt === null ? formatMessage('users.never') : formatDay(lastSignInAt)}`,
    },
  ];
}
