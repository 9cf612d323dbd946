import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';

import type { Chart } from '../../inspection/chart/chart.ts';
import { listLeafStates } from '../../inspection/live/live-log.ts';
import type { MachineEntry } from '../../inspection/machine-entry.ts';
import { hashChart } from '../../inspection/recording/recording.ts';
import {
  findExamples,
  type MachineExamples,
} from '../../inspection/simulation/machine-examples.ts';
import {
  maxLinkLength,
  readFragment,
  toFragment,
} from '../../inspection/simulation/script-link.ts';
import type { PathFailure, SimulationView } from '../../inspection/simulation/simulation.ts';
import { simulatorMachine, type SimulatorRef } from '../../machines/inspector/simulator-machine.ts';
import { Button } from '../../views/design/buttons/button.tsx';
import { Badge } from '../../views/design/display/badge.tsx';
import type { InspectorFrameProps } from '../../views/inspector/inspector-frame.tsx';
import { planPresses } from '../../views/inspector/simulation/chart-sending.ts';
import type { Composition } from '../../views/inspector/simulation/composer.ts';
import { FailedStep } from '../../views/inspector/simulation/failed-step.tsx';
import { SimulationStartForm } from '../../views/inspector/simulation/simulation-start-form.tsx';
import { SimulatorControls } from '../../views/inspector/simulation/simulator-controls.tsx';
import { SimulatorToolbar } from '../../views/inspector/simulation/simulator-toolbar.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { useRootActor } from '../root-actor.ts';
import { CopyLink } from './copy-link.tsx';
import { DrawnChart } from './drawn-chart.tsx';
import { loadCharts } from './load-charts.ts';
import { loadExamples } from './load-examples.ts';
import { simulateScript } from './simulate-script.ts';

const useExamples = (name: string): MachineExamples => findExamples(use(loadExamples()), name);

/** A simulator of a machine, and what a person writes for it. */
export interface Simulation {
  readonly simulator: SimulatorRef;
  /** The address held something that cannot be read. */
  readonly isDamaged: boolean;
  readonly composition: Composition | null;
  readonly onCompose: (composition: Composition | null) => void;
}

/** Writes what is simulated into the address, so that reloading and bookmarks keep it. */
function replaceFragment(fragment: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
}

/** Creates the simulator of a machine, with what the address says. */
export function useSimulation({ name }: MachineEntry): Simulation {
  const [composition, onCompose] = useState<Composition | null>(null);
  const [read] = useState(() => readFragment(window.location.hash, name));
  const machine = useMemo(
    () =>
      simulatorMachine.provide({
        actors: {
          simulate: fromPromise(async ({ input: { script, shownStep }, signal }) => {
            const found = findExamples(await loadExamples(), name);
            const result = await simulateScript(script, { shownStep, examples: found });
            if (result.ok && !signal.aborted) replaceFragment(toFragment(script) ?? '');
            return result;
          }),
        },
      }),
    [name],
  );
  const simulator = useRootActor(machine, {
    id: 'simulator',
    input: { machine: name, script: read.kind === 'script' ? read.script : null },
  });
  return {
    simulator,
    isDamaged: read.kind === 'damaged',
    composition,
    onCompose,
  };
}

