import { decodeEntities } from './entities.ts';

/**
 * A token of HTML: text as written and decoded, a start tag with its attributes in order, or an end
 * tag. Names are in lower case.
 */
export type HtmlToken =
  | { readonly kind: 'text'; readonly raw: string; readonly text: string }
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'end'; readonly name: string };

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+)))?/g;

function parseAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    if (!attributes.has(name.toLowerCase()))
      attributes.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function findTagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if (
      (character === '"' || character === "'") &&
      /=\s*$/.test(html.slice(Math.max(from, at - 8), at))
    )
      quote = character;
  }
  return -1;
}

function parseTag(inside: string): HtmlToken | null {
  const [, slash = '', name = ''] = /^(\/?)([a-z][^\s/>]*)/i.exec(inside) ?? [];
  if (name === '') return null;
  return slash === '/'
    ? { kind: 'end', name: name.toLowerCase() }
    : {
        kind: 'start',
        name: name.toLowerCase(),
        attributes: parseAttributes(inside.slice(name.length)),
      };
}

/** A token with its place in the HTML. */
export interface LocatedToken {
  readonly token: HtmlToken;
  readonly start: number;
  readonly end: number;
}

/** Returns the tokens of `html` as `tokenizeHtml` does, each with its place. */
export function locateTokens(html: string): readonly LocatedToken[] {
  const tokens: LocatedToken[] = [];
  let textStart = 0;
  const take = (end: number): void => {
    const raw = html.slice(textStart, end);
    if (raw !== '')
      tokens.push({
        token: { kind: 'text', raw, text: decodeEntities(raw) },
        start: textStart,
        end,
      });
  };
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', Math.max(at + 1, textStart))) {
    if (!/[a-z!/?]/i.test(html.charAt(at + 1))) continue;
    const isComment = html.startsWith('<!--', at);
    const end = isComment ? html.indexOf('-->', at + 4) : findTagEnd(html, at + 1);
    take(at);
    textStart = end === -1 ? html.length : end + (isComment ? 3 : 1);
    const tag = isComment || end === -1 ? null : parseTag(html.slice(at + 1, end));
    if (tag !== null) tokens.push({ token: tag, start: at, end: textStart });
  }
  take(html.length);
  return tokens;
}

/**
 * Returns the tokens of `html` in order, without comments and declarations. Reads well-formed HTML
 * as browsers do. Does not make hostile HTML safe; the sanitizers do.
 */
export const tokenizeHtml = (html: string): readonly HtmlToken[] =>
  locateTokens(html).map(({ token }) => token);
