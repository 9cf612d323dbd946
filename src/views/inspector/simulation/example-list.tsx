import type { ReactNode } from 'react';

import type { ExampleEvent } from '../../../inspection/simulation/machine-examples.ts';
import { classNames } from '../../design/class-names.ts';

interface ExampleListProps {
  readonly label: string;
  readonly examples: readonly ExampleEvent[];
  readonly onSend: (example: ExampleEvent) => void;
}

/** Examples that can be sent with one press. */
export const ExampleList = ({ label, examples, onSend }: ExampleListProps): ReactNode =>
  examples.length === 0 ? null : (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {examples.map((example) => (
        <li key={example.name}>
          <button
            type="button"
            className={classNames(
              'rounded-full border border-line bg-surface px-2.5 py-0.5 text-start text-xs',
              'text-ink wrap-anywhere hover:border-accent hover:bg-accent-soft',
              'hover:text-accent max-md:min-h-11',
            )}
            onClick={() => {
              onSend(example);
            }}
          >
            {example.name}
          </button>
        </li>
      ))}
    </ul>
  );
