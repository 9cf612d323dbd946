import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  selectIsPlaying,
  type SimulatorRef,
} from '../../../machines/inspector/simulator-machine.ts';
import type { SimulationView } from '../../../inspection/simulation/simulation.ts';
import { Button } from '../../design/buttons/button.tsx';
import { RefreshIcon, UndoIcon } from '../../design/icons/icons.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { PlaybackBar } from '../playback-bar.tsx';

interface SimulatorToolbarProps {
  readonly simulator: SimulatorRef;
  readonly view: SimulationView;
}

/** Why the last command failed, if it did. */
function SimulatorFailure({ simulator }: Pick<SimulatorToolbarProps, 'simulator'>): ReactNode {
  const formatMessage = useFormatMessage();
  const error = useSelector(simulator, ({ context }) => context.error);
  if (error === null) return null;
  return (
    <Alert
      tone="bad"
      title={
        error.command === null
          ? formatMessage('inspector.simulation.failed')
          : formatMessage('inspector.simulation.failedCommand', { number: error.command + 1 })
      }
    >
      {error.message}
    </Alert>
  );
}

/** Steps back, restarts and plays the steps; below, why the last command failed. */
export function SimulatorToolbar({ simulator, view }: SimulatorToolbarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isPlaying = useSelector(simulator, selectIsPlaying);
  const isUntouched = useSelector(
    simulator,
    ({ context }) => context.script?.commands.length === 0,
  );
  const nothing = isUntouched ? formatMessage('inspector.playback.noStep') : undefined;
  return (
    <div className="grid gap-3 pb-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<UndoIcon />}
          disabledReason={nothing}
          onClick={() => {
            simulator.send({ type: 'step.back' });
          }}
        >
          {formatMessage('inspector.simulation.stepBack')}
        </Button>
        <Button
          icon={<RefreshIcon />}
          disabledReason={nothing}
          onClick={() => {
            simulator.send({ type: 'simulation.restart' });
          }}
        >
          {formatMessage('inspector.simulation.restart')}
        </Button>
        <PlaybackBar
          count={view.steps.length - 1}
          shown={view.shown}
          isPlaying={isPlaying}
          onShow={(index) => {
            simulator.send({ type: 'step.show', index });
          }}
          onPlay={() => {
            simulator.send({ type: 'play.start' });
          }}
          onPause={() => {
            simulator.send({ type: 'play.pause' });
          }}
        />
      </div>
      <SimulatorFailure simulator={simulator} />
      {view.shown < view.steps.length - 1 && !isPlaying && (
        <p className="text-xs text-ink-2">{formatMessage('inspector.simulation.earlier')}</p>
      )}
    </div>
  );
}
