/** Returns the code of an import whose promise is made at each use, and other code as it is. */
export function toRetrying(code: string): string;
