import { useSelector } from '@xstate/react';
import { createContext, use, useCallback, type RefCallback } from 'react';

import type { Key } from '../../../domain/playlist/draft/draft.ts';
import type { PlaylistEditorContext as MachineContext } from '../../../machines/playlists/editor/context.ts';
import type { PlaylistEditorRef } from '../../../machines/playlists/editor/playlist-editor-machine.ts';
import type { SubjectsRef } from '../../../machines/shared/subjects-machine.ts';
import { bringIntoView, useRevealRequests } from '../../shared/editor/reveal.ts';

/** Provides the editor's actor. */
export const PlaylistEditorContext = createContext<{
  readonly editor: PlaylistEditorRef;
  /** Where a quiz is made of the playlist; null where the person cannot create one. */
  readonly quizHref: string | null;
  /** The subjects by which articles are searched. */
  readonly subjects: SubjectsRef;
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

/** Returns the subjects by which articles are searched. */
export const useSubjects = (): SubjectsRef => useEditorContext().subjects;

/** Selects a part of the editor's context. */
export const useEditorSelector = <T>(
  select: (context: MachineContext) => T,
  isSame?: (a: T, b: T) => boolean,
): T => useSelector(usePlaylistEditor(), ({ context }) => select(context), isSame);

/**
 * Returns a ref for the row of `entry` (null is the title), which a reveal request scrolls into view
 * and focuses once.
 */
export function useRevealRef(entry: Key | null): RefCallback<HTMLElement> {
  const requests = useRevealRequests();
  const request = useEditorSelector(({ reveal }) => (reveal?.entry === entry ? reveal.count : 0));
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null || request === 0 || !requests.claim(request)) return;
      bringIntoView(element, () => element.querySelector('[data-reveal-focus]') ?? element);
    },
    [request, requests],
  );
}
