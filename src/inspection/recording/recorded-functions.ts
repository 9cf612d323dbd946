type Fields = Readonly<Record<string, unknown>>;

/** Stands in a file for a function that a machine got as input, and what it returned there. */
interface FunctionMarker {
  readonly recordedFunction: string;
  readonly returns: readonly unknown[];
}

const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isMarker = (value: unknown): value is FunctionMarker =>
  isFields(value) &&
  typeof value['recordedFunction'] === 'string' &&
  Array.isArray(value['returns']);

/** Changes the fields of a context and of the objects in it, such as `input`. */
function mapFields(context: unknown, change: (value: unknown, name: string) => unknown): unknown {
  if (!isFields(context)) return context;
  const mapOne = (fields: Fields, map: (value: unknown, name: string) => unknown): Fields => {
    const entries = Object.entries(fields).map(
      ([name, value]) => [name, map(value, name)] as const,
    );
    return entries.every(([name, value]) => value === fields[name])
      ? fields
      : Object.fromEntries(entries);
  };
  return mapOne(context, (value, name) => {
    const changed = change(value, name);
    return changed === value && isFields(value) ? mapOne(value, change) : changed;
  });
}

/** Returns a context with other functions in place of those with these names. */
export const replaceFunctions = (
  context: unknown,
  functions: Readonly<Record<string, () => unknown>>,
): unknown =>
  mapFields(context, (value, name) =>
    typeof value === 'function' ? (functions[name] ?? value) : value,
  );

/** Whether a machine got a function with this name as input. */
export function hasFunction(context: unknown, name: string): boolean {
  let isFound = false;
  mapFields(context, (value, each) => {
    isFound ||= each === name && typeof value === 'function';
    return value;
  });
  return isFound;
}

/**
 * Returns a context with marks in place of its functions. `returned` are the values that they
 * returned while the actor was recorded, by name.
 */
export const markFunctions = (
  context: unknown,
  returned: Readonly<Record<string, readonly unknown[]>>,
): unknown =>
  mapFields(context, (value, name): unknown =>
    typeof value === 'function'
      ? ({ recordedFunction: name, returns: returned[name] ?? [] } satisfies FunctionMarker)
      : value,
  );

/**
 * Returns a context with functions in place of their marks. They return what they returned while
 * the actor was recorded; `now` returns the time of the replay.
 */
export const reviveFunctions = (context: unknown, now: () => number): unknown =>
  mapFields(context, (value): unknown => {
    if (!isMarker(value)) return value;
    const { recordedFunction, returns } = value;
    if (recordedFunction === 'now') return now;
    let calls = 0;
    return () => {
      calls += 1;
      return returns[calls - 1] ?? returns.at(-1) ?? `${recordedFunction}-${String(calls)}`;
    };
  });
