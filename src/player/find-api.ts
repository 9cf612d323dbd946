import type { ScormFormat } from '../domain/interchange/scorm-formats.ts';

const names: Readonly<Record<ScormFormat, string>> = { '1.2': 'API', '2004': 'API_1484_11' };
const mostWindows = 500;

/** The API of a window; null where there is none, and where another site's window may not be looked into. */
function apiIn(place: Window, name: string): unknown {
  try {
    return (place as unknown as Readonly<Record<string, unknown>>)[name] ?? null;
  } catch {
    return null;
  }
}

function apiAbove(start: Window, name: string): unknown {
  let place = start;
  for (let windows = 0; windows < mostWindows; windows += 1) {
    const found = apiIn(place, name);
    if (found !== null || place.parent === place) return found;
    place = place.parent;
  }
  return null;
}

/** The run-time API of a learning system: in this window or one around it, else in the window that opened it or one around that (SCORM RTE 3.3). Null when there is none. */
export function findApi(start: Window, format: ScormFormat): unknown {
  const name = names[format];
  const opener = start.opener as Window | null;
  return (
    apiAbove(start, name) ??
    (opener === null ? null : apiAbove(opener, name)) ??
    openerOfTop(start, name)
  );
}

/** Systems that open a window for a frameset have the API in the window that opened the outermost frame. */
function openerOfTop(start: Window, name: string): unknown {
  try {
    const opener = start.top?.opener as Window | null | undefined;
    return opener == null ? null : apiAbove(opener, name);
  } catch {
    return null;
  }
}
