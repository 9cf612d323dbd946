import { useSelector } from '@xstate/react';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';

import { href } from '../../domain/access/href.ts';
import {
  emptyLog,
  foldReports,
  type LiveLog,
  type WatchedActor,
} from '../../inspection/live/live-log.ts';
import {
  countSteps,
  reportReplay,
  toScript,
  type Replay,
} from '../../inspection/recording/replay.ts';
import type { ReplayRef } from '../../machines/inspector/replay-machine.ts';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { EventDetails } from '../../views/inspector/live/event-details.tsx';
import { EventLog } from '../../views/inspector/live/event-log.tsx';
import { getPossible } from '../../views/inspector/live/live-details.tsx';
import { LiveView, useLiveTabs, type LiveTab } from '../../views/inspector/live/live-view.tsx';
import { PossibleNow } from '../../views/inspector/live/possible-now.tsx';
import { ActorTree } from '../../views/inspector/live/running-actors.tsx';
import { ReplayBar } from '../../views/inspector/recording/replay-bar.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { renderLiveChart } from './live-inspector.tsx';
import { journalMachine, RecordedJournal } from './journal-panel.tsx';
import { simulateScript } from './simulate-script.ts';

interface ReplayInspectorProps {
  readonly replayRef: ReplayRef;
  readonly replay: Replay;
  /** What is below the actors of the recording. */
  readonly start: ReactNode;
  readonly tab: LiveTab;
  readonly onSelectTab: (tab: LiveTab) => void;
}

/** Returns the context and the possible events of an actor at a position, once they are computed. */
function useReplayedActor(
  replay: Replay,
  chosen: string | null,
  position: number,
): WatchedActor | null {
  const [watched, setWatched] = useState<WatchedActor | null>(null);
  useEffect(() => {
    let isOver = false;
    const replayed = chosen === null ? undefined : replay.actors.get(chosen);
    const recorded = replay.recording.actors.find(({ id }) => id === chosen);
    const script =
      replayed === undefined || recorded === undefined
        ? null
        : toScript(recorded, replayed.machine);
    if (script === null || chosen === null) return undefined;
    const shownStep = countSteps(replay, chosen, position);
    const startedAtMs = Date.parse(replay.recording.startedAt);
    void simulateScript(script, { shownStep, startedAtMs }).then(({ view }) => {
      if (!isOver && view !== null)
        setWatched({ actor: chosen, context: view.context, possible: view.possible });
    });
    return () => {
      isOver = true;
    };
  }, [replay, chosen, position]);
  return watched;
}

/** Returns the actor to show first: the machine with the most events. */
const findFirstActor = ({ recording, actors }: Replay): string | null =>
  recording.actors
    .filter(({ id }) => actors.has(id))
    .sort((a, b) => b.steps.length - a.steps.length)[0]?.id ?? null;

/** Returns the log of the whole recording, and the one at a position. */
function useReplayedLogs(
  replay: Replay,
  position: number,
): Readonly<Record<'whole' | 'now', LiveLog>> {
  const whole = useMemo(
    () => foldReports(emptyLog, reportReplay(replay, replay.steps.length)),
    [replay],
  );
  const now = useMemo(
    () => foldReports(emptyLog, reportReplay(replay, position)),
    [replay, position],
  );
  return { whole, now };
}

/** Returns the position, the actor that is chosen, and what was recorded of all of them. */
function useReplayedActors(replayRef: ReplayRef, replay: Replay) {
  const [chosen, setChosen] = useState(() => findFirstActor(replay));
  const position = useSelector(replayRef, ({ context }) => context.position);
  const { whole, now } = useReplayedLogs(replay, position);
  const watched = useReplayedActor(replay, chosen, position);
  const hasJournal = chosen !== null && replay.actors.get(chosen)?.machine === journalMachine;
  return { position, chosen, setChosen, hasJournal, whole, log: { ...now, watched } };
}

interface ReplayedEventsProps {
  readonly possible: ComponentProps<typeof PossibleNow>['possible'];
  readonly whole: LiveLog;
  readonly position: number;
  readonly onSelect: (position: number) => void;
}

/** All events of the recording, the latest one in detail, and which events are possible now. */
function ReplayedEvents({ possible, whole, position, onSelect }: ReplayedEventsProps): ReactNode {
  return (
    <>
      <EventLog log={whole} lastShown={null} selected={position} onSelect={onSelect} />
      <EventDetails event={whole.events[position - 1]} />
      <PossibleNow possible={possible} />
    </>
  );
}

interface ReplayedTabProps {
  readonly tab: LiveTab;
  readonly replay: Replay;
  /** What was recorded, with the events of the whole recording. */
  readonly log: LiveLog;
  readonly chosen: string | null;
  readonly position: number;
  readonly onSelect: (position: number) => void;
  readonly onSelectTab: (tab: LiveTab) => void;
}

function ReplayedTab(props: ReplayedTabProps): ReactNode {
  const { tab, replay, log, chosen, position, onSelect, onSelectTab } = props;
  return tab === 'journal' && chosen !== null ? (
    <RecordedJournal
      key={chosen}
      replay={replay}
      actor={chosen}
      position={position}
      onShow={onSelect}
    />
  ) : (
    <LiveView
      tab={tab}
      log={log}
      chosen={chosen}
      lastShown={position}
      selected={position}
      onSelect={onSelect}
      onSelectTab={onSelectTab}
      renderChart={renderLiveChart}
    />
  );
}

/** The inspector while it shows a recording: like live, at a position that moves. */
export function ReplayInspector(props: ReplayInspectorProps): ReactNode {
  const { replayRef, replay, start, tab, onSelectTab } = props;
  const formatMessage = useFormatMessage();
  const actors = formatMessage('recording.actors');
  const { position, chosen, setChosen, hasJournal, whole, log } = useReplayedActors(
    replayRef,
    replay,
  );
  const tabs = useLiveTabs(hasJournal);
  const shownTab = tab === 'journal' && !hasJournal ? 'chart' : tab;
  const title = log.actors.get(chosen ?? '')?.name ?? formatMessage('recording.replay');
  const goTo = (number: number): void => {
    replayRef.send({ type: 'position.set', position: number });
  };
  return (
    <>
      <ScreenHead
        title={title}
        trail={[{ label: formatMessage('inspector.title'), to: href('inspector') }]}
      />
      <InspectorFrame
        start={
          <div className="grid grid-cols-1 gap-3">
            <ActorTree label={actors} log={log} chosen={chosen} onChoose={setChosen} />
            {start}
          </div>
        }
        title={title}
        tabs={{ list: tabs, selected: shownTab, onSelect: onSelectTab }}
        endLabel={formatMessage('inspector.live.actor')}
        below={
          shownTab === 'journal' ? undefined : (
            <ReplayedEvents
              possible={getPossible(log, chosen)}
              whole={whole}
              position={position}
              onSelect={goTo}
            />
          )
        }
      >
        <div className="grid grid-cols-1 gap-3">
          <ReplayBar replayRef={replayRef} replay={replay} />
          <ReplayedTab
            tab={shownTab}
            replay={replay}
            log={{ ...log, events: whole.events }}
            chosen={chosen}
            position={position}
            onSelect={goTo}
            onSelectTab={onSelectTab}
          />
        </div>
      </InspectorFrame>
    </>
  );
}
