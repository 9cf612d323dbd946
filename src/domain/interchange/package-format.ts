import { cartridgeFormats } from './cartridge-formats.ts';
import { qtiFormats } from './qti-formats.ts';
import { scormFormats } from './scorm-formats.ts';

const versions = { scorm: scormFormats, qti: qtiFormats, cc: cartridgeFormats } as const;

/** The kinds of packages a quiz is downloaded as. */
export type PackageKind = keyof typeof versions;

/** A kind of package in one of its versions. */
export type PackageFormat = {
  readonly [K in PackageKind]: { readonly kind: K; readonly version: (typeof versions)[K][number] };
}[PackageKind];

/** The versions of a kind, the usual one first. */
export const packageFormats = (kind: PackageKind): readonly PackageFormat[] =>
  versions[kind].map((version) => ({ kind, version }) as PackageFormat);

/** The version of a kind that is taken when nothing is said. */
export const usualFormat = (kind: PackageKind): PackageFormat =>
  ({ kind, version: versions[kind][0] }) as PackageFormat;
