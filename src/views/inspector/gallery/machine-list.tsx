import { type ReactNode, useState } from 'react';

import type { MachineEntry } from '../../../inspection/machine-entry.ts';
import { classNames } from '../../design/class-names.ts';
import { SearchField } from '../../design/fields/search-field.tsx';
import { Link } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface MachineListProps {
  readonly machines: readonly MachineEntry[];
  /** The name of the machine that is shown. */
  readonly current: string | null;
  readonly getHref: (name: string) => string;
  /** Between the search and the machines, such as the running actors. */
  readonly children?: ReactNode;
}

interface AreaGroup {
  readonly area: string;
  readonly machines: readonly MachineEntry[];
}

/** Returns the machines by the folder they belong to. */
export function groupByArea(machines: readonly MachineEntry[]): readonly AreaGroup[] {
  const areas = [...new Set(machines.map(({ area }) => area))].sort();
  return areas.map((area) => ({
    area,
    machines: machines.filter((machine) => machine.area === area),
  }));
}

/** The machines by area, with a search over their names. */
export function MachineList({ machines, current, getHref, children }: MachineListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState('');
  const found = machines.filter(({ name, area }) =>
    `${area} ${name}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex">
        <SearchField
          label={formatMessage('inspector.findMachine')}
          value={text}
          onChange={setText}
          clearLabel={formatMessage('inspector.clearSearch')}
        />
      </div>
      {children}
      <nav
        aria-label={formatMessage('inspector.allMachines')}
        className="grid gap-3 max-lg:max-h-60 max-lg:overflow-y-auto"
      >
        {found.length === 0 && (
          <p className="text-sm text-ink-2">{formatMessage('inspector.noMachine')}</p>
        )}
        {groupByArea(found).map(({ area, machines: members }) => (
          <div key={area}>
            <div
              aria-hidden="true"
              className="px-2 py-1 text-[11px] tracking-wider text-ink-3 uppercase"
            >
              {area}
            </div>
            <ul aria-label={area}>
              {members.map(({ name }) => (
                <li key={name}>
                  <Link
                    to={getHref(name)}
                    aria-current={name === current ? 'page' : undefined}
                    className={classNames(
                      'flex min-h-7 items-center rounded-md px-2 text-sm wrap-anywhere text-ink-2',
                      'no-underline hover:bg-surface-2 hover:text-ink',
                      'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold',
                      'aria-[current=page]:text-accent max-md:min-h-11',
                    )}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
