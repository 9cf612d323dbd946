import {
  allowedAttributes,
  allowedElements,
  elementsWithoutText,
  isAllowedValue,
} from '../../../rich-text/allowed.ts';
import { readStyle, writeStyle } from '../../../rich-text/style.ts';
import { quizImport } from '../../../sentences/quiz-import.ts';
import { siteLinkClass } from '../../export-options.ts';
import type { RichNode } from '../../rich/rich-node.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { htmlTree } from './html-tree.ts';
import { mathOf } from './math.ts';
import type { TextContext } from './text-context.ts';

const say = quizImport.item;
const allowed: ReadonlySet<string> = new Set(allowedElements);
const renamed: Readonly<Record<string, string>> = {
  del: 's',
  strike: 's',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  var: 'em',
  cite: 'em',
  dfn: 'em',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
  font: 'span',
  ...Object.fromEntries(
    [
      'center',
      'dl',
      'dt',
      'dd',
      'address',
      'section',
      'article',
      'aside',
      'header',
      'footer',
      'main',
      'nav',
      'figure',
      'figcaption',
      'caption',
      'fieldset',
      'legend',
      'form',
      'details',
      'summary',
    ].map((name) => [name, 'div']),
  ),
};
const embedded: ReadonlySet<string> = new Set([
  'object',
  'iframe',
  'audio',
  'video',
  'embed',
  'applet',
  'svg',
  'canvas',
]);
const fields: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button', 'option']);
const silent: ReadonlySet<string> = new Set([
  ...elementsWithoutText,
  'colgroup',
  'col',
  'stylesheet',
  'link',
  'meta',
  'base',
  'head',
]);
/** Elements of QTI among the text that are not shown with the question, and what is said of them. */
const asides: Readonly<Record<string, string>> = {
  feedbackInline: say.feedback,
  feedbackBlock: say.feedback,
  rubricBlock: say.rubric,
  infoControl: say.hint,
};

/** What the classes of an element declare. */
const declared = (
  { attributes }: XmlElement,
  { styles }: TextContext,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (attributes['class'] ?? '')
      .split(/\s+/)
      .map((name) => styles.get(name))
      .filter((declaration) => declaration !== undefined),
  );

function styleOf(
  { name, attributes }: XmlElement,
  fromClasses: Readonly<Record<string, string>>,
): string {
  const own = {
    ...(name === 'center' ? { 'text-align': 'center' } : {}),
    ...(name === 'font' && attributes['color'] !== undefined ? { color: attributes['color'] } : {}),
    ...fromClasses,
  };
  return writeStyle(
    readStyle(
      `${Object.entries(own)
        .map(([key, value]) => `${key}:${value}`)
        .join(';')};${attributes['style'] ?? ''}`,
    ),
  );
}

function startOf(counter: string | undefined): string | undefined {
  const [, before] = /^list-item (-?\d{1,6})$/.exec(counter ?? '') ?? [];
  return before === undefined ? undefined : String(Number(before) + 1);
}

function attributesOf(
  name: string,
  element: XmlElement,
  fromClasses: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { attributes } = element;
  const given: Record<string, string | undefined> = {
    ...attributes,
    style: styleOf(element, fromClasses),
    lang: attributes['xml:lang'] ?? attributes['lang'],
    dir:
      fromClasses['direction'] ??
      (fromClasses['unicode-bidi'] === 'plaintext' ? 'auto' : attributes['dir']),
    start: startOf(fromClasses['counter-reset']) ?? attributes['start'],
  };
  const kept: Record<string, string> = {};
  for (const key of allowedAttributes(name)) {
    const value = given[key];
    if (value !== undefined && value !== '' && isAllowedValue(name, key, value)) kept[key] = value;
  }
  return kept;
}

function pictureNodes(
  { attributes }: XmlElement,
  address: string,
  context: TextContext,
): readonly RichNode[] {
  const words = attributes['alt'] ?? '';
  const src = context.pictureAt(address);
  if (src === null) return words === '' ? [] : [words];
  const size = Object.fromEntries(
    ['width', 'height'].flatMap((key) =>
      /^\d{1,4}$/.test(attributes[key] ?? '') ? [[key, attributes[key] ?? '']] : [],
    ),
  );
  return [{ name: 'img', attributes: { src, alt: words, ...size }, children: [] }];
}

