/** Returns one module with the functions of `zod/mini` that the contract uses. */
export function bundleUsedZod(): Promise<string>;
/** Returns the file of English strings in place of one of react-aria in another language, or null. */
export function findEnglishStrings(specifier: string, importer: string | undefined): string | null;
