/**
 * The files of a package. Paths use `/` and are validated names relative to the package's root, in
 * their stored case; folders, dot files and `__MACOSX` are left out. `read` returns null for an
 * unknown path. `yieldControl` is awaited between steps of long work, so that other requests are
 * served.
 */
export interface PackageSource {
  readonly paths: readonly string[];
  readonly read: (path: string) => Promise<Uint8Array | null>;
  readonly yieldControl?: () => Promise<void>;
}
