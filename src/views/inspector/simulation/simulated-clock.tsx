import { type ReactNode, useState } from 'react';

import type { PendingDelay } from '../../../inspection/simulation/pending-delays.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface SimulatedClockProps {
  readonly clockMs: number;
  readonly delays: readonly PendingDelay[];
  readonly onAdvance: (milliseconds: number) => void;
}

/** What waits for the simulated time. */
function PendingDelays({ clockMs, delays }: Omit<SimulatedClockProps, 'onAdvance'>): ReactNode {
  const formatMessage = useFormatMessage();
  if (delays.length === 0) return null;
  return (
    <ol className="grid gap-1 text-xs">
      {delays.map(({ id, event, dueMs }) => (
        <li key={id} className="flex justify-between gap-2">
          <span className="min-w-0 font-mono wrap-anywhere">{formatDelay(event.type)}</span>
          <span className="figures shrink-0 text-ink-2">
            {formatMessage('inspector.simulation.dueIn', { count: dueMs - clockMs })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The simulated time, what waits for it, and how far to go. */
export function SimulatedClock({ clockMs, delays, onAdvance }: SimulatedClockProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState('1000');
  const milliseconds = Number(text);
  const isValid = text.trim() !== '' && Number.isInteger(milliseconds) && milliseconds > 0;
  const [next] = delays;
  return (
    <section aria-label={formatMessage('inspector.simulation.clock')} className="grid gap-2">
      <h2 className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        {formatMessage('inspector.simulation.clock')}
        <span className="figures font-mono text-xs font-normal">
          {formatMessage('inspector.simulation.milliseconds', { count: clockMs })}
        </span>
      </h2>
      <PendingDelays clockMs={clockMs} delays={delays} />
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) onAdvance(milliseconds);
        }}
      >
        <Button
          disabledReason={
            next === undefined ? formatMessage('inspector.simulation.noDelay') : undefined
          }
          onClick={() => {
            if (next !== undefined) onAdvance(next.dueMs - clockMs);
          }}
        >
          {formatMessage('inspector.simulation.advanceToNext')}
        </Button>
        <span className="w-20">
          <TextField
            label={formatMessage('inspector.simulation.advanceBy')}
            hideLabel
            figures
            inputMode="numeric"
            value={text}
            onChange={setText}
          />
        </span>
        <Button
          type="submit"
          disabledReason={isValid ? undefined : formatMessage('inspector.simulation.wrongTime')}
        >
          {formatMessage('inspector.simulation.advance')}
        </Button>
      </form>
    </section>
  );
}

/** Returns the name of a delay: `searchTime in looking`. */
function formatDelay(type: string): string {
  const [, delay, state] = /^xstate\.after\.([^.]+)\.(.+)$/.exec(type) ?? [];
  if (delay === undefined || state === undefined) return type;
  return `${delay} in ${state.split('.').slice(1).join('.') || state}`;
}
