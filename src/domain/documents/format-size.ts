const kilobyte = 1024;
const megabyte = 1_048_576;

/** Returns a number of bytes as a person reads it: `312 B`, `3 kB`, `18.1 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < kilobyte) return `${String(bytes)} B`;
  if (bytes < 0.95 * megabyte) return `${String(Math.round(bytes / kilobyte))} kB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
