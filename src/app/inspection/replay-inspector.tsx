import { useSelector } from '@xstate/react';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';

import { href } from '../../domain/access/href.ts';
import {
  emptyLog,
  findNamedActor,
  foldReports,
  nameActor,
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
import { Alert } from '../../views/design/feedback/alert.tsx';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { EventDetails } from '../../views/inspector/live/event-details.tsx';
import { EventLog } from '../../views/inspector/live/event-log.tsx';
import { getPossible } from '../../views/inspector/live/live-details.tsx';
import { LiveView, useLiveTabs } from '../../views/inspector/live/live-view.tsx';
import { PossibleNow } from '../../views/inspector/live/possible-now.tsx';
import { ActorTree } from '../../views/inspector/live/running-actors.tsx';
import { ReplayBar } from '../../views/inspector/recording/replay-bar.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { useMomentText } from '../../views/shared/use-moment-text.ts';
import type { InspectorLink, RecordingLink } from './inspector-link.ts';
import { loadExamplesOf } from './load-examples.ts';
import { CopyShownLink, renderLiveChart, toStateProps, type LinkProps } from './live-inspector.tsx';
import { journalMachine, RecordedJournal } from './journal-panel.tsx';
import { simulateScript } from './simulate-script.ts';
import type { LinkToRecording } from './use-replay.ts';

interface ReplayInspectorProps extends LinkProps {
  readonly replayRef: ReplayRef;
  readonly replay: Replay;
  /** What is below the actors of the recording. */
  readonly start: ReactNode;
  readonly link: LinkToRecording;
  /** The link that leads to another recording than the open one. */
  readonly missed: LinkToRecording | null;
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
    const simulate = async () => {
      const examples = await loadExamplesOf(script.machine);
      return simulateScript(script, { shownStep, startedAtMs, examples });
    };
    void simulate().then(({ view }) => {
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
function useReplayedActors({
  replayRef,
  replay,
  link,
}: Pick<ReplayInspectorProps, 'replayRef' | 'replay' | 'link'>) {
  const { actors } = replay.recording;
  const named = useMemo(() => findNamedActor(actors, link.actor), [actors, link.actor]);
  const first = useMemo(() => findFirstActor(replay), [replay]);
  const chosen = named ?? first;
  const position = useSelector(replayRef, ({ context }) => context.position);
  const { whole, now } = useReplayedLogs(replay, position);
  const watched = useReplayedActor(replay, chosen, position);
  const hasJournal = chosen !== null && replay.actors.get(chosen)?.machine === journalMachine;
  return { position, named, chosen, hasJournal, whole, log: { ...now, watched } };
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

/** How long a position is shown before the address has it: browsers limit how often it changes. */
const settleMs = 300;

/** Writes the shown position into the address, so that reloading and bookmarks keep it. */
function useWrittenPosition({ link, onReplace }: ReplayInspectorProps, position: number): void {
  const { position: written } = link.recording;
  const write = useEffectEvent((shown: number) => {
    onReplace({ ...link, recording: { ...link.recording, position: shown } });
  });
  useEffect(() => {
    if (written === position) return undefined;
    const timer = setTimeout(() => {
      write(position);
    }, settleMs);
    return () => {
      clearTimeout(timer);
    };
  }, [written, position]);
}

/** Says what of the address the recording does not have. */
function LinkNotes({
  link,
  missed,
  isUnknownActor,
}: {
  readonly link: InspectorLink;
  readonly missed: LinkToRecording | null;
  readonly isUnknownActor: boolean;
}): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  return (
    <>
      {missed !== null && (
        <Alert tone="warn">
          {formatMessage('recording.link.otherRecording', {
            moment: formatMoment(new Date(missed.recording.recordedAtMs).toISOString()),
          })}
        </Alert>
      )}
      {isUnknownActor && (
        <Alert tone="warn">
          {formatMessage('recording.link.noSuchActor', { name: link.actor ?? '' })}
        </Alert>
      )}
    </>
  );
}

interface ReplayedTabProps extends LinkProps {
  readonly replay: Replay;
  /** What was recorded, with the events of the whole recording. */
  readonly log: LiveLog;
  readonly chosen: string | null;
  readonly position: number;
  readonly onSelect: (position: number) => void;
}

function ReplayedTab(props: ReplayedTabProps): ReactNode {
  const { link, replay, log, chosen, position, onSelect } = props;
  return link.tab === 'journal' && chosen !== null ? (
    <RecordedJournal
      key={chosen}
      replay={replay}
      actor={chosen}
      position={position}
      onShow={onSelect}
    />
  ) : (
    <LiveView
      tab={link.tab}
      log={log}
      chosen={chosen}
      awaited={null}
      lastShown={position}
      selected={position}
      onSelect={onSelect}
      {...toStateProps(props)}
      renderChart={renderLiveChart}
    />
  );
}

/** The inspector while it shows a recording: like live, at a position that moves. */
export function ReplayInspector(props: ReplayInspectorProps): ReactNode {
  const { replayRef, replay, start, missed, onOpen, onReplace } = props;
  const formatMessage = useFormatMessage();
  const actors = formatMessage('recording.actors');
  const { position, named, chosen, hasJournal, whole, log } = useReplayedActors(props);
  useWrittenPosition(props, position);
  const tabs = useLiveTabs(hasJournal);
  const link: InspectorLink = {
    ...props.link,
    tab: props.link.tab === 'journal' && !hasJournal ? 'chart' : props.link.tab,
    recording: { ...props.link.recording, position },
  };
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
            <ActorTree
              label={actors}
              log={log}
              chosen={chosen}
              onChoose={(actor) => {
                onOpen({ ...link, actor: nameActor(replay.recording.actors, actor), state: null });
              }}
            />
            {start}
          </div>
        }
        title={title}
        actions={
          <CopyShownLink link={{ ...link, actor: nameActor(replay.recording.actors, chosen) }} />
        }
        tabs={{
          list: tabs,
          selected: link.tab,
          onSelect: (tab) => {
            onOpen({ ...link, tab });
          },
        }}
        endLabel={formatMessage('inspector.live.actor')}
        below={
          link.tab === 'journal' ? undefined : (
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
          <LinkNotes
            link={link}
            missed={missed}
            isUnknownActor={props.link.actor !== null && named === null}
          />
          <ReplayBar replayRef={replayRef} replay={replay} />
          <ReplayedTab
            link={link}
            onOpen={onOpen}
            onReplace={onReplace}
            replay={replay}
            log={{ ...log, events: whole.events }}
            chosen={chosen}
            position={position}
            onSelect={goTo}
          />
        </div>
      </InspectorFrame>
    </>
  );
}

interface SoughtRecordingProps {
  readonly recording: RecordingLink | 'damaged';
  /** What can be inspected. */
  readonly start: ReactNode;
  /** Opens the file, which can also be dropped there. */
  readonly openButton: ReactNode;
}

/** The inspector while the recording that the address leads to is not open: asks for its file. */
export function SoughtRecording({ recording, start, openButton }: SoughtRecordingProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const title = formatMessage('recording.replay');
  return (
    <>
      <ScreenHead
        title={title}
        trail={[{ label: formatMessage('inspector.title'), to: href('inspector') }]}
      />
      <InspectorFrame start={start} title={title}>
        <div className="grid max-w-2xl grid-cols-1 gap-3">
          {recording === 'damaged' ? (
            <Alert tone="warn">{formatMessage('recording.link.damaged')}</Alert>
          ) : (
            <Alert tone="info">
              {formatMessage('recording.link.leadsTo', {
                position: recording.position,
                moment: formatMoment(new Date(recording.recordedAtMs).toISOString()),
              })}
            </Alert>
          )}
          {openButton}
        </div>
      </InspectorFrame>
    </>
  );
}
