const secretNames = /password|passphrase|token|secret|authorization|cookie|credential/i;
const secretTexts: readonly RegExp[] = [
  // A link that carries a token, and a query string alone.
  /([?&#](?:[\w-]*token|code|secret|key)=)[^&#\s"']+/gi,
  // A link to accept an invitation or to reset a password, with the token in its path.
  /(\/(?:invitations?|reset-password|setup)\/)[\w.~-]{12,}/gi,
  /(\bBearer\s+)[\w.~+/=-]+/gi,
  // A JSON Web Token.
  /()\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
];
const mask = '***';

/** Whether the value of a property with this name must not leave the tab. */
export const isSecretName = (name: string): boolean => secretNames.test(name);

/** Whether an object describes a field of a form whose `value` must not leave the tab. */
export const isSecretField = (value: object): boolean =>
  'field' in value && typeof value.field === 'string' && isSecretName(value.field);

/** A part of a text, from one position to before another. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Returns where links, headers and query strings in a text carry tokens. */
export const findSecretSpans = (text: string): readonly TextSpan[] =>
  secretTexts.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, 1: before = '', index }) => ({
      start: index + before.length,
      end: index + found.length,
    })),
  );

/** Returns a text without the tokens that links, headers and query strings in it carry. */
const maskText = (text: string): string =>
  secretTexts.reduce((masked, pattern) => masked.replace(pattern, `$1${mask}`), text);

/** How much of a large value is kept. The rest is folded into a note of its size. */
export interface FoldLimits {
  readonly depth: number;
  readonly entries: number;
  readonly characters: number;
}

/** Nothing is folded. */
export const noLimits: FoldLimits = { depth: Infinity, entries: Infinity, characters: Infinity };

/** What an event's payload or a changed value keeps. */
export const payloadLimits: FoldLimits = { depth: 5, entries: 12, characters: 300 };

/** What the context of a machine keeps. */
export const contextLimits: FoldLimits = { depth: 7, entries: 40, characters: 500 };

const foldText = (text: string, { characters }: FoldLimits): string =>
  text.length > characters ? `${text.slice(0, characters)}…` : text;

const toNote = (count: number, unit: string): string => `… ${String(count)} ${unit}`;

function foldList(
  list: readonly unknown[],
  limits: FoldLimits,
  ancestors: ReadonlySet<unknown>,
): unknown {
  if (limits.depth <= 0) return toNote(list.length, 'elements');
  const inner = { ...limits, depth: limits.depth - 1 };
  const kept = list.slice(0, limits.entries).map((each) => toPlain(each, inner, ancestors));
  return list.length > limits.entries
    ? [...kept, toNote(list.length - limits.entries, 'more')]
    : kept;
}

function foldFields(value: object, limits: FoldLimits, ancestors: ReadonlySet<unknown>): unknown {
  const fields = Object.entries(value);
  if (limits.depth <= 0) return toNote(fields.length, 'properties');
  const inner = { ...limits, depth: limits.depth - 1 };
  const hidesValue = isSecretField(value);
  const kept = fields
    .slice(0, limits.entries * 2)
    .map(([name, property]) => [
      name,
      isSecretName(name) || (hidesValue && name === 'value')
        ? mask
        : toPlain(property, inner, ancestors),
    ]);
  return Object.fromEntries(kept);
}

/**
 * Returns a copy of an inspected value that can be posted and shown: passwords and tokens are
 * masked, by the name of their property or form field and inside of texts; actors become their
 * ids, maps and sets become lists, functions are left out, and what exceeds `limits` is folded.
 */
export function toPlain(
  value: unknown,
  limits: FoldLimits = payloadLimits,
  seen: ReadonlySet<unknown> = new Set(),
): unknown {
  if (typeof value === 'string') return foldText(maskText(value), limits);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return undefined;
  const ancestors = new Set([...seen, value]);
  if (Array.isArray(value)) return foldList(value, limits, ancestors);
  if ('sessionId' in value && 'send' in value) return { actor: value.sessionId };
  if (value instanceof Map || value instanceof Set) return foldList([...value], limits, ancestors);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Blob) return { bytes: value.size, mediaType: value.type };
  if (value instanceof Error) return { error: foldText(maskText(value.message), limits) };
  return foldFields(value, limits, ancestors);
}
