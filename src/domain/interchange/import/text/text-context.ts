import type { Notes } from '../notes.ts';

/** What reading a text needs to know of its package. */
export interface TextContext {
  /** Collects omissions. */
  readonly notes: Notes;
  /** Whether white space is significant, as in Lectern's own exports. */
  readonly preservesSpaces: boolean;
  /**
   * Returns the address under which a stored text shows a picture of the package; null when it is
   * unavailable.
   */
  readonly resolvePicture: (address: string) => string | null;
  /** The address of the importing site, for links that an export of the same site made absolute. */
  readonly site?: string | undefined;
  /** Declarations of Lectern's own style sheet. */
  readonly styles: StyleClasses;
}

/** Declarations by class name. */
export type StyleClasses = ReadonlyMap<string, readonly [property: string, value: string]>;

const rule = /^\.(lectern-[\w-]+) \{ ([a-z-]+): ([^;{}]+); \}$/;

/** Parses the style sheet of Lectern's own exports. */
export const parseStyleClasses = (sheet: string): StyleClasses =>
  new Map(
    sheet.split('\n').flatMap((line) => {
      const [, name, property, value] = rule.exec(line) ?? [];
      return name === undefined || property === undefined || value === undefined
        ? []
        : [[name, [property, value.replaceAll('"', '')] as const] as const];
    }),
  );
