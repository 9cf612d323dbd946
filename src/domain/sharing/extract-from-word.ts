import { isAddress } from './address.ts';

/** A piece of a text: an address, or a text that looks like one. */
export interface Fragment {
  readonly kind: 'address' | 'invalid';
  readonly text: string;
}

const before = new Set(`'"\`*•·–—…“”‘’„‚«»`);
const after = new Set(`'"\`*.,:!?–—…“”‘’„‚«»`);

/** Returns a word without surrounding quotation marks, bullets and punctuation. */
function trimPunctuation(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && before.has(word.charAt(start))) start += 1;
  while (end > start && after.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Begins the fields of a mailto link, which a comma may part from the link. */
const linkFields = /\?(?:to|cc|bcc|subject|body)=/i;

/**
 * Returns the addresses of a mailto link (RFC 6068): the part before the question mark, and the
 * fields `to`, `cc` and `bcc`.
 */
function readMailtoLink(link: string): readonly string[] {
  const [first = '', ...fields] = link.split(/[?&]/);
  const values = fields.flatMap((field) => /^(?:to|cc|bcc)=(.*)$/i.exec(field)?.[1] ?? []);
  return [first, ...values].flatMap((value) => decode(value).split(/[,;]/)).filter(Boolean);
}

/**
 * Returns the pieces of a word that contains an @: its address, the addresses of a mailto link or
 * of a list separated by bars, or one invalid piece. A label such as `To:` is removed.
 */
export function extractFromWord(word: string): readonly Fragment[] {
  const all = trimPunctuation(word);
  const label = all.lastIndexOf(':', all.indexOf('@'));
  const text = trimPunctuation(all.slice(label + 1));
  const isLink = /^mailto$/i.test(all.slice(0, Math.max(label, 0))) || linkFields.test(text);
  const candidates = isAddress(text)
    ? [text]
    : isLink
      ? readMailtoLink(text)
      : text.split(/[|/]/).map(trimPunctuation);
  return candidates.length > 0 && candidates.every(isAddress)
    ? candidates.map((each) => ({ kind: 'address', text: each }))
    : [{ kind: 'invalid', text: all }];
}
