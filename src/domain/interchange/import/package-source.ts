/**
 * The files of a package as a reader gets at them. Paths use `/`, are checked names relative to the package's root with their case as stored; directories,
 * dot files and `__MACOSX` are gone already. `read` is null for a path that is not there.
 * `turn`, where a source has it, is awaited between the pieces of long work, so that others can have their turn.
 */
export interface PackageSource {
  readonly paths: readonly string[];
  readonly read: (path: string) => Promise<Uint8Array | null>;
  readonly turn?: () => Promise<void>;
}
