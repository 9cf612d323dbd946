/** Returns the module `file` with every export replaced by its value. */
export function evaluateMessages(file: string): Promise<string>;
