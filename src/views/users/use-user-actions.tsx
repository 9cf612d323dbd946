import type { UserRow } from '../../machines/users/user-details-machine.ts';
import type { UserActionKind, UserActionRef } from '../../machines/users/user-action-machine.ts';
import {
  BanIcon,
  LinkIcon,
  LockIcon,
  LogOutIcon,
  CircleCheckIcon,
  ShieldIcon,
} from '../design/icons/icons.tsx';
import type { RowAction } from '../design/tables/table-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

/**
 * Returns the function that lists what can be done with a user. `ownEmail` is the signed-in
 * person's: nobody disables the own account.
 */
export function useUserActions(
  actions: UserActionRef,
  ownEmail: string,
): (user: UserRow) => readonly Extract<RowAction, { onSelect: () => void }>[] {
  const formatMessage = useFormatMessage();
  return (user) => {
    const open = (kind: UserActionKind) => () => {
      actions.send({ type: 'action.open', kind, user });
    };
    const isDisabled = user.disabledAt !== null;
    return [
      {
        label: formatMessage('users.changeRoles'),
        icon: <ShieldIcon />,
        onSelect: open('changeRoles'),
      },
      user.isRegistered
        ? {
            label: formatMessage('users.resetPassword'),
            icon: <LockIcon />,
            disabledReason: isDisabled ? formatMessage('users.disabled') : undefined,
            onSelect: open('resetPassword'),
          }
        : {
            label: formatMessage('users.newInvitation'),
            icon: <LinkIcon />,
            disabledReason: isDisabled ? formatMessage('users.disabled') : undefined,
            onSelect: open('newInvitation'),
          },
      {
        label: formatMessage('users.endSessions'),
        icon: <LogOutIcon />,
        disabledReason: user.sessionCount === 0 ? formatMessage('users.noSessions') : undefined,
        onSelect: open('endSessions'),
      },
      isDisabled
        ? {
            label: formatMessage('users.enable'),
            icon: <CircleCheckIcon />,
            onSelect: open('enable'),
          }
        : {
            label: formatMessage('users.disable'),
            icon: <BanIcon />,
            danger: true,
            disabledReason: user.email === ownEmail ? formatMessage('users.itIsYou') : undefined,
            onSelect: open('disable'),
          },
    ];
  };
}
