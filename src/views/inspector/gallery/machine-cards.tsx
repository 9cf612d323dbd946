import type { ReactNode } from 'react';

import type { MachineEntry } from '../../../inspection/machine-entry.ts';
import { classNames } from '../../design/class-names.ts';
import { TextLink } from '../../design/navigation/link.tsx';
import { groupByArea } from './machine-list.tsx';
import { MachineSummary } from './machine-summary.tsx';

interface MachineCardsProps {
  readonly machines: readonly MachineEntry[];
  readonly getHref: (name: string) => string;
  /** Returns a picture of the machine's chart. */
  readonly renderThumbnail: (name: string) => ReactNode;
}

/** Every machine with what it is for, by area. */
export const MachineCards = ({
  machines,
  getHref,
  renderThumbnail,
}: MachineCardsProps): ReactNode => (
  <div className="grid gap-6">
    {groupByArea(machines).map(({ area, machines: members }) => (
      <div key={area} className="grid gap-2">
        <h2 className="text-[11px] tracking-wider text-ink-2 uppercase">{area}</h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
          {members.map(({ name, summary }) => (
            <li
              key={name}
              className={classNames(
                'relative grid content-start gap-1 rounded-lg border border-line bg-surface',
                'p-3 hover:border-line-strong [&_a]:after:absolute [&_a]:after:inset-0',
              )}
            >
              {renderThumbnail(name)}
              <TextLink quiet to={getHref(name)}>
                {name}
              </TextLink>
              <p className="line-clamp-3 text-xs text-ink-2">
                <MachineSummary summary={summary} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
