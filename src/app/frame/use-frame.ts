import { useEffect, useEffectEvent, useMemo } from 'react';

import type { ClassChangesRef } from '../../machines/classes/class-changes-machine.ts';
import type { DocumentChangesRef } from '../../machines/classes/documents/document-changes-machine.ts';
import type { RestoringRef } from '../../machines/deleted/restoring-machine.ts';
import type { RecycleBinRef } from '../../machines/shared/list/recycle-bin-machine.ts';
import { noticesMachine, type NoticesRef } from '../../machines/shell/notices-machine.ts';
import {
  paletteMachine,
  type PaletteRef,
  type ShellCommand,
} from '../../machines/shell/palette-machine.ts';
import type { LanguageRef } from '../../machines/shell/language-machine.ts';
import type { SidebarRef } from '../../machines/shell/sidebar-machine.ts';
import type { ThemeRef } from '../../machines/shell/theme-machine.ts';
import { tellLoadFailures } from '../../views/design/lazy-component.tsx';
import { subscribeToEmitted } from '../emitted-events.ts';
import { listenToSetting, readSetting } from '../browser/local-settings.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { provideClassChanges } from '../actors/classes/class-changes.ts';
import { provideDocumentChanges } from '../actors/classes/document-changes.ts';
import { provideRestoring } from '../actors/restoring.ts';
import { provideSidebar, provideTheme } from '../actors/frame.ts';
import {
  providePlaylistRecycleBin,
  provideQuizRecycleBin,
  provideRebuildUndo,
  provideTranslationUndo,
} from '../actors/shared/recycle-bins.ts';
import { readTheme } from '../actors/theme.ts';
import { useCall } from '../hooks/use-call.ts';

/** The actors of the frame around the screens. */
export interface Frame {
  readonly quizRecycleBin: RecycleBinRef;
  readonly playlistRecycleBin: RecycleBinRef;
  readonly rebuildUndo: RecycleBinRef;
  readonly translationUndo: RecycleBinRef;
  readonly classChanges: ClassChangesRef;
  readonly documentChanges: DocumentChangesRef;
  readonly restoring: RestoringRef;
  readonly notices: NoticesRef;
  readonly palette: PaletteRef;
  readonly sidebar: SidebarRef;
  readonly theme: ThemeRef;
  readonly language: LanguageRef;
}

/** Executes the commands that are chosen in the palette. */
function usePaletteCommands({
  palette,
  sidebar,
  theme,
}: Pick<Frame, 'palette' | 'sidebar' | 'theme'>): void {
  const { session } = useServices();
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
}

/** An actor that can undo what one of its notices announced. */
interface Undoing {
  readonly send: (event: { readonly type: 'notice.acted'; readonly token: string }) => void;
}

/**
 * Passes the press of a notice's button to the actors that can undo something. When they end, so do
 * the buttons whose token begins with `tokenStart`.
 */
export function useUndo(
  notices: NoticesRef,
  actors: readonly Undoing[],
  tokenStart: string | null = null,
): void {
  const undo = useEffectEvent((token: string) => {
    for (const actor of actors) actor.send({ type: 'notice.acted', token });
  });
  useEffect(() => {
    const subscription = notices.on('notice.acted', ({ token }) => {
      undo(token);
    });
    return () => {
      subscription.unsubscribe();
      if (tokenStart !== null) notices.send({ type: 'actions.end', tokenStart });
    };
  }, [notices, tokenStart]);
}

/**
 * Starts the frame's actors, shows the notices of other actors and executes the commands of the
 * palette.
 */
export function useFrame(): Frame {
  const { language } = useServices();
  const call = useCall();
  const quizBinMachine = useMemo(() => provideQuizRecycleBin(call), [call]);
  const quizRecycleBin = useRootActor(quizBinMachine, { id: 'recycleBin', input: undefined });
  const playlistBinMachine = useMemo(() => providePlaylistRecycleBin(call), [call]);
  const playlistRecycleBin = useRootActor(playlistBinMachine, {
    id: 'playlistRecycleBin',
    input: undefined,
  });
  const rebuildUndoMachine = useMemo(() => provideRebuildUndo(call), [call]);
  const rebuildUndo = useRootActor(rebuildUndoMachine, { id: 'rebuildUndo', input: undefined });
  const translationUndoMachine = useMemo(() => provideTranslationUndo(call), [call]);
  const translationUndo = useRootActor(translationUndoMachine, {
    id: 'translationUndo',
    input: undefined,
  });
  const classChangesMachine = useMemo(() => provideClassChanges(call), [call]);
  const classChanges = useRootActor(classChangesMachine, { id: 'classChanges', input: undefined });
  const documentChangesMachine = useMemo(() => provideDocumentChanges(call), [call]);
  const documentChanges = useRootActor(documentChangesMachine, {
    id: 'documentChanges',
    input: undefined,
  });
  const restoringMachine = useMemo(() => provideRestoring(call), [call]);
  const restoring = useRootActor(restoringMachine, { id: 'restoring', input: undefined });
  const notices = useRootActor(noticesMachine, { id: 'notices', input: undefined });
  const palette = useRootActor(paletteMachine, { id: 'palette', input: undefined });
  const sidebar = useRootActor(provideSidebar, {
    id: 'sidebar',
    input: { collapsed: readSetting('sidebar') === 'collapsed' },
  });
  const theme = useRootActor(provideTheme, { id: 'theme', input: { theme: readTheme() } });

  useEffect(
    () =>
      subscribeToEmitted({
        notice: (notice, action) => {
          notices.send({ type: 'notice.show', notice, at: Date.now(), ...(action && { action }) });
        },
      }),
    [notices],
  );
  useEffect(() => {
    tellLoadFailures(() => {
      const message = { key: 'common.partFailed' } as const;
      const notice = { severity: 'error', message, topic: 'part' } as const;
      notices.send({ type: 'notice.show', notice, at: Date.now() });
    });
  }, [notices]);
  usePaletteCommands({ palette, sidebar, theme });
  useEffect(
    () =>
      listenToSetting('theme', () => {
        theme.send({ type: 'theme.choose', theme: readTheme() });
      }),
    [theme],
  );
  useEffect(() => {
    const loaded = import('./list-keys.ts').then(({ listenToListKeys }) => listenToListKeys());
    return () => {
      void loaded.then((stop) => {
        stop();
      });
    };
  }, []);
  useUndo(notices, [
    quizRecycleBin,
    playlistRecycleBin,
    rebuildUndo,
    translationUndo,
    classChanges,
    documentChanges,
  ]);
  return {
    quizRecycleBin,
    playlistRecycleBin,
    rebuildUndo,
    translationUndo,
    classChanges,
    documentChanges,
    restoring,
    notices,
    palette,
    sidebar,
    theme,
    language,
  };
}
