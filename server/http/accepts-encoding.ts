/** Whether `header` (Accept-Encoding) allows `coding`. */
export function acceptsEncoding(header: string, coding: string): boolean {
  const accepted = header.split(',').map((part) => part.trim().toLowerCase());
  return accepted.some(
    (part) =>
      part === coding || (part.startsWith(`${coding};`) && !/;\s*q=0(\.0*)?\s*$/.test(part)),
  );
}
