import type { ReactNode } from 'react';

import type { Chart, ChartState } from '../../../inspection/chart/chart.ts';
import {
  formatTargets,
  formatTransition,
  listFacts,
  listTraits,
} from '../../../inspection/chart/write-outline.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Badge } from '../../design/display/badge.tsx';
import { EyeIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface OutlineProps {
  readonly chart: Chart;
  /** The ids of the states that a running actor is in. */
  readonly activeStates?: ReadonlySet<string> | undefined;
  /** Shows a state in the chart. */
  readonly onShow: (stateId: string) => void;
}

interface StateOutlineProps extends OutlineProps {
  readonly state: ChartState;
  readonly parent: ChartState | null;
}

const list = 'grid gap-1 border-s border-line ps-4';

function StateOutline({ state, parent, ...outline }: StateOutlineProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { chart, activeStates, onShow } = outline;
  const transitions = chart.transitions.filter(({ source }) => source === state.id);
  const facts = [...(state.description === null ? [] : [state.description]), ...listFacts(state)];
  return (
    <li className="grid gap-1 py-1">
      <span className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold wrap-anywhere">{state.key}</strong>
        {listTraits(state, parent).map((trait) => (
          <Badge key={trait}>{trait}</Badge>
        ))}
        {activeStates?.has(state.id) === true && (
          <Badge tone="accent">{formatMessage('inspector.live.active')}</Badge>
        )}
        <IconButton
          label={formatMessage('inspector.showInChart', { state: state.key })}
          icon={<EyeIcon />}
          onClick={() => {
            onShow(state.id);
          }}
        />
      </span>
      {facts.length + transitions.length > 0 && (
        <ul className={`${list} text-sm text-ink-2`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {transitions.map((transition) => (
            <li key={transition.id} className="wrap-anywhere">
              <code className="font-mono text-xs text-ink">{formatTransition(transition)}</code>
              {formatTargets(chart, transition)}
            </li>
          ))}
        </ul>
      )}
      {state.states.length > 0 && (
        <ul className={list}>
          {state.states.map((child) => (
            <StateOutline key={child.id} {...outline} state={child} parent={state} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A chart as nested lists, which screen readers walk and people copy. */
export function ChartOutline(outline: OutlineProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { chart } = outline;
  const guards = Object.entries(chart.composedGuards);
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <ul>
        <StateOutline {...outline} state={chart.root} parent={null} />
      </ul>
      {guards.length > 0 && (
        <section className="grid gap-1 text-sm">
          <h2 className="font-semibold">{formatMessage('inspector.composedGuards')}</h2>
          <ul className={list}>
            {guards.map(([name, definition]) => (
              <li key={name} className="wrap-anywhere">
                <code className="font-mono text-xs">{name}</code> = {definition}
              </li>
            ))}
          </ul>
        </section>
      )}
      {chart.spawnedActors.length > 0 && (
        <section className="grid gap-1 text-sm">
          <h2 className="font-semibold">{formatMessage('inspector.spawnedActors')}</h2>
          <p className="font-mono text-xs">{chart.spawnedActors.join(', ')}</p>
        </section>
      )}
    </div>
  );
}
