import { findSecretSpans, type TextSpan } from '../live/to-plain.ts';
import { findAddresses, findPersonalLines } from './find-addresses.ts';
import type { FoundData } from './found-data.ts';
import { findWords, listWords, Placeholders, type DrawNumber } from './placeholders.ts';

interface Sought {
  /** In lower case, from its first word to its last. */
  readonly text: string;
  /** A word of the program too: only where it is written like a name. */
  readonly isVocabulary: boolean;
}

/** Shorter ones are not looked for in other texts: every text would hold them. */
const minSoughtLength = 3;
/** From this length on, the start of something found counts as it: a person was typing it. */
const minTypedLength = 4;
/** Languages that write no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}]/u;
const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/** Returns how links write a text, where they write it in another way. */
function listLinkForms(text: string): readonly string[] {
  const escaped = encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
  return [...new Set([escaped, escaped.replaceAll('%20', '+')])].filter((form) => form !== text);
}
/** An escape that is no space. */
const letterEscape = /%(?!20)/;

function mergeSpans(spans: readonly TextSpan[]): readonly TextSpan[] {
  const merged: TextSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return merged;
}

/** Replaces secret and personal data in the texts of a session. */
export class TextReplacer {
  private readonly placeholders: Placeholders;
  private readonly found: FoundData;
  /** By its first word in lower case. */
  private readonly sought = new Map<string, Sought[]>();
  /** What has no words with spaces around them. */
  private readonly soughtAnywhere: string[] = [];
  private readonly typed: readonly string[];

  constructor(found: FoundData, draw: DrawNumber) {
    this.found = found;
    const texts = found.list();
    this.placeholders = new Placeholders(draw, new Set(texts.flatMap(listWords)));
    for (const text of texts) this.seek(text);
    for (const text of [...found.secrets, ...found.names])
      for (const form of listLinkForms(text)) this.seek(form);
    this.typed = texts.map((text) => text.trim().toLowerCase()).sort();
  }

  /** Replaces a secret or personal text. */
  replaceWhole(text: string): string {
    return this.placeholders.replace(text);
  }

  /** Replaces what a text holds of secret and personal data, and what stands at `personalSpans`. */
  replaceIn(text: string, personalSpans: readonly TextSpan[] = []): string {
    return this.replaceSpans(text, [
      ...personalSpans,
      ...findSecretSpans(text),
      ...findAddresses(text),
      ...this.findSought(text),
    ]);
  }

  /** Like `replaceIn`, for a text of addresses with the names beside them, as people paste it. */
  replaceInPasted(text: string): string {
    if (this.isStartOfFound(text)) return this.replaceWhole(text);
    return this.replaceIn(text, findPersonalLines(text));
  }

  /** Like `replaceIn`, for a text that a person may not have typed to its end. */
  replaceInTyped(text: string): string {
    return this.isStartOfFound(text) ? this.replaceWhole(text) : this.replaceIn(text);
  }

  private seek(found: string): void {
    const words = findWords(found);
    const [first, last] = [words[0], words.at(-1)];
    const isAnywhere = unspaced.test(found) || letterEscape.test(found);
    if (first === undefined || last === undefined || isAnywhere) {
      if (found.length >= minSoughtLength || unspaced.test(found)) this.soughtAnywhere.push(found);
      return;
    }
    const text = found.slice(first.start, last.end).toLowerCase();
    if (text.length < minSoughtLength) return;
    const key = found.slice(first.start, first.end).toLowerCase();
    const isVocabulary = words.length === 1 && this.found.vocabulary.has(text);
    this.sought.set(key, [...(this.sought.get(key) ?? []), { text, isVocabulary }]);
  }

  private findSought(text: string): readonly TextSpan[] {
    const spans: TextSpan[] = [];
    const lower = text.toLowerCase();
    if (this.sought.size > 0 && lower.length === text.length)
      for (const { start, end } of findWords(text)) {
        for (const { text: each, isVocabulary } of this.sought.get(lower.slice(start, end)) ?? []) {
          const isName = text[start] !== lower[start];
          const isWhole = !wordCharacter.test(text[start + each.length] ?? '');
          if (lower.startsWith(each, start) && isWhole && (!isVocabulary || isName))
            spans.push({ start, end: start + each.length });
        }
      }
    for (const each of this.soughtAnywhere)
      for (let start = text.indexOf(each); start >= 0; start = text.indexOf(each, start + 1))
        spans.push({ start, end: start + each.length });
    return spans;
  }

  private isStartOfFound(text: string): boolean {
    const start = text.trim().toLowerCase();
    if (start.length < minTypedLength || this.found.vocabulary.has(start)) return false;
    let [low, high] = [0, this.typed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.typed[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return this.typed[low]?.startsWith(start) === true;
  }

  private replaceSpans(text: string, spans: readonly TextSpan[]): string {
    if (spans.length === 0) return text;
    let replaced = '';
    let position = 0;
    for (const { start, end } of mergeSpans(spans)) {
      replaced += text.slice(position, start) + this.placeholders.replace(text.slice(start, end));
      position = end;
    }
    return replaced + text.slice(position);
  }
}
