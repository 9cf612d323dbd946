import { type ReactNode, useState } from 'react';

import { useShortcuts } from '../design/hooks/use-shortcuts.ts';
import { SkipLink } from '../design/navigation/skip-link.tsx';
import { TopBarSlotsProvider } from '../shared/screen-slots.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { VisibleNotices } from './notifications.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';

/**
 * The props of the shell. The composition root starts the actors and executes the commands of the
 * palette.
 */
export interface ShellProps extends SidebarProps, TopBarProps {
  /** The command palette or the list of shortcuts, while one is open. */
  readonly openDialog?: ReactNode;
  /** Whether the screen has an undo of its own, to which Control+Z belongs. */
  readonly hasOwnUndo: boolean;
  /** The screen. */
  readonly children: ReactNode;
}

const contentId = 'content';

function focusContent(): void {
  document.getElementById(contentId)?.focus();
}

/**
 * The frame around every screen: skip link, sidebar, top bar, main landmark, palette, shortcuts and
 * notifications.
 */
export function Shell({
  menu,
  current,
  areaLinks,
  canConfigure,
  inspectorPath,
  openDialog,
  hasOwnUndo,
  children,
  ...bar
}: ShellProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [trail, setTrail] = useState<Element | null>(null);
  const [actions, setActions] = useState<Element | null>(null);
  const { sidebar, palette, notices } = bar;
  useShortcuts({
    'Mod+k': () => {
      palette.send({ type: 'palette.open' });
    },
    '?': () => {
      palette.send({ type: 'shortcuts.open' });
    },
  });
  return (
    <div className="flex min-h-dvh [--bar:48px] docked:[--bar:0px] max-md:has-[[data-slot=actions]:not(:empty)]:[--bar:92px]">
      <SkipLink
        label={formatMessage('shell.skipToContent')}
        target={contentId}
        onSkip={focusContent}
      />
      <Sidebar
        menu={menu}
        current={current}
        areaLinks={areaLinks}
        canConfigure={canConfigure}
        inspectorPath={inspectorPath}
        sidebar={sidebar}
      />
      <div className="flex min-w-0 grow flex-col">
        <TopBar {...bar} trailRef={setTrail} actionsRef={setActions} />
        <main id={contentId} tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
          <TopBarSlotsProvider slots={{ trail, actions }}>{children}</TopBarSlotsProvider>
        </main>
      </div>
      {openDialog}
      <VisibleNotices notices={notices} takesUndoKey={!hasOwnUndo} />
    </div>
  );
}
