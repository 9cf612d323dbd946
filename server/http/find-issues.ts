import * as z from 'zod/mini';

import { reportIssues } from '../shared/describe-issue.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly (string | number)[];

/** Values up to this number of values are validated as a whole. */
const maxWholeValues = 500;

/** Counts the values in `value`, and stops counting above `max`. */
function countValues(value: unknown, max: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const inner of Object.values(value)) {
    count += countValues(inner, max - count);
    if (count > max) break;
  }
  return count;
}

/** Returns the schema that validates the input of `schema` first. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodTypes {
  const { _zod } = schema as z.core.$ZodTypes;
  switch (_zod.def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unwrap(_zod.def.innerType);
    case 'pipe':
      return unwrap(_zod.def.in);
    default:
      return schema as z.core.$ZodTypes;
  }
}

/** Returns the parts of `value` with their schemas, or null when `schema` does not divide it. */
function* divide(
  schema: z.core.$ZodTypes,
  value: unknown,
): Generator<readonly [key: string | number, schema: z.core.$ZodType, value: unknown]> {
  const { def } = schema._zod;
  if (def.type === 'array' && Array.isArray(value))
    for (const [index, element] of value.entries()) yield [index, def.element, element];
  else if (def.type === 'object' && typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(def.shape))
      if (Object.hasOwn(value, key)) yield [key, field, (value as Record<string, unknown>)[key]];
}

/** Returns the maximum length of an array by its own checks. */
function getMaxLength({ checks = [] }: z.core.$ZodArrayDef): number {
  const maxima = checks.map(({ _zod: { def } }) =>
    def.check === 'max_length' ? (def as z.core.$ZodCheckMaxLengthDef).maximum : Infinity,
  );
  return Math.min(Infinity, ...maxima);
}

/** True when the parts of `value` can be validated before the whole. */
function isDivisible(schema: z.core.$ZodTypes, value: unknown): boolean {
  const { def } = schema._zod;
  if (def.type === 'array') return Array.isArray(value) && value.length <= getMaxLength(def);
  return def.type === 'object' && typeof value === 'object' && !Array.isArray(value);
}

/**
 * Returns the first `max` issues in the parts of a large value: of its elements and fields, not
 * those of the whole. zod would collect the issues of all elements before it returns.
 */
export function findIssuesInParts(schema: z.core.$ZodType, value: unknown, max: number): Issue[] {
  const issues: Issue[] = [];
  const visit = (given: z.core.$ZodType, inner: unknown, path: Path): void => {
    const unwrapped = unwrap(given);
    if (isDivisible(unwrapped, inner) && countValues(inner, maxWholeValues) > maxWholeValues) {
      for (const [key, part, content] of divide(unwrapped, inner)) {
        visit(part, content, [...path, key]);
        if (issues.length >= max) return;
      }
      return;
    }
    if (path.length === 0) return;
    const parsed = z.safeParse(given, inner, reportIssues);
    for (const issue of parsed.error?.issues ?? [])
      issues.push({ ...issue, path: [...path, ...issue.path] });
  };
  visit(schema, value, []);
  return issues.slice(0, max);
}
