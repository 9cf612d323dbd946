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
 * A flag of a query string. The text `set` is true; a missing flag is false. `error` is the message
 * for any other text.
 */
export const createQueryFlag = <const Set extends string>(set: Set, error: string) => ({
  schema: z.pipe(
    z.optional(z.literal(set, { error })),
    z.transform((text: Set | undefined) => text === set),
  ),
  toWire: (isSet: boolean): Set | undefined => (isSet ? set : undefined),
});

/** The texts that ask for a dry run. */
export const dryRunTexts = ['1', 'true'] as const;

/**
 * The flag of an import that stores nothing, `dryRun=1`. `true` and `false` are understood too, and
 * any other text is refused, so that no spelling stores what was only to be reviewed.
 */
export const dryRunFlag = {
  schema: z.pipe(
    z.optional(z.literal([...dryRunTexts, '0', 'false'], { error: 'dryRun is 0 or 1.' })),
    z.transform((text) => dryRunTexts.some((one) => one === text)),
  ),
  toWire: (isSet: boolean): '1' | undefined => (isSet ? '1' : undefined),
};
