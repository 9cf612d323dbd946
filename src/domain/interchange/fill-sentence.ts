/** Values for the places of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** `sentence` with its places in braces filled; a value stands on one line, and a place without one stays. */
export const fillSentence = (sentence: string, values: Values = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place).replaceAll(/\s+/g, ' '),
  );
