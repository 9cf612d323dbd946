import type { XmlElement } from '../../interchange/xml/element.ts';

/** The formatting of a piece of a line that pasting reads. `mark` is a highlight. */
export type InlineMark = 'sub' | 'sup' | 'em' | 'strong' | 'u' | 's' | 'mark';

/** What an element changes for the text in it. */
export interface Look {
  readonly added: readonly InlineMark[];
  readonly removed: readonly InlineMark[];
  readonly isPreformatted: boolean | null;
}

/** The declarations of a style sheet by the selectors `.class` and `element.class`. */
export type StyleSheet = ReadonlyMap<string, string>;

const marksByElement: Readonly<Record<string, InlineMark>> = {
  sub: 'sub',
  sup: 'sup',
  em: 'em',
  i: 'em',
  strong: 'strong',
  b: 'strong',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  mark: 'mark',
};

/** The end of a longer style counts, because each element of its class reads it. */
const maxStyleLength = 1_000;
const addDeclarations = (style: string, declarations: string): string =>
  `${style};${declarations.slice(-maxStyleLength)}`.slice(-maxStyleLength);

/**
 * Returns the style sheet of pasted HTML. Apple's programs say what is bold by a class of their own
 * for each formatting.
 */
export function readSheet(html: string): StyleSheet {
  const sheet = new Map<string, string>();
  const sheets = html.split(/<style\b[^<>]*>/i).slice(1);
  for (const css of sheets.map((rest) => rest.split(/<\/style/i, 1)[0] ?? ''))
    for (const rule of css.replaceAll(/\/\*[^*]*\*\//g, '').split('}')) {
      const [selectors = '', declarations = ''] = rule.split('{');
      for (const selector of selectors.split(',').map((each) => each.trim()))
        if (/^\w*\.[\w-]+$/.test(selector))
          sheet.set(selector, addDeclarations(sheet.get(selector) ?? '', declarations));
    }
  return sheet;
}

const emptySheet: StyleSheet = new Map();

function findStyle({ name, attributes }: XmlElement, sheet: StyleSheet): string {
  const classes = sheet.size === 0 ? [] : (attributes['class'] ?? '').split(/\s+/);
  return [
    ...classes.flatMap((each) => [sheet.get(`.${each}`), sheet.get(`${name}.${each}`)]),
    attributes['style'],
  ]
    .filter((style) => style !== undefined)
    .join(';');
}

/** Returns the values of a style's properties in lower case, the last one of each. */
const readDeclarations = (style: string): ReadonlyMap<string, string> =>
  new Map(
    style.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim().toLowerCase();
      return colon === -1
        ? []
        : [
            [
              name,
              declaration
                .slice(colon + 1)
                .trim()
                .toLowerCase(),
            ],
          ];
    }),
  );

const isBold = (weight: string): boolean => /^(?:bold|bolder|[6-9]\d\d|1000)\b/.test(weight);
/** The elements whose background highlights their text. That of others colours a row or a page. */
const highlighting = new Set(['a', 'b', 'em', 'font', 'i', 'mark', 'span', 'strong', 'td', 'u']);

/** Returns the red, green and blue of a colour in hexadecimal or as `rgb()`; null for another. */
function readRgb(color: string): readonly number[] | null {
  const hex = /^#([\da-f]{3,8})\b/.exec(color)?.[1];
  if (hex !== undefined) {
    const size = hex.length < 6 ? 1 : 2;
    return [0, 1, 2].map((at) => Number.parseInt(hex.slice(at * size, (at + 1) * size), 16));
  }
  return color.startsWith('rgb') ? (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) : null;
}

/**
 * Whether a background is a colour that text is highlighted with, undefined where the one below it
 * is seen. White and grey are those of pages and rows.
 */
function isHighlight(background: string): boolean | undefined {
  if (/^(?:none|transparent|initial|unset|revert)|^(?:rgb|hsl)a\([^)]*[,/] ?0\)/.test(background))
    return undefined;
  if (/^(?:white|window|[a-z]*gr[ae]y|gainsboro|silver|whitesmoke|snow)\b/.test(background))
    return false;
  const rgb = readRgb(background);
  if (rgb !== null) return Math.max(...rgb) - Math.min(...rgb) > 0;
  return /^(?:hsl|[a-z]{3,}(?!\())/.test(background) && !/^(?:var|url)\(/.test(background);
}
const isItalic = (style: string): boolean => /^(?:italic|oblique)/.test(style);

/** Returns the formatting of an element by its name and its style, which wins. */
export function readLook(element: XmlElement, sheet = emptySheet): Look {
  const { name } = element;
  const own = Object.hasOwn(marksByElement, name) ? marksByElement[name] : undefined;
  const isPre = name === 'pre' ? true : null;
  const declarations = readDeclarations(findStyle(element, sheet));
  const added = new Set<InlineMark>(own === undefined ? [] : [own]);
  const removed = new Set<InlineMark>();
  const decide = (mark: InlineMark, isOn: boolean | undefined): void => {
    if (isOn === undefined) return;
    (isOn ? added : removed).add(mark);
    (isOn ? removed : added).delete(mark);
  };
  const test = (
    property: string,
    isOn: (value: string) => boolean | undefined,
  ): boolean | undefined => {
    const value = declarations.get(property);
    return value === undefined || value === 'inherit' ? undefined : isOn(value);
  };
  const font = declarations.get('font') ?? '';
  if (/\b(?:bold|bolder|[6-9]00)\b/.test(font)) added.add('strong');
  if (/\b(?:italic|oblique)\b/.test(font)) added.add('em');
  decide('strong', test('font-weight', isBold));
  decide('em', test('font-style', isItalic));
  if (highlighting.has(name))
    for (const property of ['background', 'background-color'])
      decide('mark', test(property, isHighlight));
  for (const property of ['text-decoration', 'text-decoration-line', 'text-underline'])
    for (const [mark, line] of [
      ['u', 'underline'],
      ['s', 'line-through'],
    ] as const)
      if (test(property, (value) => value.includes(line)) === true) decide(mark, true);
  const align = declarations.get('vertical-align');
  if (align === 'sub') added.add('sub');
  if (align === 'super') added.add('sup');
  const space = declarations.get('white-space');
  return {
    added: [...added],
    removed: [...removed],
    isPreformatted: space === undefined ? isPre : space.startsWith('pre'),
  };
}
