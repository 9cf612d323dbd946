import type { ReactNode, RefObject } from 'react';

import type { PossibleEvent } from '../../../inspection/live/messages.ts';
import type { ExampleEvent } from '../../../inspection/simulation/machine-examples.ts';
import { classNames } from '../../design/class-names.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { PossibleEvents } from '../live/possible-now.tsx';
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
  // Actors and the clock are answered for below.
  const events = possible.filter(({ effect }) => effect !== 'internal');
  return (
    <section aria-label={formatMessage('inspector.live.possible')}>
      <h2 ref={headingRef} tabIndex={-1} className="pb-1 text-sm font-semibold">
        {formatMessage('inspector.live.possible')}
      </h2>
      {events.length === 0 ? (
        <p className="text-sm text-ink-2">{formatMessage('inspector.simulation.noEvent')}</p>
      ) : (
        <PossibleEvents
          possible={events}
          renderName={(type) => (
            <button
              type="button"
              aria-haspopup="dialog"
              className={classNames(
                'w-fit min-w-0 rounded-sm text-start font-mono text-xs wrap-anywhere underline',
                'decoration-line-strong underline-offset-3 hover:text-accent',
                'hover:decoration-accent max-md:min-h-11',
              )}
              onClick={() => {
                onCompose(type);
              }}
            >
              {type}
            </button>
          )}
          renderExamples={(type) => (
            <ExampleList
              label={formatMessage('inspector.simulation.examplesOf', { name: type })}
              examples={examples.filter(({ event }) => event.type === type)}
              onSend={onSend}
            />
          )}
        />
      )}
    </section>
  );
}
