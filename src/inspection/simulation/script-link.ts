import { parse, stringify } from 'devalue';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

import {
  allowMissing,
  allowNull,
  hasFields,
  isCount,
  isOneOf,
  isText,
  listOf,
  readFields,
  type Shape,
} from '../../domain/shapes.ts';
import type { SimulationScript } from './simulation.ts';

/** Longer addresses are cut by chats and mail. */
export const maxLinkLength = 8000;

const version = 'simulation=2.';
/** Links that were made before held JSON. */
const formerVersion = 'simulation=1.';

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isStart: Shape = (value) => {
  const kind = readFields(value)?.['kind'];
  return kind === 'input' || (kind === 'state' && readFields(value)?.['value'] !== undefined);
};

const isCommand: Shape = (value) =>
  hasFields({ kind: isOneOf('event'), event: hasFields({ type: isText }) })(value) ||
  hasFields({ kind: isOneOf('clock'), milliseconds: isCount })(value);

const isFailure = hasFields({
  command: allowNull(isCount),
  step: allowNull(isText),
  level: isOneOf('machine', 'view', 'browser'),
  expected: isText,
  found: hasFields({ kind: isOneOf('state', 'message'), text: isText }),
  chartHash: isText,
  leftOut: listOf(isText),
});

const isScript = hasFields({
  start: isStart,
  commands: listOf(isCommand),
  failure: allowMissing(isFailure),
});

/**
 * Returns a script as the fragment of an address, without the machine, which the address names
 * elsewhere; null when it would be too long. Maps, sets and dates stay what they are.
 */
export function toFragment({ start, commands, failure }: SimulationScript): string | null {
  const bytes = deflateSync(strToU8(stringify({ start, commands, failure })), { level: 9 });
  const fragment = `#${version}${toBase64Url(bytes)}`;
  return fragment.length > maxLinkLength ? null : fragment;
}

/** What a fragment says: a script, nothing, or nothing that can be read. */
export type ReadFragment =
  | { readonly kind: 'script'; readonly script: SimulationScript }
  | { readonly kind: 'none' | 'damaged' };

/** Reads the script of a machine from the fragment of an address. */
export function readFragment(fragment: string, machine: string): ReadFragment {
  if (!fragment.startsWith('#simulation=')) return { kind: 'none' };
  try {
    const isFormer = fragment.startsWith(`#${formerVersion}`);
    if (!isFormer && !fragment.startsWith(`#${version}`)) return { kind: 'damaged' };
    const text = strFromU8(inflateSync(fromBase64Url(fragment.slice(version.length + 1))));
    const value: unknown = isFormer ? JSON.parse(text) : parse(text);
    if (!isScript(value)) return { kind: 'damaged' };
    const { start, commands, failure } = value as Omit<SimulationScript, 'machine'>;
    const script = { machine, start, commands, ...(failure !== undefined && { failure }) };
    return { kind: 'script', script };
  } catch {
    return { kind: 'damaged' };
  }
}
