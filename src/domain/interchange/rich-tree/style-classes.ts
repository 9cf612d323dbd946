import { readStyle } from '../../rich-text/style.ts';
import { collectElements, type RichElement, type RichNode } from './rich-node.ts';

/** Elements the package formats lack, and the CSS declaration with the same effect. */
const styleReplacements: Readonly<Record<string, readonly [property: string, value: string]>> = {
  u: ['text-decoration', 'underline'],
  s: ['text-decoration', 'line-through'],
};

const toClassName = (property: string, value: string): string =>
  `lectern-${property}-${value
    .toLowerCase()
    .replaceAll('#', 'x')
    .replaceAll('.', 'p')
    .replaceAll('%', 'pc')
    .replaceAll(/[()]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Whether an element is written as a `span`, because the package formats lack it. */
export const isWrittenAsSpan = ({ name }: RichElement): boolean =>
  styleReplacements[name] !== undefined;

function listDeclarations({
  name,
  attributes,
}: RichElement): readonly (readonly [property: string, value: string])[] {
  const { dir, start } = attributes;
  return [
    ...(styleReplacements[name] === undefined ? [] : [styleReplacements[name]]),
    ...Object.entries(readStyle(attributes['style'] ?? '')),
    ...(dir === 'rtl' || dir === 'ltr'
      ? [['direction', dir] as const]
      : dir === 'auto'
        ? [['unicode-bidi', 'plaintext'] as const]
        : []),
    ...(name === 'ol' && /^-?\d{1,6}$/.test(start ?? '')
      ? [['counter-reset', `list-item ${String(Number(start) - 1)}`] as const]
      : []),
  ];
}

/**
 * Returns the classes that represent an element's `style`, `dir` and `start`; undefined for none.
 */
export function getStyleClasses(element: RichElement): string | undefined {
  const classes = listDeclarations(element).map(([property, value]) =>
    toClassName(property, value),
  );
  return classes.length === 0 ? undefined : classes.join(' ');
}

const formatCssValue = (property: string, value: string): string =>
  property === 'font-family' && value.includes(' ') ? `"${value}"` : value;

/**
 * Returns the style sheet for the classes of all these texts, one rule per line; empty when none is
 * needed.
 */
export function writeStyleSheet(texts: Iterable<readonly RichNode[]>): string {
  const rules = new Map<string, string>();
  for (const nodes of texts) {
    for (const element of collectElements(nodes)) {
      for (const [property, value] of listDeclarations(element))
        rules.set(toClassName(property, value), `${property}: ${formatCssValue(property, value)}`);
    }
  }
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declaration]) => `.${name} { ${declaration}; }\n`)
    .join('');
}
