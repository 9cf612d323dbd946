import type { Problem } from './problem.ts';

/** A file of a form. */
export interface FormFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly type: string;
}

/** The entries of a form in their order. */
export type FormEntries = readonly (readonly [name: string, value: string | FormFile])[];

type Read = { readonly value: FormEntries } | { readonly problem: Problem };

const malformed: Read = {
  problem: { status: 400, code: 'malformed', message: { key: 'problems.malformedForm' } },
};

/** How many entries a form may have. */
const maxEntries = 20;

/** Returns the boundary between the entries of a form, or null. */
export const readBoundary = (contentType: string): string | null =>
  /^multipart\/form-data;.*?\bboundary="?([^";]+)/i.exec(contentType)?.[1] ?? null;

/** True when `boundary` occurs more often than `maxEntries` entries need. */
function hasTooManyEntries(bytes: Uint8Array, boundary: string): boolean {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = whole.indexOf(boundary); at !== -1; at = whole.indexOf(boundary, at + 1)) {
    count += 1;
    if (count > maxEntries + 1) return true;
  }
  return false;
}

const readFile = async (file: globalThis.File): Promise<FormFile> => ({
  bytes: new Uint8Array(await file.arrayBuffer()),
  name: file.name,
  type: file.type,
});

/** Splits a multipart form into its entries, at most 20. */
export async function readForm(bytes: Uint8Array, contentType: string): Promise<Read> {
  const boundary = readBoundary(contentType);
  if (boundary === null || hasTooManyEntries(bytes, boundary)) return malformed;
  let form: FormData;
  try {
    form = await new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { 'Content-Type': contentType },
    }).formData();
  } catch {
    return malformed;
  }
  const entries: (readonly [string, string | FormFile])[] = [];
  for (const [name, value] of form)
    entries.push([name, typeof value === 'string' ? value : await readFile(value)]);
  return { value: entries };
}
