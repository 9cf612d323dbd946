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
/** The parts of the chosen language that are loaded or on their way. */
let loads: readonly Promise<MessageTree>[] = [];
const listeners = new Set<() => void>();

/** Returns a part of the chosen language; nothing when it cannot be loaded, so that English stays. */
const loadPart = async (part: CatalogPart): Promise<MessageTree> =>
  language === 'en'
    ? {}
    : loadBuiltFile(`messages/${language}/${part}.json`).then(
        (loaded) => loaded as MessageTree,
        () => ({}),
      );

/** Shows the chosen language once `loads` are there, unless others are wanted by then. */
async function showTranslation(): Promise<void> {
  const wanted = loads;
  const loaded = await Promise.all(wanted);
  if (wanted !== loads) return;
  const tag = getLanguageTag(language);
  document.documentElement.lang = tag;
  translation = { tag, messages: Object.assign({}, ...loaded) as MessageTree };
  for (const listener of listeners) listener();
}

/** Loads a part of the chosen language's messages, and of one that is chosen later. */
export async function loadTranslation(part: CatalogPart): Promise<void> {
  if (!parts.has(part)) loads = [...loads, loadPart(part)];
  parts.add(part);
  await showTranslation();
}

/** Shows the console in another language as soon as the messages of the open screens are loaded. */
export async function chooseLanguage(chosen: ShownLanguage): Promise<void> {
  language = chosen;
  loads = [...parts].map(loadPart);
  await showTranslation();
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
