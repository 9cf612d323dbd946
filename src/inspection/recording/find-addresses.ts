import type { TextSpan } from '../live/to-plain.ts';

/** `%40` is how a link writes the @. */
const address = /[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}.-]*/gu;
/** A line of addresses with the names beside them, as people paste them. */
const personalLine = /^[\p{L}\p{M}\p{N}\s,;|"'<>()@.+_&-]*$/u;
const tag = /<\/?[a-z]+[\s/>]/i;
const maxLineLength = 400;

const toSpan = ({ 0: text, index }: RegExpExecArray): TextSpan => ({
  start: index,
  end: index + text.length,
});

/** Returns where e-mail addresses stand in a text, also one that is not typed to its end. */
export const findAddresses = (text: string): readonly TextSpan[] =>
  /@|%40/.test(text) ? [...text.matchAll(address)].map(toSpan) : [];

/** Returns the lines of a text that people pasted which hold addresses and names only. */
export const findPersonalLines = (text: string): readonly TextSpan[] =>
  text.includes('@')
    ? [...text.matchAll(/[^\n]+/g)]
        .filter(
          ([line]) =>
            line.length <= maxLineLength &&
            line.includes('@') &&
            personalLine.test(line) &&
            !tag.test(line),
        )
        .map(toSpan)
    : [];
