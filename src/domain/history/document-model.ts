import type { Message } from '../messages/message.ts';

/** An event of a document. One that changes a field has the value `from` which it replaced. */
export interface DocumentEvent {
  readonly type: string;
  readonly from?: unknown;
}

/** The events of an allowed command, and the name of its step. */
export interface AcceptedEvents<Event> {
  readonly events: readonly Event[];
  readonly name: Message;
}

/**
 * What a history needs to know about its documents. A `Writer` provides the parts of a draft that a
 * fold writes to.
 */
export interface DocumentModel<Draft, Event, Writer> {
  /** Returns the draft after all `events`. Throws when one of them does not fit. */
  readonly foldEvents: (draft: Draft, events: Iterable<Event>, writer: Writer) => Draft;
  /** Returns the inverses of `events`, last first. */
  readonly invertEvents: (events: readonly Event[]) => readonly Event[];
  /** Whether `event` continues the typing of `last` in the same field. */
  readonly isContinuedTyping: (last: Event, event: Event) => boolean;
  /** Copies a part of a draft at every write. */
  readonly copyingWriter: Writer;
  /** Creates a writer that copies a part at its first write only, for one fold of many events. */
  readonly createOwningWriter: () => Writer;
}
