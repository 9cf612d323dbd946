import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

interface IcuMessages {
  readonly [key: string]: string | IcuMessages;
}

/**
 * The compiled form of `T`: a text without placeholders stays a string, any other is for
 * `formatMessage`.
 */
export type CompiledMessages<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? T[K] extends `${string}{${string}`
      ? CompiledMessage
      : string
    : CompiledMessages<T[K]>;
};

const compileNode = (node: string | IcuMessages): unknown =>
  typeof node === 'string'
    ? compile(node)
    : Object.fromEntries(Object.entries(node).map(([key, child]) => [key, compileNode(child)]));

/**
 * Compiles ICU messages to the form that `formatMessage` takes; throws when one is malformed.
 * The builds of the console and of the SCORM player run this ahead of time
 * (`scripts/evaluate-messages.cjs`), so no page carries the parser.
 */
export const compileMessages = <const T extends IcuMessages>(messages: T): CompiledMessages<T> =>
  compileNode(messages) as CompiledMessages<T>;
