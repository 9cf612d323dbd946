import { allowedStyles } from './allowed.ts';

/** The styles of a text by their CSS names. */
export type TextStyles = Readonly<Record<string, string>>;

const unquoted = (value: string): string => value.replace(/^(["'])(.*)\1$/, '$2');

/** The allowed styles that `style`, the value of the attribute, holds. */
export function readStyle(style: string): TextStyles {
  const styles: Record<string, string> = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = unquoted(declaration.slice(colon + 1).trim());
    if (
      colon > 0 &&
      Object.hasOwn(allowedStyles, name) &&
      allowedStyles[name]?.test(value) === true
    )
      styles[name] = value;
  }
  return styles;
}

/** The attribute's value for `styles`; one set of styles is always written the same. */
export const writeStyle = (styles: TextStyles): string =>
  Object.keys(allowedStyles)
    .filter((name) => styles[name] !== undefined)
    .map((name) => `${name}:${styles[name] ?? ''}`)
    .join(';');
