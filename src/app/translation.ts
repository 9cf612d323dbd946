import { useSyncExternalStore } from 'react';

import { loadBuiltFile } from '../api/built-file.ts';
import type { CatalogPart } from '../domain/messages/catalog-parts.ts';
import type { MessageTree, Translation } from '../domain/messages/format-message.ts';
import {
  getLanguageTag,
  pseudoLanguage,
  type ShownLanguage,
} from '../domain/messages/languages.ts';
import { readSetting } from './browser/local-settings.ts';

let language: ShownLanguage = 'en';
let translation: Translation = { tag: 'en', messages: {} };
/** The parts of a translation that the screens opened so far need. */
const parts = new Set<CatalogPart>();
const listeners = new Set<() => void>();

function setTranslation(changed: Translation): void {
  translation = changed;
  for (const listener of listeners) listener();
}

/** Returns a part of a translation; nothing when it cannot be loaded, so that English stays. */
const loadPart = async (of: ShownLanguage, part: CatalogPart): Promise<MessageTree> =>
  loadBuiltFile(`messages/${of}/${part}.json`).then(
    (loaded) => loaded as MessageTree,
    () => ({}),
  );

/** Loads a part of the chosen language's messages, and of one that is chosen later. */
export async function loadTranslation(part: CatalogPart): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  if (language === 'en') return;
  const chosen = language;
  const loaded = await loadPart(chosen, part);
  if (chosen === language)
    setTranslation({ ...translation, messages: { ...translation.messages, ...loaded } });
}

/** Shows the console in another language as soon as the messages of the open screens are loaded. */
export async function chooseLanguage(chosen: ShownLanguage): Promise<void> {
  language = chosen;
  const loaded =
    chosen === 'en' ? [] : await Promise.all([...parts].map((part) => loadPart(chosen, part)));
  if (chosen !== language) return;
  const tag = getLanguageTag(chosen);
  document.documentElement.lang = tag;
  setTranslation({ tag, messages: Object.assign({}, ...loaded) as MessageTree });
}

/** Returns the language that this browser stores, English by default. */
export const readLanguage = (): ShownLanguage =>
  readSetting('language') === pseudoLanguage ? pseudoLanguage : 'en';

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the chosen language and its messages, as far as they are loaded. */
export const useTranslation = (): Translation => useSyncExternalStore(subscribe, () => translation);
