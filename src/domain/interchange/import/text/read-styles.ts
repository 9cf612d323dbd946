import type { StyleClasses } from './text-context.ts';

const rule = /^\.(lectern-[\w-]+) \{ ([a-z-]+): ([^;{}]+); \}$/;

/** The classes of the style sheet that our own exports carry. */
export const readStyles = (sheet: string): StyleClasses =>
  new Map(
    sheet.split('\n').flatMap((line) => {
      const [, name, property, value] = rule.exec(line) ?? [];
      return name === undefined || property === undefined || value === undefined
        ? []
        : [[name, [property, value.replaceAll('"', '')] as const] as const];
    }),
  );
