import type { ReactNode } from 'react';

import type { PlacedBox } from '../../../inspection/chart/chart-layout.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { toButton } from './chart-lines.tsx';

interface CollapseToggleProps {
  readonly box: PlacedBox;
  readonly onToggle: (stateId: string) => void;
}

/** The control of a state that shows or hides the states inside. */
export function CollapseToggle({ box, onToggle }: CollapseToggleProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { isCollapsed, state, x, y } = box;
  const center = { x: x + 18, y: y + 18 };
  return (
    <g
      {...toButton(() => {
        onToggle(state.id);
      })}
      data-collapse-toggle=""
      aria-expanded={!isCollapsed}
      aria-label={formatMessage('inspector.statesInside', { state: state.key })}
      className="cursor-pointer"
    >
      <circle cx={center.x} cy={center.y} r={9} fill="var(--surface)" stroke="var(--control)" />
      <path
        d={`M ${String(center.x - 4)} ${String(center.y)} h 8${isCollapsed ? ' m -4 -4 v 8' : ''}`}
        stroke="var(--ink-2)"
        strokeWidth={1.5}
      />
    </g>
  );
}
