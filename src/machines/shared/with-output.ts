/**
 * Returns the named action or guard with the output of a finished actor as its `params`.
 * For `onDone` only: `actions: withOutput('setFailure')`.
 */
export const withOutput = <const Type extends string>(type: Type) => ({
  type,
  params: <Output>({ event }: { readonly event: { readonly output: Output } }): Output =>
    event.output,
});
