import { readStyle } from '../../rich-text/style.ts';
import { elementsIn, type RichElement, type RichNode } from './rich-node.ts';

/** Elements that package formats have no element for, and the declaration that shows the same. */
const replaced: Readonly<Record<string, readonly [property: string, value: string]>> = {
  u: ['text-decoration', 'underline'],
  s: ['text-decoration', 'line-through'],
};

const named = (property: string, value: string): string =>
  `lectern-${property}-${value
    .toLowerCase()
    .replaceAll('#', 'x')
    .replaceAll('.', 'p')
    .replaceAll('%', 'pc')
    .replaceAll(/[()]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Whether an element becomes a `span`, since package formats have none of its name. */
export const isReplaced = ({ name }: RichElement): boolean => replaced[name] !== undefined;

function declarationsOf({
  name,
  attributes,
}: RichElement): readonly (readonly [property: string, value: string])[] {
  const { dir, start } = attributes;
  return [
    ...(replaced[name] === undefined ? [] : [replaced[name]]),
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

/** The classes that say of an element what its `style`, `dir` and `start` said; undefined when there is nothing to say. */
export function classesOf(element: RichElement): string | undefined {
  const classes = declarationsOf(element).map(([property, value]) => named(property, value));
  return classes.length === 0 ? undefined : classes.join(' ');
}

const cssValue = (property: string, value: string): string =>
  property === 'font-family' && value.includes(' ') ? `"${value}"` : value;

/** The style sheet for the classes of all these texts, a rule a line; empty when none is needed. */
export function styleSheetOf(texts: Iterable<readonly RichNode[]>): string {
  const rules = new Map<string, string>();
  for (const nodes of texts) {
    for (const element of elementsIn(nodes)) {
      for (const [property, value] of declarationsOf(element))
        rules.set(named(property, value), `${property}: ${cssValue(property, value)}`);
    }
  }
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declaration]) => `.${name} { ${declaration}; }\n`)
    .join('');
}
