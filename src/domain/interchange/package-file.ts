/** A file of a package: a text that is written when its turn comes, or a kept file by its address. Paths use `/` and stand once in a package. */
export type PackageFile =
  | { readonly path: string; readonly text: () => string }
  | { readonly path: string; readonly address: string };
