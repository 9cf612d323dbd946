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
