import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  buildActorTree,
  listLeafStates,
  type ActorBranch,
  type LiveLog,
} from '../../../inspection/live/live-log.ts';
import {
  selectConnectionState,
  type ConnectionRef,
  type ConnectionState,
} from '../../../machines/inspector/connection-machine.ts';
import { classNames } from '../../design/class-names.ts';
import { Badge, type Tone } from '../../design/display/badge.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface RunningActorsProps {
  readonly connection: ConnectionRef;
  readonly log: LiveLog;
  /** Called when an actor is chosen, after the connection was told. */
  readonly onChoose: (actor: string) => void;
  /** Opens the console with Stately's inspector. */
  readonly statelyAddress: string;
  /** Opens the console with the inspector beside it; null where it is already. */
  readonly dockAddress: string | null;
}

const tones: Readonly<Record<ConnectionState, Tone>> = {
  looking: 'neutral',
  choosing: 'neutral',
  following: 'good',
  lost: 'warn',
  ended: 'neutral',
  failed: 'bad',
};

const row = classNames(
  'flex min-h-7 w-full items-center justify-between gap-2 rounded-md px-2',
  'text-start text-sm hover:bg-surface-2 aria-[current=true]:bg-accent-soft',
  'aria-[current=true]:font-semibold aria-[current=true]:text-accent',
  'max-md:min-h-11',
);

/** How far the connection is, how many actors run, and whether the tab came back. */
export function ConnectionBadge({
  connection,
  log,
}: Pick<RunningActorsProps, 'connection' | 'log'>): ReactNode {
  const formatMessage = useFormatMessage();
  const state = useSelector(connection, selectConnectionState);
  const isNewRun = useSelector(connection, ({ context }) => context.isNewRun);
  const count = [...log.actors.values()].filter(({ isRunning }) => isRunning).length;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>
        {formatMessage(`inspector.live.states.${state}`, { count })}
      </Badge>
      <span role="status">
        {isNewRun && state === 'following' && formatMessage('inspector.live.newRun')}
      </span>
    </span>
  );
}

/** The tabs of the console that answer; the followed one is marked. */
function Tabs({ connection }: Pick<RunningActorsProps, 'connection'>): ReactNode {
  const formatMessage = useFormatMessage();
  const { tabs, followed } = useSelector(connection, ({ context }) => context);
  if (tabs.length === 0)
    return <p className="px-2 text-sm text-ink-2">{formatMessage('inspector.live.noTab')}</p>;
  return (
    <ul>
      {tabs.map(({ tab, title, path }) => (
        <li key={tab}>
          <button
            type="button"
            aria-current={tab === followed?.tab}
            className={row}
            onClick={() => {
              connection.send({ type: 'tab.choose', tab });
            }}
          >
            <span className="min-w-0 wrap-anywhere">
              {title}
              <span className="block font-mono text-xs font-normal text-ink-2">{path}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const heading = 'px-2 py-1 text-[11px] tracking-wider text-ink-3 uppercase';

interface BranchProps {
  readonly branches: readonly ActorBranch[];
  readonly chosen: string | null;
  readonly onChoose: (actor: string) => void;
}

function Branches({ branches, ...props }: BranchProps): ReactNode {
  return (
    <ul className="not-first:ps-3">
      {branches.map((branch) => (
        <li key={branch.actor}>
          <button
            type="button"
            aria-current={branch.actor === props.chosen}
            className={`${row} flex-wrap gap-y-0 py-0.5`}
            onClick={() => {
              props.onChoose(branch.actor);
            }}
          >
            <span className="max-w-full shrink-0 wrap-anywhere">{branch.name}</span>
            <span className="ms-auto min-w-0 text-end font-mono text-xs font-normal wrap-anywhere text-ink-2">
              {branch.chart === null ? branch.status : listLeafStates(branch).join(', ')}
            </span>
          </button>
          {branch.children.length > 0 && <Branches {...props} branches={branch.children} />}
        </li>
      ))}
    </ul>
  );
}

interface ActorTreeProps extends Omit<BranchProps, 'branches'> {
  readonly label: string;
  readonly log: LiveLog;
}

/** The running actors as a tree with their states; one of them is chosen. */
export function ActorTree({ label, log, ...props }: ActorTreeProps): ReactNode {
  if (log.actors.size === 0) return null;
  return (
    <section aria-label={label}>
      <h2 className={heading}>{label}</h2>
      <Branches {...props} branches={buildActorTree(log)} />
    </section>
  );
}

/** The tabs that can be followed and, as a tree, the actors that run in the followed one. */
export function RunningActors({
  connection,
  log,
  onChoose,
  statelyAddress,
  dockAddress,
}: RunningActorsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const chosen = useSelector(connection, ({ context }) => context.actor);
  return (
    <div className="grid grid-cols-1 gap-2">
      <section aria-label={formatMessage('inspector.live.tabs')}>
        <h2 className={heading}>{formatMessage('inspector.live.tabs')}</h2>
        <Tabs connection={connection} />
      </section>
      <ActorTree
        label={formatMessage('inspector.live.running')}
        log={log}
        chosen={chosen}
        onChoose={(actor) => {
          connection.send({ type: 'actor.choose', actor });
          onChoose(actor);
        }}
      />
      {dockAddress !== null && (
        <a href={dockAddress} className="px-2 text-xs text-ink-2 underline max-md:min-h-11">
          {formatMessage('recording.dock')}
        </a>
      )}
      <a
        href={statelyAddress}
        target="_blank"
        rel="noreferrer"
        className="px-2 text-xs text-ink-2 underline max-md:min-h-11"
      >
        {formatMessage('inspector.live.stately')}
      </a>
    </div>
  );
}
