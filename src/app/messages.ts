import { useSyncExternalStore } from 'react';

import type { en } from '../domain/messages/en.ts';
import { firstMessages } from '../domain/messages/first-messages.ts';
import { loadTranslation } from './translation.ts';

type Messages = Partial<typeof en>;

let messages: Messages = firstMessages;
const listeners = new Set<() => void>();

/** Adds messages to those that views find. */
function addMessages(added: Messages): void {
  messages = { ...messages, ...added };
  for (const listener of listeners) listener();
}

/**
 * Loads the messages that the frame, the quiz screens and those of the classes do not need; rejects
 * when their code cannot be loaded. A screen that shows one of them loads them with its own code.
 */
export async function loadOtherMessages(): Promise<void> {
  const [{ otherMessages }] = await Promise.all([
    import('../domain/messages/other-messages.ts'),
    loadTranslation('other'),
  ]);
  addMessages(otherMessages);
}

/** Loads the messages of the classes; rejects when their code cannot be loaded. */
export async function loadClassMessages(): Promise<void> {
  const [{ classMessages }] = await Promise.all([
    import('../domain/messages/class-messages.ts'),
    loadTranslation('classes'),
  ]);
  addMessages(classMessages);
}

/** Loads the messages of the editors; rejects when their code cannot be loaded. */
export async function loadEditorMessages(): Promise<void> {
  const [{ editorMessages }] = await Promise.all([
    import('../domain/messages/editor-messages.ts'),
    loadTranslation('editor'),
  ]);
  addMessages(editorMessages);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the messages that are loaded, in English. */
export const useMessages = (): Messages => useSyncExternalStore(subscribe, () => messages);
