import type { XmlElement } from '../../interchange/xml/element.ts';
import type { InlineMark } from './pasted-line.ts';

/** What an element changes for the text in it. */
export interface Look {
  readonly added: readonly InlineMark[];
  readonly removed: readonly InlineMark[];
  readonly isPreformatted: boolean | null;
}

const marksByElement: Readonly<Record<string, InlineMark>> = {
  sub: 'sub',
  sup: 'sup',
  em: 'em',
  i: 'em',
  strong: 'strong',
  b: 'strong',
  u: 'u',
};

const plain: Look = { added: [], removed: [], isPreformatted: null };

const findValue = (style: string, property: RegExp): string | undefined =>
  property.exec(style)?.[1]?.toLowerCase();

/** Returns the formatting of an element by its name and its style, which wins. */
export function readLook({ name, attributes }: XmlElement): Look {
  const own = Object.hasOwn(marksByElement, name) ? marksByElement[name] : undefined;
  const style = attributes['style'] ?? '';
  const isPre = name === 'pre' ? true : null;
  if (style === '')
    return own === undefined && isPre === null
      ? plain
      : { ...plain, added: own === undefined ? [] : [own], isPreformatted: isPre };
  const added = new Set<InlineMark>(own === undefined ? [] : [own]);
  const removed: InlineMark[] = [];
  const align = findValue(style, /(?:^|[;\s])vertical-align:\s{0,9}([a-z]+)/i);
  if (align === 'sub') added.add('sub');
  if (align === 'super') added.add('sup');
  const decide = (
    mark: InlineMark,
    value: string | undefined,
    isOn: (value: string) => boolean,
  ): void => {
    if (value === undefined) return;
    if (isOn(value)) added.add(mark);
    else {
      added.delete(mark);
      removed.push(mark);
    }
  };
  decide('strong', findValue(style, /font-weight:\s{0,9}([a-z\d]+)/i), (value) =>
    /^(?:bold|bolder|[6-9]00)$/.test(value),
  );
  decide(
    'em',
    findValue(style, /font-style:\s{0,9}([a-z]+)/i),
    (value) => value === 'italic' || value === 'oblique',
  );
  const space = findValue(style, /white-space:\s{0,9}([a-z-]+)/i);
  return {
    added: [...added],
    removed,
    isPreformatted: space === undefined ? isPre : space.startsWith('pre'),
  };
}