/** A picture of a formula as Canvas writes it: with the formula itself, or with what it was written from. */
function equationNodes(element: XmlElement, context: TextContext): readonly RichNode[] | null {
  const { attributes } = element;
  const mathMl = attributes['x-canvaslms-safe-mathml'];
  const [math] = mathMl === undefined ? [] : (htmlTree(mathMl) ?? []);
  const source = attributes['data-equation-content'];
  if (math !== undefined && typeof math !== 'string' && math.name === 'math')
    return [
      mathOf(
        source === undefined
          ? math
          : { ...math, attributes: { alttext: source, ...math.attributes } },
        context,
      ),
    ];
  if (source === undefined) return null;
  context.notes.add(say.formulaPicture);
  return [source];
}

/** The address of a link; one that an export of ours made whole on this very site is relative to it again. */
function linkAddress({ attributes }: XmlElement, { site }: TextContext): string | undefined {
  const { href, class: classes = '' } = attributes;
  const isOfSite =
    site !== undefined && href !== undefined && classes.split(/\s+/).includes(siteLinkClass);
  return isOfSite && href.startsWith(`${new URL(site).origin}/`)
    ? href.slice(new URL(site).origin.length)
    : href;
}

function linkNodes(element: XmlElement, context: TextContext): readonly RichNode[] {
  const children = richOf(element.children, context);
  const href = linkAddress(element, context);
  const attributes = attributesOf(
    'a',
    { ...element, attributes: { ...element.attributes, ...(href === undefined ? {} : { href }) } },
    declared(element, context),
  );
  if (attributes['href'] !== undefined) return [{ name: 'a', attributes, children }];
  if (href !== undefined && href !== '') context.notes.add(say.linkDropped, { address: href });
  return bare('span', attributes, children);
}

const bare = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RichNode[],
): readonly RichNode[] =>
  name === 'span' && Object.keys(attributes).length === 0
    ? children
    : [{ name, attributes, children }];

function embeddedNodes(element: XmlElement, context: TextContext): readonly RichNode[] {
  const { name, attributes } = element;
  const data = attributes['data'];
  if (name === 'object' && data !== undefined && /^image\//i.test(attributes['type'] ?? ''))
    return pictureNodes(
      { ...element, attributes: { alt: textOfFallback(element), ...attributes } },
      data,
      context,
    );
  context.notes.add(say.media, { what: attributes['src'] ?? data ?? name });
  return [];
}

const textOfFallback = ({ children }: XmlElement): string =>
  children
    .filter((child) => typeof child === 'string')
    .join(' ')
    .trim();

function nodesOf(element: XmlElement, context: TextContext): readonly RichNode[] {
  const { name, attributes, children } = element;
  if (name === 'math') return [mathOf(element, context)];
  if (name === 'img')
    return (
      equationNodes(element, context) ?? pictureNodes(element, attributes['src'] ?? '', context)
    );
  if (name === 'a') return linkNodes(element, context);
  if (name === 'script') context.notes.add(say.script);
  if (name === 'include') context.notes.add(say.sharedText, { what: attributes['href'] ?? '' });
  if (embedded.has(name)) return embeddedNodes(element, context);
  if (fields.has(name)) context.notes.add(say.formField);
  const aside = asides[name];
  if (aside !== undefined) context.notes.add(aside);
  if (aside !== undefined || silent.has(name) || fields.has(name)) return [];
  const inner = richOf(children, context);
  if (name === 'q') return ['\u201C', ...inner, '\u201D'];
  const kept = Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name;
  if (!allowed.has(kept)) return inner;
  const fromClasses = declared(element, context);
  const decoration = fromClasses['text-decoration'];
  const shown =
    kept === 'span' && decoration === 'underline'
      ? 'u'
      : kept === 'span' && decoration === 'line-through'
        ? 's'
        : kept;
  return bare(shown, attributesOf(shown, element, fromClasses), inner);
}

/** Nodes of XHTML or HTML as rich text of the allowed list. What is lost is noted in `context`; words of elements that are not known stay. */
export const richOf = (nodes: readonly XmlNode[], context: TextContext): readonly RichNode[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : nodesOf(node, context)));
