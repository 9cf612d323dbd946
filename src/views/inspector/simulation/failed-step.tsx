import type { ReactNode } from 'react';

import { diffWords } from '../../../domain/text/diff-words.ts';
import type { PathFailure } from '../../../inspection/simulation/simulation.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface SideProps {
  readonly label: string;
  readonly text: string;
  /** The text of the other side; null where the two are no states to compare. */
  readonly other: string | null;
}

/** One of the two states. What the other does not have is marked. */
const Side = ({ label, text, other }: SideProps): ReactNode => (
  <section
    aria-label={label}
    className="grid content-start gap-1 rounded-md border border-line bg-surface p-2"
  >
    <h3 className="text-xs font-semibold text-ink-2">{label}</h3>
    <p className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">
      {diffWords(text, other ?? text).map((run, index) =>
        run.isChanged ? (
          <mark key={index} className="bg-warn-soft font-semibold text-warn">
            {run.text}
          </mark>
        ) : (
          <span key={index}>{run.text}</span>
        ),
      )}
    </p>
  </section>
);

interface FailedStepProps {
  readonly failure: PathFailure;
  /** The machine of this console is not the one that was tested. */
  readonly isOtherVersion: boolean;
}

/** The step of a path at which a test failed: what the model expects there, and what was found. */
export function FailedStep({ failure, isOtherVersion }: FailedStepProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { step, level, expected, found, leftOut } = failure;
  const isState = found.kind === 'state';
  const title = formatMessage(`inspector.simulation.failedAt.${level}`, {
    step: step ?? formatMessage('inspector.simulation.started'),
  });
  return (
    <section
      aria-label={title}
      className="mb-3 grid gap-2 rounded-lg border border-bad bg-surface p-3"
    >
      <h2 className="text-sm font-semibold text-bad wrap-anywhere">{title}</h2>
      <div className="grid grid-cols-2 gap-2">
        <Side
          label={formatMessage('inspector.simulation.expected')}
          text={expected}
          other={isState ? found.text : null}
        />
        <Side
          label={formatMessage('inspector.simulation.found')}
          text={found.text}
          other={isState ? expected : null}
        />
      </div>
      {leftOut.length > 0 && (
        <p className="text-xs text-ink-2 wrap-anywhere">
          {formatMessage('inspector.simulation.leftOut', { parts: leftOut.join('; ') })}
        </p>
      )}
      {isOtherVersion && (
        <p className="text-xs text-warn">{formatMessage('inspector.simulation.otherVersion')}</p>
      )}
    </section>
  );
}
