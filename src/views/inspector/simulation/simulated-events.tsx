import type { ReactNode, RefObject } from 'react';

import type { PossibleEvent } from '../../../inspection/live/messages.ts';
import type { ExampleEvent } from '../../../inspection/simulation/machine-examples.ts';
import { classNames } from '../../design/class-names.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { EventStatus } from '../live/event-status.tsx';
import { ExampleList } from './example-list.tsx';

interface SimulatedEventsProps {
  readonly possible: readonly PossibleEvent[];
  /** The examples that the machine would take now. */
  readonly examples: readonly ExampleEvent[];
  readonly onSend: (example: ExampleEvent) => void;
  /** Opens the editor of an event's payload. */
  readonly onCompose: (type: string) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What the machine takes now: each event with its state, and its examples to send at once. */
export function SimulatedEvents({
  possible,
  examples,
  onSend,
  onCompose,
  headingRef,
}: SimulatedEventsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <section aria-label={formatMessage('inspector.live.possible')}>
      <h2 ref={headingRef} tabIndex={-1} className="pb-1 text-sm font-semibold">
        {formatMessage('inspector.live.possible')}
      </h2>
      {possible.length === 0 && (
        <p className="text-sm text-ink-2">{formatMessage('inspector.simulation.noEvent')}</p>
      )}
      <ul>
        {possible.map((event) => (
          <li key={event.type} className="grid gap-1.5 border-b border-line py-1.5 last:border-0">
            <div className="flex min-h-6 items-center justify-between gap-2">
              <button
                type="button"
                aria-haspopup="dialog"
                className={classNames(
                  'min-w-0 rounded-sm text-start font-mono text-xs wrap-anywhere underline',
                  'decoration-line-strong underline-offset-3 hover:text-accent',
                  'hover:decoration-accent max-md:min-h-11',
                )}
                onClick={() => {
                  onCompose(event.type);
                }}
              >
                {event.type}
              </button>
              <EventStatus {...event} />
            </div>
            <ExampleList
              label={formatMessage('inspector.simulation.examplesOf', { name: event.type })}
              examples={examples.filter((example) => example.event.type === event.type)}
              onSend={onSend}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
