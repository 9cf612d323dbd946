/** Ends an exhaustive switch; throws when a value outside its type arrives, so that nothing unknown vanishes silently. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
