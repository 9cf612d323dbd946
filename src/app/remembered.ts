const keyOf = (name: string): string => `lectern.${name}`;

/** Reads a small choice this browser remembers; a browser that refuses storage remembers nothing. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Remembers a small choice in this browser. Rejects where storage is refused. */
export async function remember(name: string, value: string): Promise<void> {
  localStorage.setItem(keyOf(name), value);
}
