/**
 * Returns the body of an actor that is not provided. It throws, because starting it is an error in
 * the composition root.
 */
export const notProvided = (actor: string) => (): never => {
  throw new Error(`not provided: ${actor}`);
};
