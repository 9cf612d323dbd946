import type { ReactNode } from 'react';

import type { ChartState } from '../../../inspection/chart/chart.ts';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface ChartPathProps {
  /** The root of the drawing and the states around it, outermost first. */
  readonly path: readonly ChartState[];
  /** Shows only a state and what is inside of it. */
  readonly onFocus: (stateId: string) => void;
}

/** The way from the machine to the state that is shown alone; each part of it leads out to it. */
export function ChartPath({ path, onFocus }: ChartPathProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (path.length < 2) return null;
  return (
    <nav
      aria-label={formatMessage('inspector.path')}
      className="absolute start-2 bottom-2 rounded-md border border-line bg-surface"
    >
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        {path.map(({ id, key }, index) =>
          index === path.length - 1 ? (
            <li key={id} aria-current="location" className="px-2 font-semibold">
              {key}
            </li>
          ) : (
            <li key={id} className="flex items-center gap-1 text-ink-3">
              <Button
                variant="quiet"
                onClick={() => {
                  onFocus(id);
                }}
              >
                {key}
              </Button>
              <span aria-hidden="true">/</span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
