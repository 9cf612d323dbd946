// These limits apply to a package once it is unpacked. The packed size is limited to 20 MB in
// src/domain/interchange/import/validate-package-file.ts, any form to 25 MB in
// server/http/body-limits.ts.

const megabyte = 1_048_576;

/** How many entries a package may have: enough for 10,000 questions with a file each. */
export const maxEntries = 12_000;

/** How large all files of a package may be in total when unpacked. */
export const maxMegabytes = 200;
export const maxBytes = maxMegabytes * megabyte;

/** How large one file may be when unpacked. */
export const maxFileMegabytes = 10;
export const maxFileBytes = maxFileMegabytes * megabyte;

/**
 * How many unpacked bytes other than pictures may be read in total; a file that is read twice
 * counts twice.
 */
export const maxTextBytes = 48 * megabyte;

/** How long a worker thread may work on opening and reading. Waiting does not count. */
export const maxReadingMs = 30_000;

/** How long reading runs before the thread handles messages and files. */
export const sliceMs = 25;

/**
 * Above this size, a file may unpack to at most `maxRatio` times its packed size; XML of quizzes
 * reaches 100.
 */
export const minBytesForRatioCheck = megabyte;
export const maxRatio = 250;

/** How long the name of an entry may be, and how many folders deep. */
export const maxNameCharacters = 240;
export const maxFolders = 16;
