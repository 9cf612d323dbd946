/** Checks the shape of an untrusted value. */
export type Shape = (value: unknown) => boolean;

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; null for arrays and other values. */
export const readFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** Accepts strings. */
export const isText: Shape = (value) => typeof value === 'string';

/** Accepts booleans. */
export const isFlag: Shape = (value) => typeof value === 'boolean';

/** Accepts finite numbers. */
export const isCount: Shape = (value) => Number.isFinite(value);

/** Accepts milliseconds since 1970 within the range of Date. */
export const isMoment: Shape = (value) =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

/** Returns a shape that accepts the given words and null. */
export const isOneOf =
  (...values: readonly (string | null)[]): Shape =>
  (value) =>
    values.some((one) => one === value);

/** Returns a shape that accepts null and what `shape` accepts. */
export const allowNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

/** Returns a shape that accepts a missing value and what `shape` accepts. */
export const allowMissing =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

/** Returns a shape that accepts arrays of what `shape` accepts. */
export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** Returns a shape that accepts objects with at least these fields, each of its shape. */
export function hasFields(shapes: Readonly<Record<string, Shape>>): Shape {
  const required = Object.entries(shapes);
  return (value) => {
    const fields = readFields(value);
    return fields !== null && required.every(([name, shape]) => shape(fields[name]));
  };
}
