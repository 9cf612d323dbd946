import { current, isDraft, produce, type Draft as Writable } from 'immer';

import type { Message } from '../messages/message.ts';

/** An event that changes a draft. One that changes a field has the value `from` which it replaced. */
export interface DomainEvent {
  readonly type: string;
  readonly from?: unknown;
}

/** The events of an allowed command, and the name of its step. */
export interface AcceptedEvents<Event> {
  readonly events: readonly Event[];
  readonly name: Message;
}

/** What a history needs to know about its drafts and events. */
export interface HistoryModel<Draft, Event> {
  /** Changes the draft by `event`. Throws when the event does not fit the draft. */
  readonly evolve: (draft: Writable<Draft>, event: Event) => void;
  /** Returns the inverses of `events`, last first. */
  readonly invertEvents: (events: readonly Event[]) => readonly Event[];
  /** Whether `event` continues the typing of `last` in the same field. */
  readonly isContinuedTyping: (last: Event, event: Event) => boolean;
}

/**
 * Returns the draft after all `events`; unchanged parts are shared with the given draft. A draft
 * that a replay has opened is changed itself. Throws when an event does not fit the draft before it.
 */
export function foldEvents<Draft, Event>(
  { evolve }: Pick<HistoryModel<Draft, Event>, 'evolve'>,
  draft: Draft,
  events: Iterable<Event>,
): Draft {
  const evolveAll = (open: Writable<Draft>): void => {
    for (const event of events) evolve(open, event);
  };
  if (!isDraft(draft)) return produce(draft, evolveAll);
  evolveAll(draft as Writable<Draft>);
  return draft;
}

/**
 * Returns the index of the part with `key` in a list of an open draft, or -1 when there is none.
 * Checks the index `hint` first; otherwise it looks into the list without opening each part.
 */
export function findOpenIndex(
  list: readonly { readonly key: string }[],
  key: string,
  hint: number,
): number {
  if (list[hint]?.key === key) return hint;
  const closed: typeof list = isDraft(list) ? current(list as Writable<typeof list>) : list;
  return closed.findIndex((part) => part.key === key);
}
