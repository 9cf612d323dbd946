import type { ReactNode } from 'react';

import type { ExampleEvent } from '../../../inspection/simulation/machine-examples.ts';
import type { SimulatedActor } from '../../../inspection/simulation/simulation.ts';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { listExamplesOf, type Composition } from './composer.ts';
import { ExampleList } from './example-list.tsx';

interface SimulatedActorsProps {
  readonly actors: readonly SimulatedActor[];
  /** The examples that the machine would take now. */
  readonly examples: readonly ExampleEvent[];
  readonly onSend: (example: ExampleEvent) => void;
  /** Opens the editor of what an actor answers or fails with. */
  readonly onCompose: (composition: Composition) => void;
}

/** The actors that run: a person answers for them, or lets them fail. */
export function SimulatedActors({
  actors,
  examples,
  onSend,
  onCompose,
}: SimulatedActorsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <section aria-label={formatMessage('inspector.simulation.actors')}>
      <h2 className="pb-1 text-sm font-semibold">
        {formatMessage('inspector.simulation.actors')}{' '}
        <span className="figures font-normal text-ink-2">{actors.length}</span>
      </h2>
      {actors.length === 0 && (
        <p className="text-sm text-ink-2">{formatMessage('inspector.simulation.noActor')}</p>
      )}
      <ul>
        {actors.map(({ id, src }) => (
          <li key={id} className="grid gap-1.5 border-b border-line py-2 last:border-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                <b className="font-mono text-xs font-semibold">{src}</b>
                {id !== src && <span className="block font-mono text-xs text-ink-2">{id}</span>}
              </span>
              <span className="flex gap-1">
                {(['answer', 'fail'] as const).map((kind) => (
                  <Button
                    key={kind}
                    variant={kind === 'answer' ? 'secondary' : 'quiet'}
                    aria-haspopup="dialog"
                    aria-label={formatMessage(`inspector.simulation.compose.${kind}`, { name: id })}
                    onClick={() => {
                      onCompose({ kind, actor: id });
                    }}
                  >
                    {formatMessage(`inspector.simulation.send.${kind}`)}
                  </Button>
                ))}
              </span>
            </div>
            <ExampleList
              label={formatMessage('inspector.simulation.examplesOf', { name: src })}
              examples={(['answer', 'fail'] as const).flatMap((kind) =>
                listExamplesOf({ kind, actor: id }, examples),
              )}
              onSend={onSend}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
