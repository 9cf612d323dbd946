import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { classNames } from '../design/class-names.ts';
import type { Severity } from '../../domain/messages/notice.ts';
import {
  type NoticesRef,
  type StampedNotice,
  selectHistory,
  selectIsHistoryOpen,
  selectVisible,
  selectUnread,
} from '../../machines/shell/notices-machine.ts';
import { Badge, type Tone } from '../design/display/badge.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { IconButton } from '../design/buttons/icon-button.tsx';
import {
  BellIcon,
  CheckIcon,
  CircleAlertIcon,
  InfoIcon,
  TriangleAlertIcon,
} from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { NoticeLayer } from '../design/feedback/notice-layer.tsx';
import { useShortcuts } from '../design/hooks/use-shortcuts.ts';
import { editorKeys } from '../shared/editor/editor-keys.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

interface NotificationsProps {
  readonly notices: NoticesRef;
}

const severityLabels = {
  success: 'common.success',
  info: 'common.information',
  warning: 'common.warning',
  error: 'common.error',
} as const satisfies Record<Severity, string>;
const tones: Readonly<Record<Severity, Tone>> = {
  success: 'good',
  info: 'info',
  warning: 'warn',
  error: 'bad',
};
const icons: Readonly<Record<Severity, ReactNode>> = {
  success: <CheckIcon />,
  info: <InfoIcon />,
  warning: <TriangleAlertIcon />,
  error: <CircleAlertIcon />,
};

interface VisibleNoticesProps extends NotificationsProps {
  /** Whether Control+Z executes the newest action, once each time it is pressed. */
  readonly takesUndoKey: boolean;
}

/**
 * The visible notifications at the top of the window (ERR-04, ERR-05), also over the sign-in
 * dialog.
 */
export function VisibleNotices({ notices, takesUndoKey }: VisibleNoticesProps): ReactNode {
  const formatMessage = useFormatMessage();
  const visibleNotices = useSelector(notices, selectVisible);
  const act = (id: number): void => {
    notices.send({ type: 'notice.act', id });
  };
  const undoableId = takesUndoKey ? visibleNotices.findLast(({ action }) => action)?.id : undefined;
  useShortcuts(
    undoableId === undefined
      ? {}
      : {
          'Mod+z': ({ repeat }) => {
            if (!repeat) act(undoableId);
          },
        },
    { whileWriting: false },
  );
  return (
    <NoticeLayer
      label={formatMessage('shell.notifications')}
      dismissLabel={formatMessage('common.dismiss')}
      notices={visibleNotices.map(({ id, severity, message, action }) => ({
        id,
        severity,
        severityLabel: formatMessage(severityLabels[severity]),
        text: formatMessage(message),
        action: action && {
          label: formatMessage(action.label),
          kbd: id === undoableId ? editorKeys.undo : undefined,
        },
      }))}
      onDismiss={(id) => {
        notices.send({ type: 'notice.dismiss', id });
      }}
      onAct={act}
      onPointerEnter={() => {
        notices.send({ type: 'pointer.enter' });
      }}
      onPointerLeave={() => {
        notices.send({ type: 'pointer.leave' });
      }}
      onFocusEnter={() => {
        notices.send({ type: 'focus.enter' });
      }}
      onFocusLeave={() => {
        notices.send({ type: 'focus.leave' });
      }}
    />
  );
}

interface HistoryRowProps {
  readonly notice: StampedNotice;
  readonly onAct: () => void;
}

function HistoryRow({ notice, onAct }: HistoryRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return (
    <li className="grid gap-1 border-b border-line py-3 first:pt-0 last:border-0">
      <span className="flex items-center justify-between gap-2">
        <Badge tone={tones[notice.severity]} icon={icons[notice.severity]}>
          {formatMessage(severityLabels[notice.severity])}
        </Badge>
        <time dateTime={new Date(notice.at).toISOString()} className="figures text-xs text-ink-3">
          {format.dateTime(notice.at, { hour: '2-digit', minute: '2-digit', second: '2-digit' })}
        </time>
      </span>
      <span className="text-sm wrap-anywhere whitespace-pre-line">
        {formatMessage(notice.message)}
      </span>
      {notice.action && (
        <span className="justify-self-start">
          <Button onClick={onAct}>{formatMessage(notice.action.label)}</Button>
        </span>
      )}
    </li>
  );
}

interface NotificationBellProps extends NotificationsProps {
  /** The path of what the person has deleted and can restore; null for who deletes nothing. */
  readonly recentlyDeletedPath: string | null;
}

/**
 * The bell with the number of unread notifications, and the dialog with their history
 * (PD-32).
 */
export function NotificationBell({
  notices,
  recentlyDeletedPath,
}: NotificationBellProps): ReactNode {
  const formatMessage = useFormatMessage();
  const unread = useSelector(notices, selectUnread);
  const isOpen = useSelector(notices, selectIsHistoryOpen);
  const history = useSelector(notices, selectHistory);
  const close = (): void => {
    notices.send({ type: 'history.close' });
  };
  return (
    <span className="relative">
      <IconButton
        label={
          unread === 0
            ? formatMessage('shell.notifications')
            : formatMessage('shell.unreadNotifications', { count: unread })
        }
        icon={<BellIcon />}
        onClick={() => {
          notices.send({ type: 'history.open', at: Date.now() });
        }}
      />
      {unread > 0 && <UnreadCount count={unread} />}
      <Dialog
        open={isOpen}
        onClose={close}
        title={formatMessage('shell.notifications')}
        closeLabel={formatMessage('common.close')}
        position="end"
        footer={
          (recentlyDeletedPath !== null || history.length > 0) && (
            <>
              {recentlyDeletedPath !== null && (
                <ButtonLink variant="quiet" to={recentlyDeletedPath} onClick={close}>
                  {formatMessage('areas.recentlyDeleted')}
                </ButtonLink>
              )}
              {history.length > 0 && (
                <Button
                  onClick={() => {
                    notices.send({ type: 'history.clear' });
                  }}
                >
                  {formatMessage('shell.clearNotifications')}
                </Button>
              )}
            </>
          )
        }
      >
        {history.length === 0 ? (
          <EmptyState title={formatMessage('shell.noNotifications')} />
        ) : (
          <ol>
            {history.map((notice) => (
              <HistoryRow
                key={notice.id}
                notice={notice}
                onAct={() => {
                  notices.send({ type: 'notice.act', id: notice.id });
                }}
              />
            ))}
          </ol>
        )}
      </Dialog>
    </span>
  );
}

const UnreadCount = ({ count }: { readonly count: number }): ReactNode => (
  <span
    aria-hidden="true"
    className={classNames(
      'figures pointer-events-none absolute end-0 top-0 min-w-4 rounded-full',
      'bg-accent px-1 text-center text-[10px]/4 font-bold text-accent-ink',
    )}
  >
    {Math.min(count, 99)}
  </span>
);
