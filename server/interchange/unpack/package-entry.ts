/** An entry of the central directory (APPNOTE 4.3.12) with zip64's sizes put in. */
export interface PackageEntry {
  /** Its folders divided by `/`, where old programs of Windows wrote backslashes too. */
  readonly name: string;
  readonly rawName: Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Where its local header begins. */
  readonly offset: number;
  /** The mode of a Unix file, 0 when the writer knew none. */
  readonly mode: number;
}

/** How an entry is kept: as it is, or deflated. */
export const methods = { stored: 0, deflated: 8 } as const;
