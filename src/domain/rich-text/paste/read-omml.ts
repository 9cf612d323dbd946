import type { XmlElement, XmlNode } from '../../interchange/xml/element.ts';
import { findChild, getTextContent, listChildren } from '../../interchange/xml/query-xml.ts';

const accents: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0306': 'breve',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u030C': 'check',
  '\u20D7': 'vec',
};
const largeOperators: Readonly<Record<string, string>> = {
  '∑': String.raw`\sum`,
  '∏': String.raw`\prod`,
  '∐': String.raw`\coprod`,
  '∫': String.raw`\int`,
  '∬': String.raw`\iint`,
  '∭': String.raw`\iiint`,
  '∮': String.raw`\oint`,
  '⋃': String.raw`\bigcup`,
  '⋂': String.raw`\bigcap`,
};
const delimiters: Readonly<Record<string, string>> = {
  '': '.',
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '⟨': String.raw`\langle`,
  '⟩': String.raw`\rangle`,
  '‖': String.raw`\|`,
};
const functionNames =
  /^(?:arc)?(?:sin|cos|tan)$|^(?:cot|sec|csc|sinh|cosh|tanh|log|ln|lg|exp|lim|max|min|sup|inf|det|dim|gcd|ker|deg|arg|Pr)$/;

const escapeLatex = (text: string): string =>
  text
    .replaceAll(/\\/g, String.raw`\backslash `)
    .replaceAll(/[{}$&%#_]/g, String.raw`\$&`)
    .replaceAll('^', String.raw`\hat{}`)
    .replaceAll(/[\s\u00A0]+/g, ' ');

/** Returns a property of a structure, as Word writes it inside of `naryPr` or `dPr`. */
function findProperty(structure: XmlElement, name: string): string | undefined {
  const properties = findChild(structure, `${structure.name}pr`);
  const property = properties === undefined ? undefined : findPart(properties, name);
  return property?.attributes['m:val'] ?? (property === undefined ? undefined : '');
}

const htmlWrappers: ReadonlySet<string> = new Set(['span', 'i', 'b', 'em', 'strong']);

/** Returns the elements of a structure, without the formatting that Word puts around them. */
const listParts = (parent: XmlElement): readonly XmlElement[] =>
  listChildren(parent).flatMap((child) =>
    htmlWrappers.has(child.name) ? listParts(child) : [child],
  );
const findPart = (parent: XmlElement, name: string): XmlElement | undefined =>
  listParts(parent).find((part) => part.name === name);

const command = (name: string, ...groups: readonly string[]): string =>
  `\\${name}${groups.map((group) => `{${group}}`).join('')}`;

function writeFraction(read: (name: string) => string, type: string | undefined): string {
  if (type === 'lin' || type === 'skw') return `{${read('num')}}/{${read('den')}}`;
  if (type === 'nobar') return String.raw`{${read('num')} \atop ${read('den')}}`;
  return command('frac', read('num'), read('den'));
}

function writeFenced(structure: XmlElement): string {
  const sign = (name: string, usual: string): string => {
    const found = findProperty(structure, name) ?? usual;
    return delimiters[found] ?? found;
  };
  const separator = findProperty(structure, 'sepchr') ?? '|';
  const parts = listParts(structure).filter(({ name }) => name === 'e');
  return String.raw`\left${sign('begchr', '(')} ${parts.map(writeParts).join(separator)} \right${sign('endchr', ')')}`;
}

function writeNary(structure: XmlElement, read: (name: string) => string): string {
  const sign = findProperty(structure, 'chr') ?? '∫';
  const bound = (mark: string, name: string): string =>
    read(name) === '' ? '' : `${mark}{${read(name)}}`;
  return `${largeOperators[sign] ?? sign}${bound('_', 'sub')}${bound('^', 'sup')} ${read('e')}`;
}

function writeFunction(read: (name: string) => string): string {
  const name = read('fname').trim();
  return `${functionNames.test(name) ? `\\${name}` : name} ${read('e')}`;
}

const writeRows = (environment: string, rows: readonly string[]): string =>
  String.raw`\begin{${environment}}${rows.join(String.raw` \\ `)}\end{${environment}}`;

const listEntries = (row: XmlElement): readonly XmlElement[] =>
  listParts(row).filter(({ name }) => name === 'e');

/** How a structure is written. `read` returns the LaTeX of a part and writes each part once. */
type Writer = (structure: XmlElement, read: (name: string) => string) => string;

const writers: Readonly<Record<string, Writer>> = {
  r: (run) => escapeLatex(getTextContent(run)),
  t: (text) => escapeLatex(getTextContent(text)),
  f: (fraction, read) => writeFraction(read, findProperty(fraction, 'type')),
  ssup: (_, read) => `{${read('e')}}^{${read('sup')}}`,
  ssub: (_, read) => `{${read('e')}}_{${read('sub')}}`,
  ssubsup: (_, read) => `{${read('e')}}_{${read('sub')}}^{${read('sup')}}`,
  spre: (_, read) => `{}_{${read('sub')}}^{${read('sup')}}{${read('e')}}`,
  rad: (_, read) =>
    read('deg').trim() === ''
      ? command('sqrt', read('e'))
      : String.raw`\sqrt[${read('deg')}]{${read('e')}}`,
  nary: writeNary,
  d: writeFenced,
  func: (_, read) => writeFunction(read),
  acc: (structure, read) =>
    command(accents[findProperty(structure, 'chr') ?? '\u0302'] ?? 'hat', read('e')),
  bar: (structure, read) =>
    command(findProperty(structure, 'pos') === 'top' ? 'overline' : 'underline', read('e')),
  limlow: (_, read) =>
    functionNames.test(read('e').trim())
      ? `\\${read('e').trim()}_{${read('lim')}}`
      : command('underset', read('lim'), read('e')),
  limupp: (_, read) => command('overset', read('lim'), read('e')),
  m: (matrix) =>
    writeRows(
      'matrix',
      listParts(matrix)
        .filter(({ name }) => name === 'mr')
        .map((row) => listEntries(row).map(writeParts).join(' & ')),
    ),
  eqarr: (array) => writeRows('aligned', listEntries(array).map(writeParts)),
  box: (_, read) => read('e'),
  borderbox: (_, read) => command('boxed', read('e')),
  groupchr: (_, read) => command('underbrace', read('e')),
  omath: writeParts,
};

const partNames: ReadonlySet<string> = new Set([
  ...['num', 'den', 'e', 'sub', 'sup', 'deg', 'fname', 'lim', 'mr'],
  ...htmlWrappers,
]);
const isProperties = ({ name }: XmlElement): boolean => name.endsWith('pr');

const isKnown = (node: XmlNode): boolean =>
  typeof node === 'string' ||
  isProperties(node) ||
  ((partNames.has(node.name) || Object.hasOwn(writers, node.name)) && node.children.every(isKnown));

function writeNode(node: XmlNode): string {
  if (typeof node === 'string') return escapeLatex(node.trim());
  if (isProperties(node)) return '';
  const write = Object.hasOwn(writers, node.name) ? writers[node.name] : undefined;
  if (write === undefined) return writeParts(node);
  const written = new Map<string, string>();
  return write(node, (name) => {
    const part = written.has(name) ? undefined : findPart(node, name);
    if (part !== undefined) written.set(name, writeParts(part));
    return written.get(name) ?? '';
  });
}

function writeParts({ children }: XmlElement): string {
  return children.map(writeNode).join('');
}

/**
 * Returns an equation of Word (Office Math Markup Language, ISO/IEC 29500-1 section 22.1) as LaTeX;
 * null when it has a structure that is not known.
 */
export function readOmml(math: XmlElement): string | null {
  const latex = isKnown(math) ? writeParts(math).trim() : '';
  return latex === '' ? null : latex;
}
