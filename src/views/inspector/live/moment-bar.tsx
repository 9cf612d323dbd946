import { useSelector } from '@xstate/react';
import type { KeyboardEvent, ReactNode } from 'react';

import type { LiveLog } from '../../../inspection/live/live-log.ts';
import {
  selectLastShownEvent,
  type ConnectionRef,
} from '../../../machines/inspector/connection-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { useShortcuts } from '../../design/hooks/use-shortcuts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { formatTime } from './format-time.ts';
import { getLineKey } from '../../design/keyboard.ts';

interface MomentBarProps {
  readonly connection: ConnectionRef;
  readonly log: LiveLog;
}

/** Says which event of the log is shown while the tab goes on, steps through it, and leads back. */
export function MomentBar({ connection, log }: MomentBarProps): ReactNode {
  const moment = useSelector(connection, ({ context }) => context.moment);
  const lastShown = useSelector(connection, selectLastShownEvent) ?? Infinity;
  if (moment === null) return null;
  // An event that came after the pause is shown where it was chosen elsewhere.
  const end = log.events.findLastIndex(({ number }) => number <= Math.max(lastShown, moment)) + 1;
  const events = log.events.slice(0, end);
  const index = events.findIndex(({ number }) => number === moment);
  return <ShownMoment connection={connection} events={events} index={index} />;
}

interface ShownMomentProps extends Pick<MomentBarProps, 'connection'>, Pick<LiveLog, 'events'> {
  /** Of the event in the log; -1 when the log has dropped it meanwhile. */
  readonly index: number;
}

function ShownMoment({ connection, events, index }: ShownMomentProps): ReactNode {
  const formatMessage = useFormatMessage();
  const event = events[index];
  const show = (next: number): void => {
    const number = events[next]?.number;
    if (number !== undefined) connection.send({ type: 'moment.choose', number });
  };
  const goBack = (): void => {
    show(index - 1);
  };
  const goOn = (): void => {
    show(index + 1);
  };
  useShortcuts({ j: goBack, l: goOn });
  const steps: Readonly<Record<string, () => void>> = { ArrowLeft: goBack, ArrowRight: goOn };
  const keys = {
    onKeyDown: (press: KeyboardEvent): void => {
      const step =
        press.altKey || press.ctrlKey || press.metaKey ? undefined : steps[getLineKey(press)];
      if (step === undefined) return;
      press.preventDefault();
      step();
    },
  };
  return (
    <section
      {...keys}
      aria-label={formatMessage('inspector.live.moment')}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-accent bg-accent-soft p-2"
    >
      <IconButton
        label={formatMessage('inspector.live.earlier')}
        kbd="J"
        icon={<ChevronLeftIcon />}
        disabledReason={index <= 0 ? formatMessage('inspector.live.isOldest') : undefined}
        onClick={goBack}
      />
      <IconButton
        label={formatMessage('inspector.live.later')}
        kbd="L"
        icon={<ChevronRightIcon />}
        disabledReason={
          index === events.length - 1 ? formatMessage('inspector.live.isNewest') : undefined
        }
        onClick={goOn}
      />
      <p role="status" className="min-w-0 grow text-sm wrap-anywhere">
        {event === undefined
          ? formatMessage('inspector.live.momentGone')
          : formatMessage('inspector.live.momentOf', {
              number: index + 1,
              event: event.event,
              actor: event.actorName,
              time: formatTime(event.at),
            })}
      </p>
      <span className="figures text-sm text-ink-2">
        {formatMessage('inspector.live.momentCount', { count: events.length })}
      </span>
      <Button
        onClick={() => {
          connection.send({ type: 'moment.leave' });
        }}
      >
        {formatMessage('inspector.live.backToNow')}
      </Button>
    </section>
  );
}
