import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';

import type { Replay } from '../../inspection/recording/replay.ts';
import {
  replayMachine,
  selectIsOpen,
  type ReplayRef,
} from '../../machines/inspector/replay-machine.ts';
import { useRootActor } from '../root-actor.ts';
import {
  isLinkTo,
  toRecordingLink,
  type InspectorLink,
  type RecordingLink,
} from './inspector-link.ts';
import { openRecording } from './open-recording.ts';

const machine = replayMachine.provide({
  actors: {
    openRecording: fromPromise<Awaited<ReturnType<typeof openRecording>>, { readonly file: Blob }>(
      ({ input }) => openRecording(input.file),
    ),
  },
});

/** Returns the replay of this page, which shows nothing until a file is opened. */
export const useReplay = (): ReplayRef => useRootActor(machine, { id: 'replay', input: undefined });

/** Returns the recording that is open, or null. */
export const selectReplay = (snapshot: ReturnType<ReplayRef['getSnapshot']>): Replay | null =>
  selectIsOpen(snapshot) ? (snapshot.context.recording as Replay) : null;

/** A link that leads to a recording. */
export interface LinkToRecording extends InspectorLink {
  readonly recording: RecordingLink;
}

/** Returns whether a link leads to a recording, which may not be open. */
const isToRecording = (link: InspectorLink | null): link is LinkToRecording =>
  link !== null && link.recording !== null && link.recording !== 'damaged';

/** Returns whether a link leads to the recording that is open. */
export const isOpenLink = (
  link: InspectorLink | null,
  open: Replay | null,
): link is LinkToRecording =>
  open !== null && isToRecording(link) && isLinkTo(link.recording, open.recording);

/**
 * Opens the address of each recording that is opened, at the position of the link that waits for
 * it; other recordings begin at their start. Returns the link while another recording is shown,
 * until the address leads to none.
 */
export function useRecordingLink(
  replayRef: ReplayRef,
  link: InspectorLink | null,
  onOpen: (link: InspectorLink) => void,
): LinkToRecording | null {
  const [missed, setMissed] = useState<LinkToRecording | null>(null);
  if (missed !== null && !isToRecording(link)) setMissed(null);
  const shown = useSelector(replayRef, selectReplay);
  const tab = link?.tab ?? 'chart';
  const show = useEffectEvent(() => {
    const opened = selectReplay(replayRef.getSnapshot());
    if (opened === null) return;
    const sought = missed ?? (isToRecording(link) && !isOpenLink(link, shown) ? link : null);
    if (isOpenLink(sought, opened)) {
      replayRef.send({ type: 'position.set', position: sought.recording.position });
      setMissed(null);
      onOpen(sought);
    } else {
      setMissed(sought);
      const recording = toRecordingLink(opened.recording, 0);
      onOpen({ tab, actor: null, state: null, recording });
    }
  });
  const leave = useEffectEvent(() => {
    setMissed(null);
    onOpen({ tab, actor: null, state: null, recording: null });
  });
  useEffect(() => {
    const subscriptions = [
      replayRef.on('opened', () => {
        show();
      }),
      replayRef.on('closed', () => {
        leave();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [replayRef]);
  return missed;
}
