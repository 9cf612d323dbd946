import {
  allowNull,
  hasFields,
  isCount,
  isOneOf,
  isText,
  listOf,
  readFields,
  type Shape,
} from '../../domain/shapes.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Chart } from '../chart/chart.ts';
import type { ValueChange } from './list-changes.ts';

/**
 * How often an inspector says that it still follows, and after what silence a tab stops. Browsers let
 * the timers of a hidden window run once a minute only.
 */
export const heartbeatMs = 3000;
export const maxSilenceMs = 100_000;

/**
 * What an event would do: lead to other states; change the context; only run or send something; be
 * refused; nothing. `depends`: its payload decides, and no example of one is known. `internal`
 * events come from the machine itself, such as the answers of its actors, and are not asked about.
 */
export type EventEffect =
  | 'leads'
  | 'changes'
  | 'acts'
  | 'depends'
  | 'refused'
  | 'nothing'
  | 'internal';

/** Why an event is refused: in words, or a guard that passes or does not. */
export type Refusal = Message | { readonly guard: string; readonly passes: boolean };

/** An event that an actor could get now. */
export interface PossibleEvent {
  readonly type: string;
  readonly effect: EventEffect;
  /** What it would do: the states it enters, the paths that it changes, or its actions by name. */
  readonly details: readonly string[];
  readonly reasons: readonly Refusal[];
  /** The payload it was asked with: that of its last use, or an example. */
  readonly payload: 'last' | 'example' | null;
}

/** The transitions of one microstep, and the event or `always` that caused them. */
export interface Microstep {
  readonly event: string;
  readonly transitions: readonly string[];
}

/** An actor started; one that runs when the inspector arrives counts as started. */
export interface ActorStarted {
  readonly type: 'actorStarted';
  readonly actor: string;
  readonly name: string;
  readonly parent: string | null;
  /** The id of its machine's chart; null for an actor that is no machine. */
  readonly chart: string | null;
  readonly status: string;
  readonly states: readonly string[];
}

/** An actor processed an event. Ids of states and transitions are those of its chart. */
export interface ActorTransition {
  readonly type: 'transition';
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null where it is not known, as in a recording. */
  readonly durationMs: number | null;
  readonly event: string;
  readonly payload: unknown;
  /** The id of the actor that sent the event; null for a view or the app. */
  readonly sender: string | null;
  readonly status: string;
  readonly states: readonly string[];
  readonly microsteps: readonly Microstep[];
  readonly changes: readonly ValueChange[];
  /** Why the domain refused the command, if it did. */
  readonly refusal: Message | null;
  /** The states that a replay reached instead of the recorded ones. */
  readonly otherStates?: readonly string[];
}

/** What a followed tab reports. */
export type Report =
  | { readonly type: 'chart'; readonly chart: string; readonly definition: Chart }
  | ActorStarted
  | ActorTransition
  | { readonly type: 'actorStopped'; readonly actor: string }
  | {
      readonly type: 'watched';
      readonly actor: string;
      readonly context: unknown;
      readonly possible: readonly PossibleEvent[];
    }
  /** What was asked of an actor at an earlier event, by the number of the event in the log. */
  | {
      readonly type: 'recalled';
      readonly actor: string;
      readonly number: number;
      readonly context: unknown;
      readonly possible: readonly PossibleEvent[];
    }
  /** The tab had no idle time to report this many events. */
  | { readonly type: 'skipped'; readonly count: number };

/** From a tab of the console to inspectors. */
export type TabMessage =
  | { readonly type: 'tab'; readonly tab: string; readonly title: string; readonly path: string }
  | { readonly type: 'reports'; readonly tab: string; readonly reports: readonly Report[] }
  /** The file of what the tab recorded. */
  | { readonly type: 'recording'; readonly tab: string; readonly text: string }
  | { readonly type: 'ended'; readonly tab: string };

interface Addressed {
  readonly tab: string;
  readonly inspector: string;
  /** Who is signed in where the inspector runs. */
  readonly person: string;
}

/**
 * From an inspector to the tabs. `find` asks all of them to report themselves. Inspectors repeat
 * `alive` while they follow.
 */
export type InspectorMessage =
  | { readonly type: 'find'; readonly person: string }
  | (Addressed & { readonly type: 'follow' | 'alive' | 'unfollow' | 'takeRecording' })
  | (Addressed & {
      readonly type: 'watch';
      readonly actor: string | null;
      /** Events that show what payloads are like. */
      readonly examples: readonly { readonly type: string }[];
    })
  | (Addressed & { readonly type: 'recall'; readonly actor: string; readonly number: number })
  | (Addressed & {
      readonly type: 'send';
      readonly actor: string;
      readonly event: { readonly type: string };
    });

const addressed = { tab: isText, inspector: isText, person: isText };

const inspectorShapes: Readonly<Record<InspectorMessage['type'], Shape>> = {
  find: hasFields({ person: isText }),
  follow: hasFields(addressed),
  alive: hasFields(addressed),
  unfollow: hasFields(addressed),
  takeRecording: hasFields(addressed),
  watch: hasFields({
    ...addressed,
    actor: allowNull(isText),
    examples: listOf(hasFields({ type: isText })),
  }),
  recall: hasFields({ ...addressed, actor: isText, number: isCount }),
  send: hasFields({ ...addressed, actor: isText, event: hasFields({ type: isText }) }),
};

// The chart, the payloads and the contexts inside come from the console's own code.
const reportType = isOneOf(
  ...([
    'chart',
    'actorStarted',
    'transition',
    'actorStopped',
    'watched',
    'recalled',
    'skipped',
  ] satisfies Report['type'][]),
);
const tabShapes: Readonly<Record<TabMessage['type'], Shape>> = {
  tab: hasFields({ tab: isText, title: isText, path: isText }),
  reports: hasFields({ tab: isText, reports: listOf(hasFields({ type: reportType })) }),
  recording: hasFields({ tab: isText, text: isText }),
  ended: hasFields({ tab: isText }),
};

function parse(shapes: Readonly<Record<string, Shape>>, value: unknown): unknown {
  const type = readFields(value)?.['type'];
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  return shape?.(value) === true ? value : null;
}

/** Returns a received message, or null when it is none for a tab. */
export const parseInspectorMessage = (value: unknown): InspectorMessage | null =>
  parse(inspectorShapes, value) as InspectorMessage | null;

/** Returns a received message, or null when it is none of a tab. */
export const parseTabMessage = (value: unknown): TabMessage | null =>
  parse(tabShapes, value) as TabMessage | null;
