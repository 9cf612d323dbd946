import { type MouseEvent, type ReactNode, useState } from 'react';

import { useShortcuts } from '../design/use-shortcuts.ts';
import { ScreenSlotsProvider } from '../shared/screen-slots.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ShownNotices } from './notifications.tsx';
import { shellEntries } from './palette-entries.ts';
import { Shortcuts } from './shortcuts.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import type { PaletteEntry } from '../../machines/shell/palette-machine.ts';

/** What the shell shows; the actors are started by the composition root, which also follows what the palette emits. */
export interface ShellProps extends SidebarProps, TopBarProps {
  /** Screens of the palette besides the areas, for example the quiz lists a person may open. */
  readonly screens?: readonly PaletteEntry[];
  /** The screen. */
  readonly children: ReactNode;
}

const contentId = 'content';

/** By hand, because the page's base address would turn the fragment into another page. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}

/** The frame around every screen: skip link, sidebar, top bar, main landmark, palette, shortcuts, notifications. */
export function Shell({
  menu,
  current,
  inspectorPath,
  screens = [],
  children,
  ...bar
}: ShellProps): ReactNode {
  const sentence = useSentence();
  const [trail, setTrail] = useState<Element | null>(null);
  const [actions, setActions] = useState<Element | null>(null);
  const { sidebar, palette, notices, whySignOutBlocked } = bar;
  useShortcuts({
    'Mod+k': () => {
      palette.send({ type: 'palette.open' });
    },
    '?': () => {
      palette.send({ type: 'shortcuts.open' });
    },
  });
  return (
    <div className="flex min-h-dvh [--bar:48px]">
      <a
        href={`#${contentId}`}
        onClick={skipToContent}
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2 focus:text-sm focus:font-semibold focus:shadow-pop"
      >
        {sentence('shell.skipToContent')}
      </a>
      <Sidebar menu={menu} current={current} inspectorPath={inspectorPath} sidebar={sidebar} />
      <div className="flex min-w-0 grow flex-col">
        <TopBar {...bar} trailRef={setTrail} actionsRef={setActions} />
        <main id={contentId} tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
          <ScreenSlotsProvider slots={{ trail, actions }}>{children}</ScreenSlotsProvider>
        </main>
      </div>
      <CommandPalette
        palette={palette}
        entries={[...shellEntries(menu, whySignOutBlocked === null), ...screens]}
      />
      <Shortcuts palette={palette} />
      <ShownNotices notices={notices} />
    </div>
  );
}
