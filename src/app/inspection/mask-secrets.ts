const secretNames = /password|token|secret|authorization/i;
const mask = '***';

/**
 * Returns a copy of an inspected event or context without passwords and tokens, found by the name
 * of a property or of a form field. Functions and actors, which cannot be serialized, are left out.
 */
export function maskSecrets(value: unknown, seen: ReadonlySet<unknown> = new Set()): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return undefined;
  const ancestors = new Set([...seen, value]);
  if (Array.isArray(value)) return value.map((each) => maskSecrets(each, ancestors));
  if ('sessionId' in value && 'send' in value) return { actor: value.sessionId };
  const isSecretField =
    'field' in value && typeof value.field === 'string' && secretNames.test(value.field);
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [
      name,
      secretNames.test(name) || (isSecretField && name === 'value')
        ? mask
        : maskSecrets(property, ancestors),
    ]),
  );
}
