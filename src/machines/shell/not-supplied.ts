/** The body of an actor nobody provided: running the machine without it is a programming error. */
export const notSupplied = (): never => {
  throw new Error('This actor was not supplied.');
};
