import type { XmlElement } from '../xml/element.ts';
import type { ItemContent } from './item-reading.ts';
import { named, wordsOf } from './tree.ts';

/** The video that an export of ours links to from an item without a question; null when there is no such link. */
export function ownVideo(body: XmlElement): ItemContent | null {
  const [link, ...others] = named(body, 'a');
  const href = link?.attributes['href'] ?? '';
  if (link === undefined || others.length > 0 || !URL.canParse(href)) return null;
  const id = new URL(href).searchParams.get('id') ?? '';
  const title = wordsOf(link);
  return /^[1-9]\d{0,9}$/.test(id)
    ? { kind: 'video', title: title === href ? '' : title, articleId: Number(id) }
    : null;
}
