/** Ends an exhaustive switch; throws for a value outside of its type. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
