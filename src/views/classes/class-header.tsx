import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { canPublish } from '../../domain/classes/find-missing.ts';
import type { ClassData } from '../../machines/classes/class-page-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { Avatar } from '../design/display/avatar.tsx';
import { CircleAlertIcon, EllipsisIcon, ShareIcon, UploadIcon } from '../design/icons/icons.tsx';
import { Menu } from '../design/menus/menu.tsx';
import { toMenuItems } from '../design/tables/table-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { formatPersonName } from './person-name.ts';
import { publishPanelId } from './panels/publish-panel.tsx';
import { PublishedBadge } from './published-badge.tsx';
import { useClassActions, type ClassHandlers } from './use-class-actions.tsx';
import { classNames } from '../design/class-names.ts';

interface ClassHeaderProps extends ClassHandlers {
  readonly detail: ClassData;
}

const maxAvatars = 4;

/** Who owns the class, with whom it is shared, and what the person may do here. */
function ClassAccessLine({ detail }: Pick<ClassHeaderProps, 'detail'>): ReactNode {
  const formatMessage = useFormatMessage();
  const { createdBy, professor, sharedWith, access } = detail;
  const people = [...(createdBy === null ? [] : [createdBy]), ...sharedWith];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      <span className="flex -space-x-1 rtl:space-x-reverse">
        {people.slice(0, maxAvatars).map(({ email, firstName, lastName }) => (
          <Avatar key={email} firstName={firstName} lastName={lastName} />
        ))}
      </span>
      <span>
        {professor && createdBy !== null
          ? formatMessage('classes.access.sharedByOwner', {
              name: formatPersonName(createdBy),
              count: sharedWith.length,
            })
          : formatMessage('classes.access.own', { count: sharedWith.length })}
      </span>
      {professor && (
        <span>
          <span aria-hidden="true" className="max-md:hidden">
            ·{' '}
          </span>
          {formatMessage(
            access === 'full' ? 'classes.access.administrator' : 'classes.access.colleague',
          )}
        </span>
      )}
    </div>
  );
}

/** Scrolls to the panel of missing things and moves the focus there. */
const showMissing = (): void => {
  const panel = document.getElementById(publishPanelId);
  panel?.scrollIntoView({ block: 'nearest' });
  panel?.focus({ preventScroll: true });
};

/** The number of things that are missing before publishing; leads to their panel. */
function MissingLink({
  detail: { published, missing },
}: Pick<ClassHeaderProps, 'detail'>): ReactNode {
  const formatMessage = useFormatMessage();
  if (published || missing.length === 0) return null;
  return (
    <button
      type="button"
      onClick={showMissing}
      className={classNames(
        'me-1 max-md:w-full flex min-h-control items-center gap-1.5 rounded-sm text-sm',
        'font-semibold text-warn underline underline-offset-3 [&_.lucide]:size-4',
      )}
    >
      <CircleAlertIcon />
      {formatMessage('classes.missing.summary', { count: missing.length })}
    </button>
  );
}

/** Returns why a class cannot be published yet, undefined when it can. */
function useBlockedReason({ missing }: ClassData): string | undefined {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  if (canPublish(missing)) return undefined;
  const reasons = missing
    .filter(({ isBlocking }) => isBlocking)
    .map(({ reason }) =>
      formatMessage(
        reason === 'noStudents' ? 'classes.missing.noStudents' : 'classes.missing.noContent',
      ),
    );
  return formatMessage('classes.missing.blocked', { list: format.list(reasons, { type: 'unit' }) });
}

/** Publish and Share as buttons, the other actions in a menu. */
function HeaderActions({ detail, ...handlers }: ClassHeaderProps): ReactNode {
  const formatMessage = useFormatMessage();
  const actions = useClassActions(handlers)(detail);
  const blockedReason = useBlockedReason(detail);
  const find = (id: string) => actions.find((action) => action.id === id);
  const [publish, share] = [find('publish'), find('share')];
  const menuLabel = formatMessage('classes.more', { title: detail.title });
  return (
    <>
      {publish !== undefined && 'onSelect' in publish && (
        <Button
          icon={<UploadIcon />}
          disabledReason={publish.disabledReason ?? blockedReason}
          onClick={publish.onSelect}
        >
          {publish.label}
        </Button>
      )}
      {share !== undefined && 'onSelect' in share && (
        <Button icon={<ShareIcon />} disabledReason={share.disabledReason} onClick={share.onSelect}>
          {share.label}
        </Button>
      )}
      <Menu
        label={menuLabel}
        items={toMenuItems(actions.filter(({ id }) => id !== 'publish' && id !== 'share'))}
      >
        {(trigger) => <IconButton {...trigger} label={menuLabel} icon={<EllipsisIcon />} />}
      </Menu>
    </>
  );
}

/** The heading of a class: state, what is missing, Publish, Share and the other actions. */
export function ClassHeader(props: ClassHeaderProps): ReactNode {
  const { detail } = props;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1
          title={detail.title}
          className="line-clamp-3 min-w-0 text-xl font-semibold tracking-tight wrap-anywhere"
        >
          {detail.title}
        </h1>
        <PublishedBadge isPublished={detail.published} />
        <div className="ms-auto flex flex-wrap items-center gap-2 max-md:ms-0 max-md:w-full">
          <MissingLink detail={detail} />
          <HeaderActions {...props} />
        </div>
      </div>
      <ClassAccessLine detail={detail} />
    </div>
  );
}
