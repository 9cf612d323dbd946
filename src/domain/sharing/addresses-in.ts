import { isAddress } from './address.ts';
import type { Fragment } from './fragment.ts';

const before = new Set(`'"\`*•·–—…“”‘’„‚«»`);
const after = new Set(`'"\`*.,:!?–—…“”‘’„‚«»`);

/** A word without the quotation marks, bullets and punctuation around it. */
function bare(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && before.has(word.charAt(start))) start += 1;
  while (end > start && after.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What stands for addresses in a mailto link: all before the question mark, and its fields with an @. */
function inLink(link: string): readonly string[] {
  const [first = '', ...fields] = link.split(/[?&]/);
  const values = fields
    .filter((field) => field.includes('@'))
    .map((field) => field.replace(/^[a-z]*=/i, ''));
  return [first, ...values].map(decoded);
}

/** What a word with an @ holds: its address, the addresses of a mailto link or of a list with bars, or an invalid piece. A label such as `To:` goes. */
export function addressesIn(word: string): readonly Fragment[] {
  const all = bare(word);
  const label = all.lastIndexOf(':', all.indexOf('@'));
  const text = bare(all.slice(label + 1));
  const isLink = /^mailto$/i.test(all.slice(0, Math.max(label, 0)));
  const candidates = isAddress(text)
    ? [text]
    : isLink
      ? inLink(text)
      : text.split(/[|/]/).map(bare);
  return candidates.length > 0 && candidates.every(isAddress)
    ? candidates.map((each) => ({ kind: 'address', text: each }))
    : [{ kind: 'invalid', text: all }];
}
