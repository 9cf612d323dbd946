/** An entry of the central directory (APPNOTE 4.3.12), with the sizes of zip64. */
export interface PackageEntry {
  /** The path with `/`; older Windows programs also write backslashes. */
  readonly name: string;
  readonly rawName: Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** The offset of its local header. */
  readonly offset: number;
  /** The Unix file mode; 0 when unknown. */
  readonly mode: number;
}

/** The supported compression methods. */
export const compressionMethods = { stored: 0, deflated: 8 } as const;
