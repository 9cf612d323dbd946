/** The versions of SCORM a quiz can be exported in, the default first; 2004 is its 4th edition. */
export const scormFormats = ['1.2', '2004'] as const;
export type ScormFormat = (typeof scormFormats)[number];

/** The versions of Common Cartridge a quiz can be exported in, the default first. */
export const cartridgeFormats = ['1.1', '1.3'] as const;
export type CartridgeFormat = (typeof cartridgeFormats)[number];

/** The versions of QTI a quiz can be exported in, the default first; 1.2 uses Canvas's layout. */
export const qtiFormats = ['2.1', '2.2', '3.0', '1.2'] as const;
export type QtiFormat = (typeof qtiFormats)[number];

const versionsByKind = { scorm: scormFormats, qti: qtiFormats, cc: cartridgeFormats } as const;

/** The kinds of packages a quiz can be downloaded as. */
export type PackageKind = keyof typeof versionsByKind;

/** A kind of package in one of its versions. */
export type PackageFormat = {
  readonly [K in PackageKind]: {
    readonly kind: K;
    readonly version: (typeof versionsByKind)[K][number];
  };
}[PackageKind];

/** Returns the versions of a kind, the default first. */
export const listPackageFormats = (kind: PackageKind): readonly PackageFormat[] =>
  versionsByKind[kind].map((version) => ({ kind, version }) as PackageFormat);

const packageFormats = (Object.keys(versionsByKind) as PackageKind[]).flatMap(listPackageFormats);

/** The name of a format in a request, such as `qti-2.1`. */
export const getFormatKey = ({ kind, version }: PackageFormat): string => `${kind}-${version}`;

/** The names of all formats. */
export const formatKeys: readonly string[] = packageFormats.map(getFormatKey);

/** Returns the format with a name, or null when there is none. */
export const findFormat = (key: string): PackageFormat | null =>
  packageFormats.find((format) => getFormatKey(format) === key) ?? null;

/** Returns the version of a kind that is used unless another is requested. */
export const getDefaultFormat = (kind: PackageKind): PackageFormat =>
  ({ kind, version: versionsByKind[kind][0] }) as PackageFormat;
