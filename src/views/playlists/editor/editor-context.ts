import { useSelector } from '@xstate/react';
import { createContext, use, useCallback, type RefCallback } from 'react';

import type { Key } from '../../../domain/playlist/draft/draft.ts';
import type { PlaylistEditorContext as MachineContext } from '../../../machines/playlists/editor/context.ts';
import type { PlaylistEditorRef } from '../../../machines/playlists/editor/playlist-editor-machine.ts';

/** Makes sure that each reveal request runs once. */
interface RevealRequests {
  /** Returns true the first time it is called with a request's `count`, false afterwards. */
  readonly claim: (count: number) => boolean;
}

/** Creates an instance that has handled no request yet. */
export function createRevealRequests(): RevealRequests {
  let lastClaimed = 0;
  return {
    claim: (count) => {
      if (count <= lastClaimed) return false;
      lastClaimed = count;
      return true;
    },
  };
}

/** Provides the editor's actor and its reveal requests. */
export const PlaylistEditorContext = createContext<{
  readonly editor: PlaylistEditorRef;
  readonly requests: RevealRequests;
  /** Where a quiz is made of the playlist; null where the person cannot create one. */
  readonly quizHref: string | null;
} | null>(null);

function useEditorContext() {
  const context = use(PlaylistEditorContext);
  if (context === null) throw new Error('no playlist editor above this view');
  return context;
}

/** Returns the editor's actor. Throws outside a `PlaylistEditorContext`. */
export const usePlaylistEditor = (): PlaylistEditorRef => useEditorContext().editor;

/** Returns where a quiz is made of the playlist, or null. */
export const useQuizHref = (): string | null => useEditorContext().quizHref;

/** Selects a part of the editor's context. */
export const useEditorSelector = <T>(
  select: (context: MachineContext) => T,
  isSame?: (a: T, b: T) => boolean,
): T => useSelector(usePlaylistEditor(), ({ context }) => select(context), isSame);

/**
 * Returns a ref for the row of `entry` (null is the title), which a reveal request scrolls into view
 * and focuses once. The focus stays on a control with `data-keeps-focus`.
 */
export function useRevealRef(entry: Key | null): RefCallback<HTMLElement> {
  const { requests } = useEditorContext();
  const request = useEditorSelector(({ reveal }) => (reveal?.entry === entry ? reveal.count : 0));
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null || request === 0 || !requests.claim(request)) return;
      element.scrollIntoView?.({ block: 'nearest' });
      if ((document.activeElement?.closest('[data-keeps-focus]') ?? null) !== null) return;
      const control = element.querySelector<HTMLElement>('[data-reveal-focus]') ?? element;
      control.focus({ preventScroll: true });
    },
    [request, requests],
  );
}
