import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { Severity } from '../../domain/notice.ts';
import {
  type NoticesRef,
  type StampedNotice,
  selectHistory,
  selectHistoryIsOpen,
  selectShown,
  selectUnread,
} from '../../machines/shell/notices-machine.ts';
import { Badge, type Tone } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { IconButton } from '../design/icon-button.tsx';
import {
  BellIcon,
  CheckIcon,
  CircleAlertIcon,
  InfoIcon,
  TriangleAlertIcon,
} from '../design/icon.tsx';
import { NoticeLayer } from '../design/notice-layer.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface NotificationsProps {
  readonly notices: NoticesRef;
}

const words = {
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

/** The notifications in their layer at the top (ERR-04, ERR-05). It stands outside the shell too, over the sign-in. */
export function ShownNotices({ notices }: NotificationsProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const shown = useSelector(notices, selectShown);
  return (
    <NoticeLayer
      label={sentence('shell.notifications')}
      dismissLabel={sentence('common.dismiss')}
      notices={shown.map(({ id, severity, message, action }) => ({
        id,
        severity,
        severityLabel: sentence(words[severity]),
        text: say(message),
        action: action && { label: say(action.label), kbd: action.kbd },
      }))}
      onDismiss={(id) => {
        notices.send({ type: 'notice.dismiss', id });
      }}
      onAct={(id) => {
        notices.send({ type: 'notice.act', id });
      }}
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
}

function HistoryRow({ notice }: HistoryRowProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  return (
    <li className="grid gap-1 border-b border-line py-3 first:pt-0 last:border-0">
      <span className="flex items-center justify-between gap-2">
        <Badge tone={tones[notice.severity]} icon={icons[notice.severity]}>
          {sentence(words[notice.severity])}
        </Badge>
        <time dateTime={new Date(notice.at).toISOString()} className="figures text-xs text-ink-3">
          {format.dateTime(notice.at, { hour: '2-digit', minute: '2-digit', second: '2-digit' })}
        </time>
      </span>
      <span className="text-sm wrap-anywhere whitespace-pre-line">{useSay()(notice.message)}</span>
    </li>
  );
}

/** The bell with what is new, and the history behind it (decision 32). */
export function NotificationBell({ notices }: NotificationsProps): ReactNode {
  const sentence = useSentence();
  const unread = useSelector(notices, selectUnread);
  const isOpen = useSelector(notices, selectHistoryIsOpen);
  const history = useSelector(notices, selectHistory);
  const close = (): void => {
    notices.send({ type: 'history.close' });
  };
  return (
    <span className="relative">
      <IconButton
        label={
          unread === 0
            ? sentence('shell.notifications')
            : sentence('shell.unreadNotifications', { count: unread })
        }
        icon={<BellIcon />}
        onClick={() => {
          notices.send({ type: 'history.open' });
        }}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="figures pointer-events-none absolute end-0 top-0 min-w-4 rounded-full bg-accent px-1 text-center text-[10px]/4 font-bold text-accent-ink"
        >
          {Math.min(unread, 99)}
        </span>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={sentence('shell.notifications')}
        closeLabel={sentence('common.close')}
        place="end"
        footer={
          history.length > 0 && (
            <Button
              onClick={() => {
                notices.send({ type: 'history.clear' });
              }}
            >
              {sentence('shell.clearNotifications')}
            </Button>
          )
        }
      >
        {history.length === 0 ? (
          <EmptyState title={sentence('shell.noNotifications')} />
        ) : (
          <ol>
            {history.map((notice) => (
              <HistoryRow key={notice.id} notice={notice} />
            ))}
          </ol>
        )}
      </Dialog>
    </span>
  );
}
