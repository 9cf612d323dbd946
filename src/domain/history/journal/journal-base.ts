import { readFields, isText, allowNull, hasFields, type Shape } from '../../shapes.ts';
import { isStoredServerIds, type ServerIds, type StoredServerIds } from './server-ids.ts';
import { journalVersion, parseJson } from './journal-line.ts';

/**
 * The start of a journal: the draft as it was opened, the server's ids of its parts, and its
 * version (ETag), null when it is not on the server.
 */
export interface DraftBase<Draft> {
  readonly draft: Draft;
  readonly serverIds: ServerIds;
  readonly version: string | null;
}

/** The result of parsing a stored base: a base, one written by newer code, or damaged. */
export type ParsedBase<Base> =
  | { readonly kind: 'base'; readonly base: Base }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

/** Returns the stored text of a base, with the format version. */
export function writeBase({ serverIds, ...fields }: DraftBase<unknown>): string {
  const base = { ...fields, origins: [...serverIds] };
  return JSON.stringify({ version: journalVersion, base });
}

/**
 * Creates the function that parses the stored text of a base. `shapes` are the fields of the base
 * besides server ids and version. A base of a newer format version is not interpreted.
 */
export function createBaseReader<Base extends DraftBase<unknown>>(
  shapes: Readonly<Record<string, Shape>>,
): (text: string) => ParsedBase<Base> {
  const isBase = hasFields({ ...shapes, origins: isStoredServerIds, version: allowNull(isText) });
  return (text) => {
    const { version, base } = readFields(parseJson(text)) ?? {};
    if (typeof version !== 'number') return { kind: 'damaged' };
    if (version > journalVersion) return { kind: 'newer', version };
    if (!isBase(base)) return { kind: 'damaged' };
    const { origins, ...fields } = base as Omit<Base, 'serverIds'> & {
      readonly origins: StoredServerIds;
    };
    return { kind: 'base', base: { ...fields, serverIds: new Map(origins) } as unknown as Base };
  };
}
