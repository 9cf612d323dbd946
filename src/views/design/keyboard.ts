import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Whether the keyboard is that of a Mac, or of an iPad or iPhone, which has the same keys. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform + navigator.userAgent);

/**
 * Returns keys as they are written on this keyboard: `Ctrl Shift Z` as `⇧ ⌘ Z` on a Mac, where
 * `Control` is the key of that name.
 */
export const formatKeys = (keys: string): string =>
  isMac()
    ? keys
        .replace('Ctrl Shift', '⇧ ⌘')
        .replace('Shift', '⇧')
        .replace('Ctrl', '⌘')
        .replace('Control', '⌃')
        .replace('Alt', '⌥')
    : keys;

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