/** Copies an address that opens the machine in the simulated state. */
function CopySimulationLink({ simulator }: { readonly simulator: SimulatorRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const script = useSelector(simulator, ({ context }) => context.script);
  const fragment = useMemo(() => (script === null ? null : toFragment(script)), [script]);
  return (
    <CopyLink
      getAddress={() => {
        const { origin, pathname, search } = window.location;
        return `${origin}${pathname}${search}${fragment ?? ''}`;
      }}
      disabledReason={
        fragment === null
          ? formatMessage('inspector.simulation.linkTooLong', { max: maxLinkLength })
          : undefined
      }
    />
  );
}

interface SimulatedProps {
  readonly simulation: Simulation;
  readonly entry: MachineEntry;
}

interface RunningProps extends SimulatedProps {
  readonly chart: Chart;
  readonly view: SimulationView;
}

/** The step of a linked path at which a test failed, if one did. */
const LinkedFailure = ({
  failure,
  chart,
}: {
  readonly failure: PathFailure | undefined;
  readonly chart: Chart;
}): ReactNode =>
  failure !== undefined && (
    <FailedStep failure={failure} isOtherVersion={failure.chartHash !== hashChart(chart)} />
  );

/** The chart with its lit states; a press on a transition causes it. */
function RunningChart({
  simulation: { simulator, onCompose },
  view,
  entry,
  chart,
}: RunningProps): ReactNode {
  const found = useExamples(entry.name);
  const formatMessage = useFormatMessage();
  const step = view.steps[view.shown];
  const marks = useMemo(
    () => ({
      active: new Set(step?.states),
      taken: new Set(step?.microsteps.flatMap(({ transitions }) => transitions)),
    }),
    [step],
  );
  const sending = useMemo(() => {
    const presses = planPresses(chart, view, found);
    const labels = new Map(chart.transitions.map(({ id, label }) => [id, label]));
    return {
      transitions: new Set(presses.keys()),
      getLabel: (id: string) =>
        formatMessage('inspector.simulation.sendTransition', { event: labels.get(id) ?? id }),
      onSend: (id: string) => {
        const press = presses.get(id);
        if (press?.kind === 'compose') onCompose(press.composition);
        if (press?.kind === 'run') simulator.send({ type: 'command.run', command: press.command });
      },
    };
  }, [chart, view, found, formatMessage, onCompose, simulator]);
  const failure = useSelector(simulator, ({ context }) => context.script?.failure);
  return (
    <>
      <SimulatorToolbar simulator={simulator} view={view} />
      <LinkedFailure failure={failure} chart={chart} />
      <DrawnChart name={entry.name} chart={chart} sending={sending} {...marks} />
    </>
  );
}

/** The states of the shown step. */
function ActiveStates({ view }: { readonly view: SimulationView }): ReactNode {
  const formatMessage = useFormatMessage();
  const step = view.steps[view.shown];
  return (
    <span
      role="status"
      aria-label={formatMessage('inspector.simulation.states')}
      className="flex flex-wrap gap-1.5"
    >
      {listLeafStates({ states: step?.states ?? [] }).map((state) => (
        <Badge key={state} tone="accent">
          {state}
        </Badge>
      ))}
    </span>
  );
}

/** The form that starts a machine, or the machine that runs on its own. */
export function SimulatedMachine({
  simulation,
  entry,
  chart,
}: SimulatedProps & { readonly chart: Chart }): ReactNode {
  const formatMessage = useFormatMessage();
  const { simulator, isDamaged } = simulation;
  const { view, error, request } = useSelector(simulator, ({ context }) => context);
  const { inputs } = useExamples(entry.name);
  if (view !== null)
    return <RunningChart simulation={simulation} entry={entry} chart={chart} view={view} />;
  const damaged = isDamaged ? formatMessage('inspector.simulation.damagedLink') : null;
  return (
    <>
      <LinkedFailure failure={error?.failure} chart={chart} />
      <SimulationStartForm
        inputs={inputs}
        error={error?.message ?? damaged}
        isStarting={request !== null}
        onStart={(input) => {
          simulator.send({ type: 'simulation.start', start: { kind: 'input', input } });
        }}
      />
    </>
  );
}

/** What can happen to the machine that runs, and what did. */
function Controls({
  simulation: { simulator, composition, onCompose },
  entry,
  view,
}: SimulatedProps & { readonly view: SimulationView }): ReactNode {
  const chart = use(loadCharts())[entry.name];
  const labels = new Map(chart?.transitions.map(({ event, label }) => [event, label]));
  return (
    <SimulatorControls
      simulator={simulator}
      view={view}
      getLabel={(event) => labels.get(event) ?? event}
      examples={useExamples(entry.name)}
      composition={composition}
      onCompose={onCompose}
    />
  );
}

/** Starts over with another input. */
function ChangeInput({ simulator }: { readonly simulator: SimulatorRef }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Button
      onClick={() => {
        replaceFragment('');
        simulator.send({ type: 'simulation.leave' });
      }}
    >
      {formatMessage('inspector.simulation.changeInput')}
    </Button>
  );
}

/** Returns what the frame of the inspector shows around a machine that runs. */
export function useSimulationFrame({
  simulation,
  entry,
}: SimulatedProps): Pick<InspectorFrameProps<string>, 'note' | 'actions' | 'endLabel' | 'end'> {
  const formatMessage = useFormatMessage();
  const { simulator } = simulation;
  const view = useSelector(simulator, ({ context }) => context.view);
  if (view === null) return {};
  return {
    note: <ActiveStates view={view} />,
    actions: (
      <>
        <ChangeInput simulator={simulator} />
        <CopySimulationLink simulator={simulator} />
      </>
    ),
    endLabel: formatMessage('inspector.simulation.controls'),
    end: (
      <Suspense>
        <Controls simulation={simulation} entry={entry} view={view} />
      </Suspense>
    ),
  };
}
