import { failed } from '../../domain/outcome.ts';

/**
 * Returns the named action or guard with the output of a finished actor as its `params`.
 * For `onDone` only: `actions: withOutput('setFailure')`.
 */
export const withOutput = <const Type extends string>(type: Type) => ({
  type,
  params: <Output>({ event }: { readonly event: { readonly output: Output } }): Output =>
    event.output,
});

/**
 * Returns the named action with an unexpected failure as its `params`, as if the actor had returned
 * one. For `onError` only: `actions: withUnexpected('setFailure')`.
 */
export const withUnexpected = <const Type extends string>(type: Type) => ({
  type,
  params: () => failed({ kind: 'unexpected' }),
});
