import type { ScormFormat } from '../domain/interchange/package-format.ts';

const apiNames: Readonly<Record<ScormFormat, string>> = { '1.2': 'API', '2004': 'API_1484_11' };
const maxWindows = 500;

/**
 * Returns the API of a window; null where there is none, and where another site's window forbids
 * access.
 */
function readApi(current: Window, name: string): unknown {
  try {
    return (current as unknown as Readonly<Record<string, unknown>>)[name] ?? null;
  } catch {
    return null;
  }
}

function findApiInParents(start: Window, name: string): unknown {
  let current = start;
  for (let windows = 0; windows < maxWindows; windows += 1) {
    const found = readApi(current, name);
    if (found !== null || current.parent === current) return found;
    current = current.parent;
  }
  return null;
}

/**
 * Finds the run-time API of a learning system (SCORM RTE 3.3): in this window or its parents, else
 * in its opener or the opener's parents. Returns null when there is none.
 */
export function findApi(start: Window, format: ScormFormat): unknown {
  const name = apiNames[format];
  const opener = start.opener as Window | null;
  return (
    findApiInParents(start, name) ??
    (opener === null ? null : findApiInParents(opener, name)) ??
    findApiOfTopOpener(start, name)
  );
}

/**
 * Finds the API in the opener of the outermost frame, where systems that open a frameset keep it.
 */
function findApiOfTopOpener(start: Window, name: string): unknown {
  try {
    const opener = start.top?.opener as Window | null | undefined;
    return opener == null ? null : findApiInParents(opener, name);
  } catch {
    return null;
  }
}
