import { useEffect, useEffectEvent } from 'react';

import { isComposing } from './is-composing.ts';

/** What to do on a key, by its name: `Mod+k` (Control, or Command on a Mac), `Mod+Shift+z`, `?`. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'));

function getKeyName(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const withModifier = event.ctrlKey || event.metaKey;
  return [
    withModifier && 'Mod',
    withModifier && event.shiftKey && 'Shift',
    event.altKey && 'Alt',
    key,
  ]
    .filter(Boolean)
    .join('+');
}

interface ShortcutOptions {
  /** Whether a shortcut with a modifier, or a function key, acts while somebody writes too. */
  readonly whileWriting?: boolean;
}

const isForWriters = (name: string): boolean => name.startsWith('Mod+') || /^F\d+$/.test(name);

/**
 * Listens for shortcuts in the whole window. One that is neither with a modifier nor a function key
 * does nothing while somebody writes; with `whileWriting` false none does.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  { whileWriting = true }: ShortcutOptions = {},
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = getKeyName(event);
    const run = shortcuts[name];
    if (
      run === undefined ||
      event.defaultPrevented ||
      isComposing(event) ||
      (!(whileWriting && isForWriters(name)) && isWriting(event.target))
    )
      return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    const listen = (event: Event): void => {
      if (event instanceof KeyboardEvent) onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
