/** Whether a value that came from outside has a shape. */
export type Shape = (value: unknown) => boolean;

type Fields = Readonly<Record<string, unknown>>;

/** The values of an object that is no list; null for anything else. */
export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** Any text. */
export const isText: Shape = (value) => typeof value === 'string';

/** Yes or no. */
export const isFlag: Shape = (value) => typeof value === 'boolean';

/** A number that can be counted with. */
export const isCount: Shape = (value) => Number.isFinite(value);

/** Milliseconds since 1970 that a date can hold. */
export const isMoment: Shape = (value) =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

/** One of some words or null. */
export const isOneOf =
  (...values: readonly (string | null)[]): Shape =>
  (value) =>
    values.some((one) => one === value);

/** Null or what `shape` asks. */
export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

/** A list of what `shape` asks. */
export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** An object with at least these fields, each of its shape. */
export function withFields(shapes: Readonly<Record<string, Shape>>): Shape {
  const asked = Object.entries(shapes);
  return (value) => {
    const fields = fieldsOf(value);
    return fields !== null && asked.every(([name, shape]) => shape(fields[name]));
  };
}
