import { and, not, or } from 'xstate';

interface ComposedGuard {
  readonly check?: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

// Minifying renames functions, so a guard is recognized by the function that checks it.
const operators = new Map<unknown, 'and' | 'or' | 'not'>([
  [(and([]) as ComposedGuard).check, 'and'],
  [(or([]) as ComposedGuard).check, 'or'],
  [(not('') as ComposedGuard).check, 'not'],
]);

function listPaths(stateValue: unknown): readonly string[] {
  if (typeof stateValue === 'string') return [stateValue];
  return Object.entries(stateValue as Readonly<Record<string, unknown>>).flatMap(([key, inner]) => {
    const paths = inner === undefined ? [] : listPaths(inner);
    return paths.length === 0 ? [key] : paths.map((path) => `${key}.${path}`);
  });
}

/** Returns whether xstate composed a guard with `and`, `or`, `not` or `stateIn`. */
export function isComposedGuard(guard: unknown): boolean {
  return typeof guard === 'function' && 'check' in guard;
}

function describeMember(guard: unknown): string {
  const { guards = [] } = guard as ComposedGuard;
  return guards.length > 1 ? `(${describeGuard(guard)})` : describeGuard(guard);
}

/**
 * Returns a guard in words: its name, `inline` for a function without one, or what it is composed
 * of, such as `isValid and not (isSaving or in form.editing)`.
 */
export function describeGuard(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object') return (guard as { readonly type: string }).type;
  if (!isComposedGuard(guard)) return 'inline';
  const { check, guards = [], stateValue } = guard as ComposedGuard;
  if (stateValue !== undefined) return `in ${listPaths(stateValue).join(' and ')}`;
  const operator = operators.get(check) ?? 'and';
  const members = guards.map(describeMember);
  return operator === 'not' ? `not ${members.join('')}` : members.join(` ${operator} `);
}
