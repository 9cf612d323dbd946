import { useRef, type ReactNode } from 'react';
import type { AnyEventObject } from 'xstate';

import type { MachineExamples } from '../../../inspection/simulation/machine-examples.ts';
import type { SimulationView } from '../../../inspection/simulation/simulation.ts';
import type { SimulatorRef } from '../../../machines/inspector/simulator-machine.ts';
import { useFocusAfterMove } from '../../design/hooks/use-focus-after-move.ts';
import type { Composition } from './composer.ts';
import { ComposerDialog } from './composer-dialog.tsx';
import { SimulatedActors } from './simulated-actors.tsx';
import { SimulatedClock } from './simulated-clock.tsx';
import { SimulatedEvents } from './simulated-events.tsx';
import { StepDetails } from './step-details.tsx';
import { StepList } from './step-list.tsx';

interface SimulatorControlsProps {
  readonly simulator: SimulatorRef;
  readonly view: SimulationView;
  readonly examples: MachineExamples;
  /** Returns what people read for the type of an event. */
  readonly getLabel: (event: string) => string;
  /** What is being written, and the function that changes it. */
  readonly composition: Composition | null;
  readonly onCompose: (composition: Composition | null) => void;
}

/** Everything that can happen to the simulated machine now, and what did. */
export function SimulatorControls({
  simulator,
  view,
  examples,
  getLabel,
  composition,
  onCompose,
}: SimulatorControlsProps): ReactNode {
  const { possible, actors, delays, clockMs, steps, shown, readyExamples } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterMove(`${String(shown)} of ${String(steps.length)}`, heading);
  const ready = examples.events.filter(({ name }) => readyExamples.includes(name));
  const send = (event: AnyEventObject): void => {
    simulator.send({ type: 'command.run', command: { kind: 'event', event } });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <SimulatedEvents
        possible={possible}
        examples={ready}
        headingRef={heading}
        onSend={({ event }) => {
          send(event);
        }}
        onCompose={(type) => {
          onCompose({ kind: 'event', type });
        }}
      />
      <SimulatedActors
        actors={actors}
        examples={ready}
        onSend={({ event }) => {
          send(event);
        }}
        onCompose={onCompose}
      />
      <SimulatedClock
        clockMs={clockMs}
        delays={delays}
        onAdvance={(milliseconds) => {
          simulator.send({ type: 'command.run', command: { kind: 'clock', milliseconds } });
        }}
      />
      <StepList
        steps={steps}
        shown={shown}
        getLabel={getLabel}
        onShow={(index) => {
          simulator.send({ type: 'step.show', index });
        }}
      />
      <StepDetails view={view} getLabel={getLabel} />
      {composition !== null && (
        <ComposerDialog
          composition={composition}
          examples={examples.events}
          onSend={(event) => {
            onCompose(null);
            send(event);
          }}
          onClose={() => {
            onCompose(null);
          }}
        />
      )}
    </div>
  );
}
