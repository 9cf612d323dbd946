import { Fragment, type ReactNode } from 'react';

import {
  modelLevels,
  summarizeLevel,
  type ModelCoverage,
  type ModelLevel,
} from '../../../inspection/model-coverage.ts';
import { Badge } from '../../design/display/badge.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { DetailsList } from '../../design/lists/details-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';

interface LevelProps {
  readonly coverage: ModelCoverage;
  readonly level: ModelLevel;
}

/** The last run at a level: what its paths covered, or why there is none. */
function LastRun({ coverage, level }: LevelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const run = coverage.levels[level];
  if (run === undefined)
    return (
      <p className="text-sm text-ink-2">
        {level === 'view' && coverage.viewless !== null
          ? formatMessage('inspector.model.viewless', { reason: coverage.viewless })
          : formatMessage('inspector.model.notWalked')}
      </p>
    );
  const { states, transitions } = summarizeLevel(coverage, level);
  return (
    <>
      <DetailsList
        details={[
          {
            term: formatMessage('inspector.model.states'),
            value: formatMessage('inspector.model.covered', { ...states }),
          },
          {
            term: formatMessage('inspector.model.transitions'),
            value: formatMessage('inspector.model.covered', { ...transitions }),
          },
          {
            term: formatMessage('inspector.model.paths'),
            value: formatMessage('inspector.model.walked', {
              walked: run.walked,
              count: run.paths,
            }),
          },
          { term: formatMessage('inspector.model.ranAt'), value: formatMoment(run.ranAt) },
        ]}
      />
      {run.walked < run.paths && (
        <p className="text-sm text-ink-2">{formatMessage('inspector.model.sample')}</p>
      )}
    </>
  );
}

const card = 'rounded-lg border border-line bg-surface p-4';

/** A level with the result of its last run. */
function Level({ coverage, level }: LevelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const name = formatMessage(`inspector.model.levels.${level}`);
  const run = coverage.levels[level];
  return (
    <section aria-label={name} className={card}>
      <div className="flex flex-wrap items-center gap-2 pb-1">
        <h2 className="font-semibold">{name}</h2>
        {run !== undefined && (
          <Badge tone={run.hasPassed ? 'good' : 'bad'}>
            {formatMessage(run.hasPassed ? 'inspector.model.passed' : 'inspector.model.failed')}
          </Badge>
        )}
      </div>
      <LastRun coverage={coverage} level={level} />
    </section>
  );
}

const nameLook = 'font-mono text-xs wrap-anywhere';

/** What the paths of a level do not cover, by reason; nothing when they cover everything. */
function NotCovered({ coverage, level }: LevelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { uncovered } = summarizeLevel(coverage, level);
  if (uncovered.length === 0) return null;
  const title = formatMessage(`inspector.model.uncovered.${level}`);
  return (
    <section aria-label={title} className={`${card} grid grid-cols-1 gap-3`}>
      <h2 className="font-semibold">{title}</h2>
      {uncovered.map(({ reason, names }) => (
        <div key={reason} className="grid grid-cols-1 gap-1">
          <p className={reason === null ? 'text-sm text-bad' : 'text-sm text-ink-2'}>
            {reason ?? formatMessage('inspector.model.missing')}
          </p>
          <ul className="grid grid-cols-1 gap-1 border-s border-line ps-4">
            {names.map((name) => (
              <li key={name} className="leading-5">
                <code className={nameLook}>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface CoveredProps {
  readonly title: string;
  readonly reached: ModelCoverage['states'];
}

/** States or transitions that a path reaches, each with the levels where one does. */
function Covered({ title, reached }: CoveredProps): ReactNode {
  const formatMessage = useFormatMessage();
  const covered = Object.entries(reached)
    .map(([name, levels]) => ({
      name,
      levels: modelLevels.filter((level) => levels[level] === true),
    }))
    .filter(({ levels }) => levels.length > 0);
  return (
    <details open className={card}>
      <summary className="cursor-pointer font-semibold">
        {title} <span className="figures font-normal text-ink-2">{covered.length}</span>
      </summary>
      <ul aria-label={title} className="grid grid-cols-1 gap-1.5 pt-2">
        {covered.map(({ name, levels }) => (
          <li key={name} className="leading-5">
            <code className={nameLook}>{name}</code>
            {levels.map((level) => (
              <Fragment key={level}>
                {' '}
                <Badge>{formatMessage(`inspector.model.levels.${level}`)}</Badge>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MachineModelProps {
  readonly name: string;
  /** Null before the first run. */
  readonly coverage: ModelCoverage | null;
  /** Of the chart that this console has. */
  readonly chartHash: string;
}

/** What the paths of the model of a machine cover, from the last runs of `npm run test:model`. */
export function MachineModel({ name, coverage, chartHash }: MachineModelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const command = `npm run test:model -- ${name}`;
  if (coverage === null)
    return <p className="text-ink-2">{formatMessage('inspector.model.noRun', { command })}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {coverage.chartHash !== chartHash && (
        <Alert tone="warn">{formatMessage('inspector.model.changed', { command })}</Alert>
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {modelLevels.map((level) => (
          <Level key={level} coverage={coverage} level={level} />
        ))}
      </div>
      {modelLevels.map((level) => (
        <NotCovered key={level} coverage={coverage} level={level} />
      ))}
      <Covered title={formatMessage('inspector.model.coveredStates')} reached={coverage.states} />
      <Covered
        title={formatMessage('inspector.model.coveredTransitions')}
        reached={coverage.transitions}
      />
    </div>
  );
}
