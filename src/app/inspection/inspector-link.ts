import { href } from '../../domain/access/href.ts';
import type { Recording } from '../../inspection/recording/recording.ts';
import { liveTabs, type LiveTab } from '../../views/inspector/live/live-view.tsx';

/** A position of a recording. The times, in milliseconds since 1970, tell it from other ones. */
export interface RecordingLink {
  readonly startedAtMs: number;
  readonly recordedAtMs: number;
  readonly position: number;
}

/** What an address of the inspector leads to: an actor of a followed tab or of a recording. */
export interface InspectorLink {
  readonly tab: LiveTab;
  /** The name of the actor, as `nameActor` writes it; null where none is asked for. */
  readonly actor: string | null;
  /** The id of the state to show in the chart. */
  readonly state: string | null;
  /** Null for a followed tab; 'damaged' where the address names no recording that can exist. */
  readonly recording: RecordingLink | 'damaged' | null;
}

type RecordingTimes = Pick<Recording, 'startedAt' | 'recordedAt'>;

/** Returns the link to a position of a recording. */
export const toRecordingLink = (
  { startedAt, recordedAt }: RecordingTimes,
  position: number,
): RecordingLink => ({
  startedAtMs: Date.parse(startedAt),
  recordedAtMs: Date.parse(recordedAt),
  position,
});

/** Returns whether a link leads to this recording. */
export const isLinkTo = (
  { startedAtMs, recordedAtMs }: RecordingLink,
  { startedAt, recordedAt }: RecordingTimes,
): boolean => startedAtMs === Date.parse(startedAt) && recordedAtMs === Date.parse(recordedAt);

const maxPosition = 999_999_999;

/** Returns a position that can exist, whatever an address says. */
function readPosition(text: string | null): number {
  const position = Math.round(Number(text));
  return Number.isNaN(position) ? 0 : Math.min(Math.max(position, 0), maxPosition);
}

function readRecording(query: URLSearchParams): InspectorLink['recording'] {
  const text = query.get('recording');
  if (text === null) return null;
  const times = /^(\d{1,15})-(\d{1,15})$/.exec(text);
  if (times === null) return 'damaged';
  return {
    startedAtMs: Number(times[1]),
    recordedAtMs: Number(times[2]),
    position: readPosition(query.get('event')),
  };
}

/** Returns the text of a parameter; null where it is missing or empty. */
function readText(query: URLSearchParams, name: string): string | null {
  const text = query.get(name);
  return text === '' ? null : text;
}

/** Reads the query of an address; null when it leads to no actor of a tab or recording. */
export function readLink(query: URLSearchParams): InspectorLink | null {
  if (!query.has('live') && !query.has('recording')) return null;
  return {
    tab: liveTabs.find((tab) => tab === query.get('live')) ?? liveTabs[0],
    actor: readText(query, 'actor'),
    state: readText(query, 'state'),
    recording: readRecording(query),
  };
}

/** Returns the address of a link, below the route prefix. */
export function toLinkHref({ tab, actor, state, recording }: InspectorLink): string {
  const query = new URLSearchParams({ live: tab });
  if (actor !== null) query.set('actor', actor);
  if (state !== null) query.set('state', state);
  if (recording === 'damaged') query.set('recording', recording);
  else if (recording !== null) {
    const { startedAtMs, recordedAtMs, position } = recording;
    query.set('recording', `${String(startedAtMs)}-${String(recordedAtMs)}`);
    query.set('event', String(position));
  }
  return `${href('inspector')}?${String(query)}`;
}
