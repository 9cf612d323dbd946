import { handleListKey } from '../../views/design/tables/list-keys.ts';
import { readSetting, saveSetting } from '../browser/local-settings.ts';

const setting = 'listKeys';

/** Returns whether keys of a single letter work in lists; they do unless switched off. */
export const hasListKeys = (): boolean => readSetting(setting) !== 'off';

/** Stores in this browser whether keys of a single letter work in lists. */
export function saveHasListKeys(isOn: boolean): void {
  saveSetting(setting, isOn ? 'on' : 'off').catch(() => undefined);
}

/** Makes the keys of lists work until the returned function is called. */
export function listenToListKeys(): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (hasListKeys()) handleListKey(event);
  };
  window.addEventListener('keydown', listen);
  return () => {
    window.removeEventListener('keydown', listen);
  };
}
