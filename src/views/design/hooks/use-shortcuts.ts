import { useEffect, useEffectEvent } from 'react';

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

const isForWriters = (name: string): boolean => name.startsWith('Mod+') || /^F\d+$/.test(name);

/**
 * Listens for shortcuts in the whole window. One that is neither with a modifier nor a function key
 * does nothing while somebody writes; with `whileWriting` false none does.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  { whileWriting = true }: { readonly whileWriting?: boolean } = {},
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = getKeyName(event);
    const run = shortcuts[name];
    if (
      run === undefined ||
      event.defaultPrevented ||
      event.isComposing ||
      (!(whileWriting && isForWriters(name)) && isWriting(event.target))
    )
      return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      onKey(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
