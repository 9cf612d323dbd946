/** The body of an actor nobody has provided yet: starting it is a mistake in the composition root. */
export const notSupplied = (actor: string) => (): never => {
  throw new Error(`not supplied: ${actor}`);
};
