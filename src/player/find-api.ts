import type { ScormFormat } from '../domain/interchange/package-format.ts';

const apiNames: Readonly<Record<ScormFormat, string>> = { '1.2': 'API', '2004': 'API_1484_11' };
const maxWindows = 500;

/** The calls of a learning system; their arguments and answers are texts, as far as it keeps to that. */
export type Api = Readonly<Record<string, ((...args: readonly string[]) => unknown) | undefined>>;

/**
 * Returns the API of a window; null where there is none, and where another site's window forbids
 * access. An element or a frame with the name of the API is none: it has no function `initialize`.
 */
function readApi(current: Window, name: string, initialize: string): Api | null {
  try {
    const api = (current as unknown as Readonly<Record<string, Api | null | undefined>>)[name];
    return typeof api?.[initialize] === 'function' ? api : null;
  } catch {
    return null;
  }
}

/** Returns the window and its parents, the nearest first. */
function listParents(start: Window): readonly Window[] {
  const windows = [start];
  let { parent } = start as { parent: Window | null };
  while (parent !== null && windows.at(-1) !== parent && windows.length < maxWindows) {
    windows.push(parent);
    ({ parent } = parent as { parent: Window | null });
  }
  return windows;
}

/**
 * Finds the run-time API of a learning system (SCORM RTE 3.3) by its function `initialize`: in this
 * window or its parents, else around the windows that opened these. Returns null when there is none.
 */
export function findApi(start: Window, format: ScormFormat, initialize: string): Api | null {
  const windows = new Set<Window>();
  const opened = [start];
  for (let next = opened.shift(); next !== undefined; next = opened.shift()) {
    for (const current of listParents(next)) {
      if (windows.has(current) || windows.size === maxWindows) break;
      windows.add(current);
      const api = readApi(current, apiNames[format], initialize);
      if (api !== null) return api;
      const opener = current.opener as Window | null;
      if (opener !== null) opened.push(opener);
    }
  }
  return null;
}
