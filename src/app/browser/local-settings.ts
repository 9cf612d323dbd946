const getStorageKey = (name: string): string => `lectern.${name}`;

/** Returns a setting that this browser stores, null when storage is refused. */
export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(getStorageKey(name));
  } catch {
    return null;
  }
}

/** Stores a setting in this browser. Rejects when storage is refused. */
export async function saveSetting(name: string, value: string): Promise<void> {
  localStorage.setItem(getStorageKey(name), value);
}

/** Calls `onChange` when another page stores a setting. Returns the function that stops it. */
export function listenToSetting(name: string, onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === getStorageKey(name)) onChange();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

/** Keeps a value for the next page of this tab, as far as the browser stores it. */
export function keepForReload(name: string, value: string): void {
  try {
    sessionStorage.setItem(getStorageKey(name), value);
  } catch {
    /* storage is refused */
  }
}

/** Returns the value that the last page of this tab kept, once; null when there is none. */
export function takeAfterReload(name: string): string | null {
  try {
    const value = sessionStorage.getItem(getStorageKey(name));
    sessionStorage.removeItem(getStorageKey(name));
    return value;
  } catch {
    return null;
  }
}
