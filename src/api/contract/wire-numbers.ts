import * as z from 'zod/mini';

/** Converts between the words used in the code and the numbers on the wire. */
export interface WireNumbers<Word extends string, WireNumber extends number> {
  /** Parses the number into its word. */
  readonly schema: z.ZodMiniType<Word, WireNumber>;
  readonly toWire: (word: Word) => WireNumber;
  readonly fromWire: (number: WireNumber) => Word;
}

/**
 * Creates the two directions of a table of words and their numbers; `error` is the message for any
 * other value.
 */
export function createWireNumbers<Word extends string, const WireNumber extends number>(
  numbers: Readonly<Record<Word, WireNumber>>,
  error: string,
): WireNumbers<Word, WireNumber> {
  const words = new Map(
    (Object.entries(numbers) as [Word, WireNumber][]).map(([word, number]) => [number, word]),
  );
  const fromWire = (number: WireNumber): Word => {
    const word = words.get(number);
    if (word === undefined) throw new Error(`no word for ${String(number)}`);
    return word;
  };
  return {
    schema: z.pipe(
      z.literal([...words.keys()], { error }),
      z.transform((number: WireNumber) => fromWire(number)),
    ),
    toWire: (word) => numbers[word],
    fromWire,
  };
}

/**
 * Returns a schema that reads 0 as false and 1 as true; `error` is the message for any other value.
 */
export const createNumberFlag = (error?: string) =>
  z.pipe(
    z.union([z.literal(0), z.literal(1)], error === undefined ? {} : { error }),
    z.transform((number) => number === 1),
  );

/** Returns the number of a flag: 1 when it is set, 0 otherwise. */
export const toNumberFlag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);

/**
 * A flag of a query string. The text `set` is true; a missing flag or any of `unset` is false.
 * `error` is the message for any other text.
 */
export const createQueryFlag = <const Set extends string, const Unset extends string = never>(
  set: Set,
  error: string,
  unset: readonly Unset[] = [],
) => ({
  schema: z.pipe(
    z.optional(z.literal([set, ...unset], { error })),
    z.transform((text: Set | Unset | undefined) => text === set),
  ),
  toWire: (isSet: boolean): Set | undefined => (isSet ? set : undefined),
});
