import type { ReactNode } from 'react';

import { listLeafStates } from '../../../inspection/live/live-log.ts';
import type { PathFailure, SimulationStep } from '../../../inspection/simulation/simulation.ts';
import { Badge } from '../../design/display/badge.tsx';
import { classNames } from '../../design/class-names.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface StepListProps {
  readonly steps: readonly SimulationStep[];
  readonly shown: number;
  /** Where a test that walked these steps failed. */
  readonly failure: PathFailure | undefined;
  readonly getLabel: (event: string) => string;
  readonly onShow: (index: number) => void;
}

/**
 * Every step with its time and the states it led to; the one at which a test failed is marked. A
 * press shows the machine after it.
 */
export function StepList({ steps, shown, failure, getLabel, onShow }: StepListProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <section aria-label={formatMessage('inspector.simulation.steps')}>
      <h2 className="pb-1 text-sm font-semibold">
        {formatMessage('inspector.simulation.steps')}{' '}
        <span className="figures font-normal text-ink-2">{steps.length - 1}</span>
      </h2>
      <ol className="max-h-72 overflow-y-auto">
        {steps
          .map((step, index) => (
            <li
              key={index}
              aria-current={index === shown ? 'step' : undefined}
              className="rounded-md aria-[current=step]:bg-accent-soft"
            >
              <button
                type="button"
                className={classNames(
                  'grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-md p-1 text-start',
                  'text-xs hover:bg-surface-2 max-md:min-h-11',
                )}
                onClick={() => {
                  onShow(index);
                }}
              >
                <span className="figures font-mono text-ink-3">
                  {formatMessage('inspector.simulation.milliseconds', { count: step.timeMs })}
                </span>
                <span className="wrap-anywhere">
                  <b className="font-mono font-semibold">
                    {step.event === null
                      ? formatMessage('inspector.simulation.started')
                      : getLabel(step.event)}
                  </b>{' '}
                  {step.command === failure?.command && (
                    <>
                      <Badge tone="bad">
                        {formatMessage('inspector.simulation.failedStep')}
                      </Badge>{' '}
                    </>
                  )}
                  <span className="text-ink-2">{listLeafStates(step).join(', ')}</span>
                </span>
              </button>
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}
