/** Bytes as people say them. */
const megabyte = 1_048_576;

/** How many entries a package may have: a quiz of 10,000 questions, each in a file, has room. */
export const mostEntries = 12_000;

/** How large all files of a package may be together once unpacked. */
export const mostMegabytes = 200;
export const mostBytes = mostMegabytes * megabyte;

/** How large a file that is read may be once unpacked. */
export const mostFileMegabytes = 10;
export const mostFileBytes = mostFileMegabytes * megabyte;

/** How many unpacked bytes other than pictures are read altogether, a file that is read twice counted twice. */
export const mostTextBytes = 48 * megabyte;

/** How long opening and reading may take, in milliseconds. */
export const mostMilliseconds = 10_000;

/** How long the reading goes on at a time, in milliseconds, before other requests have their turn. */
export const turnMilliseconds = 25;

/** Above `harmlessBytes` a file may unpack to at most `mostRatio` times its packed size; XML of quizzes reaches 100. */
export const harmlessBytes = megabyte;
export const mostRatio = 250;

/** How long the name of an entry may be, and how many folders deep it may lie. */
export const mostNameCharacters = 240;
export const mostFolders = 16;
