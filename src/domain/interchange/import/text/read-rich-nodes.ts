import {
  allowedAttributes,
  allowedElements,
  elementsWithoutText,
  isAllowedValue,
} from '../../../rich-text/allowed-html.ts';
import { readStyle, writeStyle } from '../../../rich-text/style.ts';
import { siteLinkClass } from '../../export/export-options.ts';
import type { RichNode } from '../../rich-tree/rich-node.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { findByName, getTextContent } from '../../xml/query-xml.ts';
import {
  embeddedElements,
  readEmbeddedMedia,
  readEquationImage,
  readPicture,
} from './read-embedded-media.ts';
import { readMath } from './read-math.ts';
import { readRuby } from './read-ruby.ts';
import { isHidden } from './is-hidden.ts';
import type { TextContext } from './text-context.ts';

const allowed: ReadonlySet<string> = new Set(allowedElements);
const replacementNames: Readonly<Record<string, string>> = {
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
const formElements: ReadonlySet<string> = new Set([
  'input',
  'select',
  'textarea',
  'button',
  'option',
]);
const elementsToSkip: ReadonlySet<string> = new Set([
  ...elementsWithoutText,
  'colgroup',
  'col',
  'stylesheet',
  'link',
  'meta',
  'base',
  'head',
]);

/** Returns what the classes of an element declare. */
const listDeclarations = (
  { attributes }: XmlElement,
  { styles }: TextContext,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (attributes['class'] ?? '')
      .split(/\s+/)
      .map((name) => styles.get(name))
      .filter((declaration) => declaration !== undefined),
  );

function readStyles(
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

function readListStart(counter: string | undefined): string | undefined {
  const [, before] = /^list-item (-?\d{1,6})$/.exec(counter ?? '') ?? [];
  return before === undefined ? undefined : String(Number(before) + 1);
}

function readAttributes(
  name: string,
  element: XmlElement,
  fromClasses: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { attributes } = element;
  const candidates: Record<string, string | undefined> = {
    ...attributes,
    style: readStyles(element, fromClasses),
    lang: attributes['xml:lang'] ?? attributes['lang'],
    dir:
      fromClasses['direction'] ??
      (fromClasses['unicode-bidi'] === 'plaintext' ? 'auto' : attributes['dir']),
    start: readListStart(fromClasses['counter-reset']) ?? attributes['start'],
  };
  const allowedEntries: Record<string, string> = {};
  for (const key of allowedAttributes(name)) {
    const value = candidates[key];
    if (value !== undefined && value !== '' && isAllowedValue(name, key, value))
      allowedEntries[key] = value;
  }
  return allowedEntries;
}

/**
 * Returns the address of a link. A site link that an export made absolute on this site becomes
 * relative again.
 */
function resolveLinkAddress({ attributes }: XmlElement, { site }: TextContext): string | undefined {
  const { href, class: classes = '' } = attributes;
  const isOfSite =
    site !== undefined && href !== undefined && classes.split(/\s+/).includes(siteLinkClass);
  return isOfSite && href.startsWith(`${new URL(site).origin}/`)
    ? href.slice(new URL(site).origin.length)
    : href;
}

function readLink(element: XmlElement, context: TextContext): readonly RichNode[] {
  const children = readRichNodes(element.children, context);
  const href = resolveLinkAddress(element, context);
  const attributes = readAttributes(
    'a',
    { ...element, attributes: { ...element.attributes, ...(href === undefined ? {} : { href }) } },
    listDeclarations(element, context),
  );
  if (attributes['href'] !== undefined) return [{ name: 'a', attributes, children }];
  if (href !== undefined && href !== '')
    context.notes.add('quizImport.item.linkDropped', { address: href });
  return createElement('span', attributes, children);
}

/** Whether something is lost with an element. */
const hasContent = (element: XmlElement): boolean =>
  getTextContent(element).trim() !== '' ||
  element.name === 'img' ||
  findByName(element, 'img').length > 0;

const createElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RichNode[],
): readonly RichNode[] =>
  name === 'span' && Object.keys(attributes).length === 0
    ? children
    : [{ name, attributes, children }];

function readElement(element: XmlElement, context: TextContext): readonly RichNode[] {
  const { name, attributes, children } = element;
  if (isHidden(element)) {
    if (hasContent(element)) context.notes.add('quizImport.item.hidden');
    return [];
  }
  if (name === 'math') return [readMath(element, context)];
  if (name === 'img')
    return (
      readEquationImage(element, context) ?? readPicture(element, attributes['src'] ?? '', context)
    );
  if (name === 'a') return readLink(element, context);
  if (name === 'ruby') return readRuby(element, (nodes) => readRichNodes(nodes, context));
  if (name === 'script') context.notes.add('quizImport.item.script');
  if (name === 'include')
    context.notes.add('quizImport.item.sharedText', { what: attributes['href'] ?? '' });
  if (embeddedElements.has(name)) return readEmbeddedMedia(element, context);
  if (formElements.has(name)) context.notes.add('quizImport.item.formField');
  if (name === 'infoControl') context.notes.add('quizImport.item.hint');
  if (name === 'infoControl' || elementsToSkip.has(name) || formElements.has(name)) return [];
  const inner = readRichNodes(children, context);
  if (name === 'q') return ['\u201C', ...inner, '\u201D'];
  const allowedName = Object.hasOwn(replacementNames, name)
    ? (replacementNames[name] ?? name)
    : name;
  if (!allowed.has(allowedName)) return inner;
  const fromClasses = listDeclarations(element, context);
  const decoration = fromClasses['text-decoration'];
  const finalName =
    allowedName === 'span' && decoration === 'underline'
      ? 'u'
      : allowedName === 'span' && decoration === 'line-through'
        ? 's'
        : allowedName;
  return createElement(finalName, readAttributes(finalName, element, fromClasses), inner);
}

/**
 * Reads XHTML or HTML as rich text of allowed elements. Keeps the text of unknown elements and
 * notes omissions in `context`.
 */
export const readRichNodes = (
  nodes: readonly XmlNode[],
  context: TextContext,
): readonly RichNode[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : readElement(node, context)));
