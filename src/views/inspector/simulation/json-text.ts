/** What a text of a person says in JSON: a value, or why it says none. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'notJson' | 'notAnObject' };

/** Reads JSON; an empty text is `undefined`. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, reason: 'notJson' };
  }
}

/** Reads the properties of an event. */
export function readPayload(text: string): ReadJson {
  const read = readJson(text);
  if (!read.ok) return read;
  const { value = {} } = read;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ok: true, value }
    : { ok: false, reason: 'notAnObject' };
}

/** Returns a value as JSON that a person can change. */
export const toJsonText = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2);
