import { useEffect, useMemo } from 'react';

import type { QuizBinRef } from '../machines/quiz/lists/quiz-bin-machine.ts';
import { noticesMachine, type NoticesRef } from '../machines/shell/notices-machine.ts';
import {
  paletteMachine,
  type PaletteRef,
  type ShellCommand,
} from '../machines/shell/palette-machine.ts';
import type { SidebarRef } from '../machines/shell/sidebar-machine.ts';
import type { ThemeRef } from '../machines/shell/theme-machine.ts';
import { connectOutlets } from './outlets.ts';
import { remembered } from './remembered.ts';
import { useRootActor } from './root-actor.ts';
import { useServices } from './services.ts';
import { suppliedSidebar, suppliedTheme } from './supply/frame.ts';
import { suppliedQuizBin } from './supply/quiz-bin.ts';
import { rememberedTheme } from './supply/theme.ts';
import { useCall } from './use-call.ts';

/** The actors of the frame around the screens. */
export interface Frame {
  readonly bin: QuizBinRef;
  readonly notices: NoticesRef;
  readonly palette: PaletteRef;
  readonly sidebar: SidebarRef;
  readonly theme: ThemeRef;
}

/** Starts the frame's actors, shows what other actors have to say and does what the palette commands. */
export function useFrame(): Frame {
  const { session } = useServices();
  const call = useCall();
  const binMachine = useMemo(() => suppliedQuizBin(call), [call]);
  const bin = useRootActor(binMachine, { id: 'quizBin', input: undefined });
  const notices = useRootActor(noticesMachine, { id: 'notices', input: undefined });
  const palette = useRootActor(paletteMachine, { id: 'palette', input: undefined });
  const sidebar = useRootActor(suppliedSidebar, {
    id: 'sidebar',
    input: { collapsed: remembered('sidebar') === 'collapsed' },
  });
  const theme = useRootActor(suppliedTheme, { id: 'theme', input: { theme: rememberedTheme() } });

  useEffect(
    () =>
      connectOutlets({
        notice: (notice, action) => {
          notices.send({ type: 'notice.show', notice, at: Date.now(), ...(action && { action }) });
        },
      }),
    [notices],
  );
  useEffect(() => {
    const commands: Readonly<Record<ShellCommand, () => void>> = {
      'sidebar.toggle': () => {
        sidebar.send({ type: 'sidebar.toggle' });
      },
      'theme.system': () => {
        theme.send({ type: 'theme.choose', theme: 'system' });
      },
      'theme.light': () => {
        theme.send({ type: 'theme.choose', theme: 'light' });
      },
      'theme.dark': () => {
        theme.send({ type: 'theme.choose', theme: 'dark' });
      },
      'session.signOut': () => {
        session.send({ type: 'signOut' });
      },
    };
    const subscription = palette.on('shell.command', ({ command }) => {
      commands[command]();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [palette, sidebar, theme, session]);
  useEffect(() => {
    const acted = notices.on('notice.acted', ({ token }) => {
      bin.send({ type: 'notice.acted', token });
    });
    return () => {
      acted.unsubscribe();
    };
  }, [bin, notices]);
  return { bin, notices, palette, sidebar, theme };
}
