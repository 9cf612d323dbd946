import format, { type CompiledMessage } from 'icu-minify/format';

export type { CompiledMessage };

/** Values for the placeholders of a message, by name. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Keeps the results of `create`, because the formatters of `Intl` are slow to create. */
function memoize<Args extends unknown[], Result>(
  create: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    const result = results.get(key) ?? create(...args);
    results.set(key, result);
    return result;
  };
}

const formatters = {
  getDateTimeFormat: memoize(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: memoize(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: memoize(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};

/** Returns `values` with a check: reading one that is missing throws. */
const throwOnMissing = (values: MessageValues): Record<string, string | number | Date> =>
  new Proxy(values, {
    get: (target, name: string) => {
      const value = target[name];
      if (value === undefined) throw new Error(`no value for ${name}`);
      return value;
    },
  });

/**
 * Formats a compiled message in the language with this tag (BCP 47) as text; throws when it reads a
 * value that is missing.
 */
export function formatMessage(
  message: CompiledMessage,
  values: MessageValues = {},
  tag = 'en',
): string {
  const text = format(message, tag, throwOnMissing(values), { formatters });
  // An empty case of a plural or select comes back as an empty list.
  return typeof text === 'string' ? text : text.join('');
}

/** Compiled messages by area and key. */
export interface MessageTree {
  readonly [key: string]: CompiledMessage | MessageTree;
}

const isCompiled = (node: CompiledMessage | MessageTree): node is CompiledMessage =>
  typeof node === 'string' || Array.isArray(node);

/** Returns the message of a dotted key such as `session.signIn`; undefined when there is none. */
export function findMessage(messages: MessageTree, key: string): CompiledMessage | undefined {
  let node: CompiledMessage | MessageTree | undefined = messages;
  for (const name of key.split('.'))
    node =
      node === undefined || isCompiled(node) || !Object.hasOwn(node, name) ? undefined : node[name];
  return node !== undefined && isCompiled(node) ? node : undefined;
}

/**
 * The messages of a language as far as they are loaded, by the keys of the English ones, with its
 * tag (BCP 47).
 */
export interface Translation {
  readonly tag: string;
  readonly messages: MessageTree;
}

/**
 * Formats the message of a key in the language of `translation`, and in English when that lacks the
 * message or cannot format it with these values; throws when English cannot either.
 */
export function formatTranslated(
  { tag, messages }: Translation,
  english: MessageTree,
  key: string,
  values?: MessageValues,
): string {
  const translated = findMessage(messages, key);
  try {
    if (translated !== undefined) return formatMessage(translated, values, tag);
  } catch {
    // English shows it.
  }
  const message = findMessage(english, key);
  if (message === undefined) throw new Error(`no message ${key}`);
  return formatMessage(message, values);
}
