import type { ReactNode } from 'react';

import type { PaletteGroup } from '../../machines/shell/palette-search-machine.ts';
import { classNames } from '../design/class-names.ts';
import { Kbd } from '../design/display/kbd.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface PaletteGroupsProps {
  readonly groups: readonly PaletteGroup[];
  /** The group that is shown alone, or null. */
  readonly group: PaletteGroup | null;
  readonly onChoose: (group: PaletteGroup | null) => void;
}

/** The groups to choose from. The keyboard chooses by Tab, so they are no stops of it. */
export function PaletteGroups({ groups, group, onChoose }: PaletteGroupsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div
      role="group"
      aria-label={formatMessage('palette.groups')}
      className="flex min-w-0 items-center gap-1 overflow-x-auto px-3 max-md:w-full max-md:pb-2"
    >
      {[null, ...groups].map((each) => (
        <button
          key={each}
          type="button"
          tabIndex={-1}
          aria-pressed={each === group}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(each);
          }}
          className={classNames(
            'h-7 shrink-0 rounded-md border border-transparent px-2 text-[13px] font-medium text-ink-2',
            'hover:text-ink aria-pressed:border-control/60 aria-pressed:bg-surface-2',
            'aria-pressed:font-semibold aria-pressed:text-ink max-md:h-11',
          )}
        >
          {formatMessage(`palette.group.${each ?? 'all'}`)}
        </button>
      ))}
      <span aria-hidden="true" className="shrink-0 text-ink-2 max-md:hidden">
        <Kbd>Tab</Kbd>
      </span>
    </div>
  );
}
