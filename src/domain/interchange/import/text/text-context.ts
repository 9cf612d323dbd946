import type { Notes } from '../notes.ts';

/** What reading a text needs to know of the package around it. */
export interface TextContext {
  /** Where what is lost is noted. */
  readonly notes: Notes;
  /** Whether spaces and line breaks are as they were meant: our own exports write them so. */
  readonly keepsSpaces: boolean;
  /** The address at which a kept text shows the picture that the package writes as `address`; null when it cannot be had. */
  readonly pictureAt: (address: string) => string | null;
  /** The address of the site that reads, for links an export of ours on the same site made whole. */
  readonly site?: string | undefined;
  /** What a class of our own style sheet declares. */
  readonly styles: StyleClasses;
}

/** Declarations by the class that stands for them. */
export type StyleClasses = ReadonlyMap<string, readonly [property: string, value: string]>;
