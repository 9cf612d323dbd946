import type { ReactNode } from 'react';

import type { ValueChange } from '../../../inspection/live/list-changes.ts';
import type { LoggedEvent } from '../../../inspection/live/live-log.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { ScrollRegion } from '../../design/layout/scroll-region.tsx';
import type { Microstep } from '../../../inspection/live/messages.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { formatDuration, formatTime } from './format-time.ts';
import { summarize, ValueTree } from './value-tree.tsx';

/** One side of a change, as a line of a diff. */
function Side({
  sign,
  path,
  value,
}: {
  readonly sign: '+' | '-';
  readonly path: string;
  readonly value: unknown;
}) {
  return (
    <p className={`wrap-anywhere ${sign === '+' ? 'text-good' : 'text-bad'}`}>
      {sign} {path}: {summarize(value)}
    </p>
  );
}

/** A change of the context as a diff. */
function Change({ change }: { readonly change: ValueChange }): ReactNode {
  const formatMessage = useFormatMessage();
  const { kind, path } = change;
  if (change.isSecret === true)
    return <p className="text-ink-2">{formatMessage('inspector.live.secretChanged', { path })}</p>;
  if (kind === 'reordered')
    return <p className="text-ink-2">{formatMessage('inspector.live.reordered', { path })}</p>;
  return (
    <div>
      {kind !== 'added' && <Side sign="-" path={path} value={change.before} />}
      {kind !== 'removed' && <Side sign="+" path={path} value={change.after} />}
    </div>
  );
}

/** What an event changed in the context of its actor. */
export function ContextChanges({
  changes,
  title,
}: {
  readonly changes: readonly ValueChange[];
  /** Of what changed, when that is not the context. */
  readonly title?: string;
}): ReactNode {
  const formatMessage = useFormatMessage();
  const heading = title ?? formatMessage('inspector.live.changes');
  return (
    <section aria-label={heading}>
      <h3 className="pb-1 text-sm font-semibold">{heading}</h3>
      <div className="grid grid-cols-1 gap-1 rounded-md border border-line bg-surface-2 p-2 font-mono text-xs">
        {changes.length === 0 && (
          <p className="text-ink-2">{formatMessage('inspector.live.noChange')}</p>
        )}
        {changes.map((change) => (
          <Change key={`${change.kind} ${change.path}`} change={change} />
        ))}
      </div>
    </section>
  );
}

/** The microsteps of an event: what caused each, and which transitions it took. */
export function MicrostepList({
  microsteps,
}: {
  readonly microsteps: readonly Microstep[];
}): ReactNode {
  const formatMessage = useFormatMessage();
  if (microsteps.length === 0) return null;
  return (
    <section aria-label={formatMessage('inspector.live.microsteps')}>
      <h3 className="pb-1 text-sm font-semibold">{formatMessage('inspector.live.microsteps')}</h3>
      <ol className="grid grid-cols-1 gap-1 font-mono text-xs">
        {microsteps.map(({ event: cause, transitions }, index) => (
          <li key={index} className="wrap-anywhere">
            <b>{cause === '' ? 'always' : cause}</b> {transitions.join(', ')}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An event with who sent it to whom, its payload, its microsteps and what it changed. */
export function EventDetails({ event }: { readonly event: LoggedEvent | undefined }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <ScrollRegion label={formatMessage('inspector.live.details')}>
      {event === undefined ? (
        <p className="text-sm text-ink-2">{formatMessage('inspector.live.noEvents')}</p>
      ) : (
        <DetailedEvent event={event} />
      )}
    </ScrollRegion>
  );
}

function DetailedEvent({ event }: { readonly event: LoggedEvent }): ReactNode {
  const formatMessage = useFormatMessage();
  const { senderName, actorName, at, durationMs, microsteps, refusal, otherStates } = event;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="font-mono text-sm font-semibold wrap-anywhere">{event.event}</h2>
        <p className="text-xs text-ink-2">
          {formatMessage(durationMs === null ? 'inspector.live.sentAt' : 'inspector.live.sentBy', {
            sender: senderName ?? formatMessage('inspector.live.app'),
            actor: actorName,
            time: formatTime(at),
            duration: formatDuration(durationMs),
          })}
        </p>
      </div>
      {otherStates !== undefined && (
        <Alert tone="warn">
          {formatMessage('recording.otherStates', {
            states: otherStates.join(', ') || formatMessage('recording.noState'),
          })}
        </Alert>
      )}
      {refusal !== null && <p className="text-sm text-bad">{formatMessage(refusal)}</p>}
      <ContextChanges changes={event.changes} />
      <MicrostepList microsteps={microsteps} />
      <section aria-label={formatMessage('inspector.live.payload')}>
        <h3 className="pb-1 text-sm font-semibold">{formatMessage('inspector.live.payload')}</h3>
        <ValueTree name="event" value={event.payload} isOpen />
      </section>
    </div>
  );
}
