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

/** Names of colours that are nearly white. */
const paleNames =
  /^(?:white|window|gainsboro|silver|whitesmoke|snow|ivory|linen|seashell|honeydew|mintcream|azure|aliceblue|ghostwhite|floralwhite|lavenderblush|[a-z]*gr[ae]y)\b/;

/**
 * How much the weakest of red, green and blue differs from the strongest in a highlight, of 255, and
 * in one of the element `mark`.
 */
const minChroma = 16;
const minChromaOfMark = 8;

interface Color {
  /** The difference between the strongest and the weakest of red, green and blue, 0 to 255. */
  readonly chroma: number;
  /** From 0, transparent, to 1. */
  readonly alpha: number;
}

const getChroma = (...parts: readonly number[]): number => Math.max(...parts) - Math.min(...parts);

interface ColorFunction {
  /** The value of 100 %. */
  readonly whole: number;
  /** Returns the chroma of a colour by its parts, scaled to that of `rgb()`. */
  readonly toChroma: (parts: readonly number[]) => number;
}

const colorFunctions: Readonly<Record<string, ColorFunction>> = {
  rgb: { whole: 255, toChroma: (parts) => getChroma(...parts) },
  hsl: {
    whole: 100,
    toChroma: ([, saturation = 0, lightness = 0]) =>
      2.55 * saturation * (1 - Math.abs(lightness / 50 - 1)),
  },
  lab: { whole: 125, toChroma: ([, a = 0, b = 0]) => 2.6 * Math.hypot(a, b) },
  lch: { whole: 150, toChroma: ([, chroma = 0]) => 2.6 * chroma },
  oklab: { whole: 0.4, toChroma: ([, a = 0, b = 0]) => 1200 * Math.hypot(a, b) },
  oklch: { whole: 0.4, toChroma: ([, chroma = 0]) => 1200 * chroma },
  color: { whole: 1, toChroma: (parts) => 255 * getChroma(...parts) },
};

/** Returns a colour in hexadecimal or as a function such as `rgb()`; null for another. */
function readColor(color: string): Color | null {
  const hex = /^#([\da-f]{6}|[\da-f]{3,4}|[\da-f]{8})\b/.exec(color)?.[1];
  if (hex !== undefined) {
    const digits = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return { chroma: getChroma(red, green, blue), alpha: alpha / 255 };
  }
  const [, name = '', values = ''] =
    /^(rgb|hsl|lab|lch|oklab|oklch|color)a?\(([^)]*)\)/.exec(color) ?? [];
  const numbers = values.match(/(?<![\w.])-?[\d.]+(?:e-?\d+)?%?/g) ?? [];
  const read = (value: string, whole: number): number =>
    Number.parseFloat(value) * (value.endsWith('%') ? whole / 100 : 1);
  const colorFunction = colorFunctions[name];
  if (colorFunction === undefined) return null;
  const parts = numbers.slice(0, 3).map((value) => read(value, colorFunction.whole));
  return { chroma: colorFunction.toChroma(parts), alpha: read(numbers[3] ?? '1', 1) };
}

/**
 * Whether a background is a colour that text is highlighted with, undefined where the one below it
 * is seen. White, grey and their tints are those of pages and rows.
 */
function isHighlight(background: string, least: number): boolean | undefined {
  if (/^(?:none|transparent|initial|unset|revert)/.test(background)) return undefined;
  const color = readColor(background);
  if (color !== null) return color.alpha === 0 ? undefined : color.chroma * color.alpha >= least;
  return /^[a-z]{3,}(?!\()\b/.test(background) && !paleNames.test(background);
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
      decide(
        'mark',
        test(property, (value) =>
          isHighlight(value, name === 'mark' ? minChromaOfMark : minChroma),
        ),
      );
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
