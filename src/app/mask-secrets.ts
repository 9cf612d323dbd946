const secretNames = /password|token|secret|authorization/i;
const mask = '***';

/**
 * A copy of an inspected event or context without passwords and tokens: by the name of a property, and for a typed field
 * event by the name of its field. Functions and actors, which cannot be sent anyway, are left out.
 */
export function maskSecrets(value: unknown, seen: ReadonlySet<unknown> = new Set()): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return undefined;
  const inside = new Set([...seen, value]);
  if (Array.isArray(value)) return value.map((each) => maskSecrets(each, inside));
  if ('sessionId' in value && 'send' in value) return { actor: value.sessionId };
  const isSecretField =
    'field' in value && typeof value.field === 'string' && secretNames.test(value.field);
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      secretNames.test(name) || (isSecretField && name === 'value')
        ? mask
        : maskSecrets(held, inside),
    ]),
  );
}
