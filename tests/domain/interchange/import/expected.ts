import { keptText } from '../../../../src/domain/interchange/import/text/kept-text.ts';
import type { ImportedItem } from '../../../../src/domain/interchange/import/imported-package.ts';
import { readRich } from '../../../../src/domain/interchange/rich/read-rich.ts';
import { blocks, flow } from '../../../../src/domain/interchange/rich/settle-blocks.ts';
import type { RichNode } from '../../../../src/domain/interchange/rich/rich-node.ts';
import { fitXml } from '../../../../src/domain/interchange/xml/characters.ts';
import type { StoredItem } from '../../../../src/domain/quiz/stored-quiz.ts';
import { allowedAttributes } from '../../../../src/domain/rich-text/allowed.ts';
import { showsNothing } from '../../../../src/domain/rich-text/shown.ts';
import { textOf } from '../../../../src/domain/rich-text/text-of.ts';

const picture = (n: number): string => `/files/${String(n).repeat(64)}.png`;
/** Which pictures of a generated quiz there are. */
export const isThere = (address: string): boolean => address === picture(1) || address === picture(2);
/** The site that exports are made on. */
export const site = 'https://lectern.test';

/**
 * What the round trip leaves of a text: hints of links, missing pictures and characters that XML cannot hold are gone and stand in a report; a link within the site
 * becomes a whole address, which means the same.
 */
export interface Expectation {
  readonly keepsLinkTitles: boolean;
  readonly packagePath: (address: string) => string;
}

function expectedNode(node: RichNode, given: Expectation): readonly RichNode[] {
  if (typeof node === 'string') return [node];
  const { name } = node;
  if (name === 'math') return [node];
  const { src = '', alt = '' } = node.attributes;
  if (name === 'img') {
    const isElsewhere = src.startsWith('https:');
    if (!isThere(src) && !isElsewhere) return alt === '' ? [] : [alt];
    return [{ name, attributes: { src: isElsewhere ? src : `package:${given.packagePath(src)}`, alt }, children: [] }];
  }
  const children = node.children.flatMap((child) => expectedNode(child, given));
  const href = node.attributes['href'];
  const shown = name === 'a' && href === undefined ? 'span' : name;
  const attributes = Object.fromEntries(allowedAttributes(shown).flatMap((key) => {
    const value = key === 'href' ? (href?.startsWith('/') === true ? site + href : href) : node.attributes[key];
    const isKept = value !== undefined && value !== '' && !(key === 'lang' && value.includes(' ')) && !(key === 'title' && !given.keepsLinkTitles);
    return isKept ? [[key, value]] : [];
  }));
  return shown === 'span' && Object.keys(attributes).length === 0 ? children : [{ name: shown, attributes, children }];
}

const expectedText = (text: string, given: Expectation): string => keptText(flow(readRich(text)).flatMap((node) => expectedNode(node, given)), true);

/** A picture under a question that is not in the package comes back as the last paragraph of its text. */
const pictureBelow = (src: string, number: number): RichNode => ({ name: 'p', attributes: {}, children: [{ name: 'img', attributes: { src, alt: `Picture for question ${String(number)}` }, children: [] }] });

/** What an item is after it was exported and read again: not there, when it is a video that is gone or a question without a text. */
export function expectedItem(item: StoredItem, number: number, given: Expectation, file: (id: number) => string): readonly ImportedItem[] {
  const place = { file: file(item.id), identifier: `item-${String(item.id)}` };
  if (item.type === 1) {
    if (item.article === null) return [];
    const words = textOf(item.article.title);
    return [{ kind: 'video', title: fitXml(words).replaceAll(/\s+/g, ' ').trim(), articleId: item.article.id, ...place }];
  }
  const nodes = flow(readRich(item.title)).flatMap((node) => expectedNode(node, given));
  const title = keptText(item.image?.startsWith('https:') === true ? [...blocks(nodes), pictureBelow(item.image, number)] : nodes, true);
  if (showsNothing(title)) return [];
  const image = item.image !== null && isThere(item.image) ? given.packagePath(item.image) : null;
  return [{ kind: 'question', title, image, isMultiple: item.isMultiple, options: item.textOptions.map(({ id, text }) => ({ text: expectedText(text, given), isRight: item.rightAnswer.includes(id) })), ...place }];
}
