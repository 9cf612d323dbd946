import type { ReactNode } from 'react';
import { useNow } from 'use-intl';

import type { FormatMessage } from '../../../domain/messages/message.ts';
import { describeUserAgent } from '../../../domain/users/describe-user-agent.ts';
import {
  getSessionMarks,
  type MarkedSession,
  type SessionMark,
} from '../../../domain/users/session-marks.ts';
import { Badge } from '../../design/display/badge.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { MonitorIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useMomentText } from '../use-moment-text.ts';

/** Returns the browser and the system of a session, as far as they are known. */
function formatDevice(userAgent: string, formatMessage: FormatMessage): string {
  const { browser, system } = describeUserAgent(userAgent);
  return browser === null || system === null
    ? (browser ?? system ?? formatMessage('users.unknownDevice'))
    : formatMessage('users.browserOn', { browser, system });
}

/** The part of an open session that the list shows. */
interface ListedSession extends MarkedSession {
  readonly id: string;
  readonly userAgent: string;
}

const markTones = {
  thisDevice: 'good',
  activeNow: 'info',
  newAddress: 'warn',
} as const satisfies Record<SessionMark, string>;

interface SessionListProps {
  readonly sessions: readonly ListedSession[];
  readonly onEnd: (sessionId: string) => void;
}

/** Open sessions: device, marks, address, day of the sign-in, and a button that ends each. */
export function SessionList({ sessions, onEnd }: SessionListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const now = useNow().getTime();
  if (sessions.length === 0)
    return <p className="text-sm text-ink-2">{formatMessage('users.noSessions')}</p>;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line text-sm">
      {sessions.map((session) => {
        const { id, userAgent, address, createdAt, isCurrent } = session;
        const device = formatDevice(userAgent, formatMessage);
        return (
          <li key={id} className="flex items-center gap-3 px-3 py-2">
            <span className="text-ink-2">
              <MonitorIcon />
            </span>
            <span className="grid min-w-0 grow gap-0.5">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <span>{device}</span>
                {getSessionMarks(session, sessions, now).map((mark) => (
                  <Badge key={mark} tone={markTones[mark]}>
                    {formatMessage(`users.sessionMarks.${mark}`)}
                  </Badge>
                ))}
              </span>
              <span className="figures text-xs text-ink-2">
                {address === ''
                  ? formatDay(createdAt)
                  : formatMessage('users.sessionSince', { address, day: formatDay(createdAt) })}
              </span>
            </span>
            {!isCurrent && (
              <Button
                aria-label={formatMessage('users.endSessionOf', { device })}
                onClick={() => {
                  onEnd(id);
                }}
              >
                {formatMessage('users.endSession')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
