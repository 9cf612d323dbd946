import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';

import { href } from '../../domain/access/href.ts';
import { readFields } from '../../domain/shapes.ts';
import { listRunning, nameActor, type LiveLog } from '../../inspection/live/live-log.ts';
import { selectLastShownEvent } from '../../machines/inspector/connection-machine.ts';
import { Button } from '../../views/design/buttons/button.tsx';
import { DownloadIcon } from '../../views/design/icons/icons.tsx';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { InspectorFrame } from '../../views/inspector/inspector-frame.tsx';
import { LiveDetails } from '../../views/inspector/live/live-details.tsx';
import { LiveView, useLiveTabs, type LiveChart } from '../../views/inspector/live/live-view.tsx';
import { MomentBar } from '../../views/inspector/live/moment-bar.tsx';
import { ConnectionBadge } from '../../views/inspector/live/running-actors.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { ScreenHead } from '../../views/shared/screen-head.tsx';
import { useNavigation } from '../../views/design/navigation/link.tsx';
import { isDevelopment } from '../config.ts';
import { CopyLink } from './copy-link.tsx';
import { DrawnChart } from './drawn-chart.tsx';
import { journalMachine, StoredJournal } from './journal-panel.tsx';
import { toLinkHref, type InspectorLink } from './inspector-link.ts';
import type { Live } from './use-live.ts';

/** Draws the chart of an actor. */
export const renderLiveChart = ({
  name,
  chart,
  activeStates,
  tracedTransitions,
  shownState,
  onFocus,
}: LiveChart): ReactNode => (
  <Suspense fallback={<Spinner />}>
    <DrawnChart
      key={chart.id}
      name={name}
      chart={chart}
      active={activeStates}
      taken={tracedTransitions}
      shownState={shownState}
      onFocus={onFocus}
    />
  </Suspense>
);

/** What shows what an address leads to, and changes the address. */
export interface LinkProps {
  readonly link: InspectorLink;
  /** Called with what is shown next. */
  readonly onOpen: (link: InspectorLink) => void;
  /** Called with what is shown already, which the address does not say yet. */
  readonly onReplace: (link: InspectorLink) => void;
}

interface LiveInspectorProps extends LinkProps {
  readonly live: Live;
  /** The running actors and the machines. */
  readonly start: ReactNode;
}

/** Copies the address of what is shown. */
export function CopyShownLink({ link }: Pick<LinkProps, 'link'>): ReactNode {
  const { getHref } = useNavigation();
  return (
    <CopyLink
      getAddress={() => new URL(getHref(toLinkHref(link)), window.location.href).toString()}
    />
  );
}

/** Returns what the view of an actor needs to show the state of the address, and to change it. */
export const toStateProps = ({ link, onOpen, onReplace }: LinkProps) => ({
  shownState: link.state,
  onShowState: (state: string): void => {
    onOpen({ ...link, tab: 'chart', state });
  },
  onFocus: (state: string | null): void => {
    onReplace({ ...link, state });
  },
});

/** Saves what the followed tab recorded, while there is one. */
function SaveRecordingButton({ connection }: Pick<Live, 'connection'>): ReactNode {
  const formatMessage = useFormatMessage();
  const canSave = useSelector(connection, (snapshot) => snapshot.can({ type: 'recording.take' }));
  if (!canSave) return null;
  return (
    <Button
      icon={<DownloadIcon />}
      onClick={() => {
        connection.send({ type: 'recording.take' });
      }}
    >
      {formatMessage('recording.saveFollowed')}
    </Button>
  );
}

/** Returns what the followed quiz editor opened, as JSON; null while it is not known. */
function readSource({ watched }: LiveLog, chosen: string | null): string | null {
  if (watched === null || watched.actor !== chosen) return null;
  const input = readFields(readFields(watched.context)?.['input']);
  return input === null ? null : JSON.stringify(input['source']);
}

/** Returns how many events of an actor are known. */
const countEvents = ({ events }: LiveLog, actor: string | null): number =>
  events.reduce((count, event) => count + Number(event.actor === actor), 0);

/** Returns the chosen actor, and the link that leads to what is shown of it. */
function useChosenActor({ live: { connection, log }, link }: LiveInspectorProps) {
  const chosen = useSelector(connection, ({ context }) => context.actor);
  const actor = log.actors.get(chosen ?? '');
  const hasJournal = log.charts.get(actor?.chart ?? '')?.id === journalMachine;
  const shownLink: InspectorLink = {
    ...link,
    tab: link.tab === 'journal' && !hasJournal ? 'chart' : link.tab,
    actor: nameActor(listRunning(log), chosen) ?? link.actor,
  };
  return { chosen, actor, hasJournal, shownLink };
}

/** The selected view of the chosen actor, now or at a moment. */
function ShownActor({
  live: { connection, log, shown },
  chosen,
  ...linked
}: LinkProps & Pick<LiveInspectorProps, 'live'> & { readonly chosen: string | null }): ReactNode {
  const { awaited, moment } = useSelector(connection, ({ context }) => context);
  const lastShown = useSelector(connection, selectLastShownEvent);
  return (
    <div className="flex grow flex-col gap-3">
      <MomentBar connection={connection} log={log} />
      <LiveView
        tab={linked.link.tab}
        log={shown}
        chosen={chosen}
        awaited={awaited}
        lastShown={moment ?? lastShown}
        selected={moment}
        onSelect={(number) => {
          connection.send({ type: 'moment.choose', number });
        }}
        {...toStateProps(linked)}
        renderChart={renderLiveChart}
      />
    </div>
  );
}

/** The inspector while it shows an actor of the followed tab. */
export function LiveInspector(props: LiveInspectorProps): ReactNode {
  const { live, start, onOpen, onReplace } = props;
  const formatMessage = useFormatMessage();
  const { connection, log, shown } = live;
  const { chosen, actor, hasJournal, shownLink } = useChosenActor(props);
  const tabs = useLiveTabs(hasJournal);
  const title = actor?.name ?? formatMessage('inspector.live.running');
  return (
    <>
      <ScreenHead
        title={title}
        trail={[{ label: formatMessage('inspector.title'), to: href('inspector') }]}
      />
      <InspectorFrame
        start={start}
        title={title}
        note={<ConnectionBadge connection={connection} log={log} />}
        actions={
          <>
            <SaveRecordingButton connection={connection} />
            {actor !== undefined && (
              <CopyShownLink link={{ ...shownLink, actor: shownLink.actor ?? actor.name }} />
            )}
          </>
        }
        tabs={{
          list: tabs,
          selected: shownLink.tab,
          onSelect: (tab) => {
            onOpen({ ...shownLink, tab });
          },
        }}
        endLabel={formatMessage('inspector.live.actor')}
        below={
          shownLink.tab === 'journal' ? undefined : (
            <LiveDetails connection={connection} log={shown} canSend={isDevelopment} />
          )
        }
      >
        {shownLink.tab === 'journal' ? (
          <StoredJournal
            key={chosen}
            source={readSource(log, chosen)}
            revision={countEvents(log, chosen)}
          />
        ) : (
          <ShownActor
            live={live}
            chosen={chosen}
            link={shownLink}
            onOpen={onOpen}
            onReplace={onReplace}
          />
        )}
      </InspectorFrame>
    </>
  );
}
