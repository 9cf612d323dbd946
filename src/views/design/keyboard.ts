import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Whether the keyboard is that of a Mac, or of an iPad or iPhone, which has the same keys. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform + navigator.userAgent);

/** What is written on keyboards of a language where it differs from the English ones. */
const keyNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    Backspace: 'Rücktaste',
    Ctrl: 'Strg',
    Delete: 'Entf',
    Enter: 'Eingabe',
    Shift: 'Umschalt',
    Space: 'Leertaste',
  },
  es: { Shift: 'Mayús', Space: 'Espacio' },
  fr: { Delete: 'Suppr', Enter: 'Entrée', Esc: 'Échap', Shift: 'Maj', Space: 'Espace' },
  it: { Shift: 'Maiusc', Space: 'Spazio' },
};

/**
 * Returns keys as they are written on the keyboards of a language: `Ctrl Shift Z` as `Strg Umschalt
 * Z` in German and as `⇧ ⌘ Z` on a Mac, where `Control` is the key of that name.
 */
export function formatKeys(keys: string, language: string): string {
  const signs = isMac()
    ? keys
        .replace('Ctrl Shift', '⇧ ⌘')
        .replace('Shift', '⇧')
        .replace('Ctrl', '⌘')
        .replace('Control', '⌃')
        .replace('Alt', '⌥')
    : keys;
  return signs.replaceAll(/[A-Z][a-z]+/g, (name) => keyNames[language]?.[name] ?? name);
}

const mirroredKeys: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** Whether the lines of the page run from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/**
 * Returns the name of a pressed key, with the arrows to the left and right exchanged on a page whose
 * lines run from right to left: `ArrowRight` then always leads to what comes next.
 */
export const getLineKey = ({ key }: { readonly key: string }): string =>
  isRightToLeft() ? (mirroredKeys[key] ?? key) : key;

/** The names that keys have without Alt: é and ě stand on the digits of some keyboards. */
const plainKey = /^[\p{ASCII}\p{L}\p{M}\p{Nd}]$/u;

/**
 * Whether Alt or AltGr makes a key type a character, as it does on a Mac (∞) and on many keyboards
 * (€, @). Elsewhere Alt alone types nothing.
 */
export function typesWithAlt(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return true;
  const { altKey, ctrlKey, metaKey, key } = event;
  if (!altKey || ctrlKey || metaKey) return false;
  return key === 'Dead' || (key.length === 1 && (isMac() || !plainKey.test(key)));
}

/** The modifier that chooses with a digit: Alt, or Control on a Mac, where Alt types. */
export const getDigitModifier = (): 'Alt' | 'Control' => (isMac() ? 'Control' : 'Alt');
