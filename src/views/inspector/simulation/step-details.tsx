import type { ReactNode } from 'react';

import type { SimulationStep, SimulationView } from '../../../inspection/simulation/simulation.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ContextChanges, MicrostepList } from '../live/event-details.tsx';
import { summarize, ValueTree } from '../live/value-tree.tsx';

type Action = SimulationStep['actions'][number];

/** Returns an action by name; a sent event with its receiver. */
const formatAction = ({ type, event, receiver }: Action): string =>
  [type.replace(/^xstate\./, ''), ...(event === null ? [] : [summarize(event)])].join(' ') +
  (receiver === null ? '' : ` → ${receiver.replace('#_parent', 'parent')}`);

interface StepDetailsProps {
  readonly view: SimulationView;
  readonly getLabel: (event: string) => string;
}

/** The shown step: what changed, what was taken and done, and the context after it. */
export function StepDetails({ view, getLabel }: StepDetailsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const step = view.steps[view.shown];
  if (step === undefined) return null;
  const { refusal, changes, microsteps, actions, event, payload } = step;
  return (
    <section
      aria-label={formatMessage('inspector.playback.shownStep')}
      className="grid grid-cols-1 gap-3"
    >
      <h2 className="font-mono text-sm font-semibold wrap-anywhere">
        {event === null ? formatMessage('inspector.simulation.started') : getLabel(event)}
      </h2>
      {refusal !== null && <p className="text-sm text-bad">{formatMessage(refusal)}</p>}
      {event !== null && <ContextChanges changes={changes} />}
      <MicrostepList microsteps={microsteps} />
      {actions.length > 0 && (
        <section aria-label={formatMessage('inspector.simulation.actions')}>
          <h3 className="pb-1 text-sm font-semibold">
            {formatMessage('inspector.simulation.actions')}
          </h3>
          <ul className="grid grid-cols-1 gap-1 font-mono text-xs">
            {actions.map((action, index) => (
              <li key={index} className="wrap-anywhere">
                {formatAction(action)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {event !== null && (
        <section aria-label={formatMessage('inspector.live.payload')}>
          <h3 className="pb-1 text-sm font-semibold">{formatMessage('inspector.live.payload')}</h3>
          <ValueTree name="event" value={payload} isOpen />
        </section>
      )}
      <section aria-label={formatMessage('inspector.live.views.context')}>
        <h3 className="pb-1 text-sm font-semibold">
          {formatMessage('inspector.live.views.context')}
        </h3>
        <ValueTree name="context" value={view.context} isOpen />
      </section>
    </section>
  );
}
