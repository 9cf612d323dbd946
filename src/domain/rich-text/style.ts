import { allowedStyles } from './allowed-html.ts';

/** The styles of a text by their CSS names. */
export type TextStyles = Readonly<Record<string, string>>;

const removeQuotes = (value: string): string => value.replace(/^(["'])(.*)\1$/, '$2');

/** Parses the allowed declarations of a `style` attribute. */
export function readStyle(style: string): TextStyles {
  const styles: Record<string, string> = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = removeQuotes(declaration.slice(colon + 1).trim());
    if (
      colon > 0 &&
      Object.hasOwn(allowedStyles, name) &&
      allowedStyles[name]?.test(value) === true
    )
      styles[name] = value;
  }
  return styles;
}

/** Writes declarations as a `style` attribute, always in the same order. */
export const writeStyle = (styles: TextStyles): string =>
  Object.keys(allowedStyles)
    .filter((name) => styles[name] !== undefined)
    .map((name) => `${name}:${styles[name] ?? ''}`)
    .join(';');
