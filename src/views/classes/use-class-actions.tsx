import {
  canDoInClass,
  type ClassAccess,
  type ClassAction,
} from '../../domain/classes/class-access.ts';
import type { ClassChangesRef } from '../../machines/classes/class-changes-machine.ts';
import { CopyIcon, PencilIcon, ShareIcon, TrashIcon, UploadIcon } from '../design/icons/icons.tsx';
import type { RowAction } from '../design/tables/table-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { formatPersonName, type NamedPerson } from './person-name.ts';

/** A class as far as its actions depend on it. */
export interface ActedClass {
  readonly id: number;
  readonly title: string;
  readonly published: boolean;
  readonly access: ClassAccess;
  readonly createdBy: NamedPerson | null;
  readonly version: string;
}

/** What opens the dialogs of a class, and the changes without a dialog. */
export interface ClassHandlers {
  readonly changes: ClassChangesRef;
  readonly onRename: (item: ActedClass) => void;
  readonly onShare: (item: ActedClass) => void;
}

/** Returns a function that says why an action is disabled; undefined when it is not. */
export function useClassReason() {
  const formatMessage = useFormatMessage();
  return (
    { access, createdBy }: Pick<ActedClass, 'access' | 'createdBy'>,
    action: ClassAction,
  ): string | undefined =>
    canDoInClass(access, action)
      ? undefined
      : formatMessage('classes.ownerOnly', {
          name:
            createdBy === null ? formatMessage('classes.theOwner') : formatPersonName(createdBy),
        });
}

/** Returns the actions on a class; those that the person may not do say why. */
export function useClassActions({ changes, onRename, onShare }: ClassHandlers) {
  const formatMessage = useFormatMessage();
  const getReason = useClassReason();
  return (item: ActedClass): readonly (RowAction & { readonly id: ClassAction })[] => [
    {
      id: 'rename',
      label: formatMessage('classes.rename'),
      icon: <PencilIcon />,
      disabledReason: getReason(item, 'rename'),
      onSelect: () => {
        onRename(item);
      },
    },
    {
      id: 'copy',
      label: formatMessage('classes.copy'),
      icon: <CopyIcon />,
      disabledReason: getReason(item, 'copy'),
      onSelect: () => {
        changes.send({ type: 'change.perform', change: { kind: 'copy', item } });
      },
    },
    {
      id: 'share',
      label: formatMessage('classes.share'),
      icon: <ShareIcon />,
      disabledReason: getReason(item, 'share'),
      onSelect: () => {
        onShare(item);
      },
    },
    {
      id: 'publish',
      label: formatMessage('classes.publish'),
      icon: <UploadIcon />,
      disabledReason:
        getReason(item, 'publish') ??
        (item.published ? formatMessage('classes.alreadyPublished') : undefined),
      onSelect: () => {
        changes.send({ type: 'change.perform', change: { kind: 'publish', item } });
      },
    },
    {
      id: 'delete',
      label: formatMessage('common.delete'),
      icon: <TrashIcon />,
      danger: true,
      disabledReason: getReason(item, 'delete'),
      onSelect: () => {
        changes.send({ type: 'change.perform', change: { kind: 'delete', item } });
      },
    },
  ];
}
