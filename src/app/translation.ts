import { useSyncExternalStore } from 'react';

import { loadBuiltFile } from '../api/built-file.ts';
import type { CatalogPart } from '../domain/messages/catalog-parts.ts';
import type { MessageTree, Translation } from '../domain/messages/format-message.ts';
import {
  findLanguage,
  getDirection,
  getLanguageTag,
  isLanguage,
  pseudoLanguage,
  type ShownLanguage,
} from '../domain/messages/languages.ts';
import { readSetting } from './browser/local-settings.ts';

/** A language with its messages, as far as they are loaded, and the loads of its parts. */
interface Catalog {
  readonly language: ShownLanguage;
  readonly loads: Map<CatalogPart, Promise<void>>;
  messages: MessageTree;
}

/** How long a screen waits for its texts: then it shows in English until they come. */
const maxWaitMs = 3000;

/**
 * Returns the language that this browser stores; on the first visit the first of the browser's own
 * languages that is offered, else English.
 */
export function readLanguage(): ShownLanguage {
  const stored = readSetting('language');
  if (stored === pseudoLanguage || isLanguage(stored)) return stored;
  return findLanguage(navigator.languages) ?? 'en';
}

const createCatalog = (language: ShownLanguage): Catalog => ({
  language,
  loads: new Map(),
  messages: {},
});

/** The parts of a translation that the screens opened so far need. */
const parts = new Set<CatalogPart>();
let chosen = createCatalog(readLanguage());
let shown = createCatalog('en');
let translation: Translation = { tag: 'en', messages: {} };
const listeners = new Set<() => void>();

/** Shows a language. Without any of its messages the page is in English, and says so. */
function show(catalog: Catalog): void {
  shown = catalog;
  const isEnglish = Object.keys(catalog.messages).length === 0;
  translation = {
    tag: isEnglish ? 'en' : getLanguageTag(catalog.language),
    messages: catalog.messages,
  };
  document.documentElement.lang = translation.tag;
  document.documentElement.dir = isEnglish ? 'ltr' : getDirection(catalog.language);
  for (const listener of listeners) listener();
}

/** Loads a part of a language. One that cannot be loaded is asked for again with the next part. */
async function loadPart(catalog: Catalog, part: CatalogPart): Promise<void> {
  try {
    const loaded = await loadBuiltFile(`messages/${catalog.language}/${part}.json`);
    catalog.messages = { ...catalog.messages, ...(loaded as MessageTree) };
    if (catalog === shown) show(catalog);
  } catch {
    catalog.loads.delete(part);
  }
}

/**
 * Loads the parts of a language that the screens need and that are not there. Resolves when the
 * `awaited` ones are there or cannot be loaded, at the latest after `maxWaitMs`.
 */
async function loadParts(catalog: Catalog, awaited: Iterable<CatalogPart>): Promise<void> {
  if (catalog.language === 'en') return;
  for (const part of parts)
    if (!catalog.loads.has(part)) catalog.loads.set(part, loadPart(catalog, part));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs);
  });
  const loads = Promise.all([...awaited].flatMap((part) => catalog.loads.get(part) ?? []));
  await Promise.race([loads, late]);
  clearTimeout(timer);
}

/**
 * Loads a part of the chosen language's messages, and of one that is chosen later. Resolves when it
 * is shown, cannot be loaded or takes too long.
 */
export async function loadTranslation(part: CatalogPart): Promise<void> {
  parts.add(part);
  await loadParts(chosen, [part]);
}

/** Shows the console in another language as soon as the messages of the open screens are loaded. */
export async function chooseLanguage(language: ShownLanguage): Promise<void> {
  if (language !== chosen.language) chosen = createCatalog(language);
  const catalog = chosen;
  await loadParts(catalog, parts);
  if (catalog === chosen && catalog !== shown) show(catalog);
}

/** Returns the tag of the chosen language, in which the server answers (BCP 47). */
export const getChosenTag = (): string => getLanguageTag(chosen.language);

/** Returns the chosen language and its messages, as far as they are loaded. */
export const getTranslation = (): Translation => translation;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns what `getTranslation` does, in a view. */
export const useTranslation = (): Translation => useSyncExternalStore(subscribe, getTranslation);
