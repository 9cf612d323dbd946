import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';

import type {
  ExampleEvent,
  MachineExamples,
} from '../../../inspection/simulation/machine-examples.ts';
import type {
  SimulationCommand,
  SimulationView,
} from '../../../inspection/simulation/simulation.ts';
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

/** The steps, and what happened in the one that is shown. */
function SimulatedSteps({
  simulator,
  view,
  getLabel,
}: Pick<SimulatorControlsProps, 'simulator' | 'view' | 'getLabel'>): ReactNode {
  const failure = useSelector(simulator, ({ context }) => context.script?.failure);
  return (
    <>
      <StepList
        steps={view.steps}
        shown={view.shown}
        failure={failure}
        getLabel={getLabel}
        onShow={(index) => {
          simulator.send({ type: 'step.show', index });
        }}
      />
      <StepDetails view={view} getLabel={getLabel} />
    </>
  );
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
  const { steps, shown } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterMove(`${String(shown)} of ${String(steps.length)}`, heading);
  const ready = examples.events.filter(({ name }) => view.readyExamples.includes(name));
  const run = (command: SimulationCommand): void => {
    simulator.send({ type: 'command.run', command });
  };
  const close = (): void => {
    onCompose(null);
  };
  const send = ({ event }: Pick<ExampleEvent, 'event'>): void => {
    run({ kind: 'event', event });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <SimulatedEvents
        possible={view.possible}
        examples={ready}
        headingRef={heading}
        onSend={send}
        onCompose={(type) => {
          onCompose({ kind: 'event', type });
        }}
      />
      <SimulatedActors actors={view.actors} examples={ready} onSend={send} onCompose={onCompose} />
      <SimulatedClock
        clockMs={view.clockMs}
        delays={view.delays}
        onAdvance={(milliseconds) => {
          run({ kind: 'clock', milliseconds });
        }}
      />
      <SimulatedSteps simulator={simulator} view={view} getLabel={getLabel} />
      {composition !== null && (
        <ComposerDialog
          composition={composition}
          examples={examples.events}
          onSend={(event) => {
            close();
            send({ event });
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
