import { fireEvent, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';

import type { SimulatorRef } from '../../../src/machines/inspector/simulator-machine.ts';
import { SimulationStartForm } from '../../../src/views/inspector/simulation/simulation-start-form.tsx';
import { SimulatorControls } from '../../../src/views/inspector/simulation/simulator-controls.tsx';
import { SimulatorToolbar } from '../../../src/views/inspector/simulation/simulator-toolbar.tsx';
import { simulatorModel } from '../../machines/inspector/simulator-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectPlayback, playbackByHand } from './playback.ts';

const examples = { inputs: [], events: [{ name: 'go', event: { type: 'go' } }] };

/** The form, or the controls of what runs, as src/app/inspection/simulator.tsx joins them. */
function Simulator({ simulator }: { readonly simulator: SimulatorRef }): ReactNode {
  const { view, error } = useSelector(simulator, ({ context }) => context);
  const isStarting = useSelector(simulator, (snapshot) => snapshot.matches('simulating'));
  if (view === null)
    return (
      <SimulationStartForm
        inputs={examples.inputs}
        error={error?.message ?? null}
        isStarting={isStarting}
        onStart={(input) => {
          simulator.send({ type: 'simulation.start', start: { kind: 'input', input } });
        }}
      />
    );
  return (
    <>
      <SimulatorToolbar simulator={simulator} view={view} />
      <SimulatorControls
        simulator={simulator}
        view={view}
        examples={examples}
        getLabel={(event) => event}
        composition={null}
        onCompose={() => undefined}
      />
    </>
  );
}

const findButton = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

/** Presses a button by its text, if it can be pressed. */
const press = (text: string) => (): boolean => {
  const button = findButton(text);
  if (button === undefined || button.getAttribute('aria-disabled') === 'true') return false;
  fireEvent.click(button);
  return true;
};

/** Sends the example of the event. */
function sendExample(): boolean {
  const list = screen.queryByLabelText(/^Examples of go/);
  if (list !== null) fireEvent.click(within(list).getByText('go'));
  return list !== null;
}

describeViewModel({
  model: simulatorModel,
  show: (simulator) => <Simulator simulator={simulator} />,
  canHappen: (event, state) => {
    if (event === 'start again') return !state.includes('; 0 commands');
    return event !== 'show the start' || !state.includes('; 1 of ');
  },
  byHand: {
    'start it': press('Start'),
    'send an event': sendExample,
    'step back': press('Step back'),
    'show the start': playbackByHand['go to the start'],
    'start again': press('Restart'),
    play: playbackByHand.play,
    pause: playbackByHand.pause,
  },
  expectScreen: (snapshot) => {
    const { view, error, script, isPlaying } = snapshot.context;
    const [alert, ...others] = document.querySelectorAll('[role=alert]');
    expect(others).toEqual([]);
    expect(alert?.textContent.endsWith(error?.message ?? '')).toBe(
      error === null ? undefined : true,
    );
    const form = screen.queryByLabelText('Start of the simulation');
    expect(form !== null).toBe(view === null);
    if (view === null) {
      const start = findButton('Start');
      expect(start?.getAttribute('aria-busy') === 'true').toBe(snapshot.matches('simulating'));
      return;
    }
    const last = view.steps.length - 1;
    expectPlayback(view.shown, last, isPlaying && view.shown < last);
    const current = [...document.querySelectorAll('ol > li')].map((row) =>
      row.getAttribute('aria-current'),
    );
    // The newest step is on top.
    expect(current.indexOf('step')).toBe(last - view.shown);
    for (const text of ['Step back', 'Restart'])
      expect(findButton(text)?.getAttribute('aria-disabled') === 'true').toBe(
        script?.commands.length === 0,
      );
  },
});
