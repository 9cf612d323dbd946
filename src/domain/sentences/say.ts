/** Values of a sentence's places. */
export type SentenceValues = Readonly<Record<string, string | number>>;

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'count' }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      readonly cases: ReadonlyMap<string, readonly Part[]>;
    };

const language = 'en';
const rules = new Intl.PluralRules(language);
const figures = new Intl.NumberFormat(language);
const readBefore = new Map<string, readonly Part[]>();

/** Reads the parts of an ICU message: values, `plural` with exact numbers and `#`, `select`, apostrophes around signs that would mean something. */
function partsOf(message: string): readonly Part[] {
  let at = 0;
  const fault = (): never => {
    throw new Error(`not a sentence at ${at}: ${message}`);
  };
  const found = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(message);
    if (match !== null) at += match[0].length;
    return match;
  };
  const need = (pattern: RegExp): string => found(pattern)?.[1] ?? fault();

  function casesOf(isPlural: boolean): ReadonlyMap<string, readonly Part[]> {
    const cases = new Map<string, readonly Part[]>();
    while (found(/\s*\}/y) === null) {
      const name = need(/\s*(=\d+|\w+)\s*\{/y);
      cases.set(name, sequence(isPlural, true));
    }
    return cases.has('other') ? cases : fault();
  }
  function place(): Part {
    const name = need(/\{\s*(\w+)\s*/y);
    if (found(/\}/y) !== null) return { kind: 'value', name };
    const kind = need(/,\s*(plural|select)\s*,/y) === 'plural' ? 'plural' : 'select';
    return { kind, name, cases: casesOf(kind === 'plural') };
  }
  function sequence(isPlural: boolean, isInside: boolean): readonly Part[] {
    const parts: Part[] = [];
    while (at < message.length) {
      if (isInside && found(/\}/y) !== null) return parts;
      const quoted =
        found(isPlural ? /'([{}<>#](?:[^']|'')*)(?:'|$)/y : /'([{}<>](?:[^']|'')*)(?:'|$)/y)?.[1] ??
        found(/'(')/y)?.[1];
      if (quoted !== undefined) parts.push({ kind: 'text', text: quoted.replaceAll("''", "'") });
      else if (message[at] === '{') parts.push(place());
      else if (isPlural && found(/#/y) !== null) parts.push({ kind: 'count' });
      else
        parts.push({
          kind: 'text',
          text: need(isPlural ? /((?:[^'{}#]|'(?![{}<>#']))+)/y : /((?:[^'{}]|'(?![{}<>']))+)/y),
        });
    }
    return isInside ? fault() : parts;
  }
  return sequence(false, false);
}

function said(parts: readonly Part[], values: SentenceValues, count: number): string {
  const valueOf = (name: string): string | number => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${name}`);
    return value;
  };
  const say = (part: Part): string => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'count') return figures.format(count);
    const value = valueOf(part.name);
    if (part.kind === 'value') return String(value);
    const number = part.kind === 'plural' ? Number(value) : count;
    const chosen =
      part.kind === 'plural'
        ? (part.cases.get(`=${number}`) ?? part.cases.get(rules.select(number)))
        : part.cases.get(String(value));
    return said(chosen ?? part.cases.get('other') ?? [], values, number);
  };
  return parts.map(say).join('');
}

/** Says a sentence: an ICU message with its values in their places. Throws when it is none, or when a value is missing. */
export function sayMessage(message: string, values: SentenceValues = {}): string {
  let parts = readBefore.get(message);
  if (parts === undefined) readBefore.set(message, (parts = partsOf(message)));
  return said(parts, values, 0);
}
