import {
  createLinkResolver,
  createPictureResolver,
  type ExportOptions,
} from '../export-options.ts';
import { replaceChildren, type RichElement, type RichNode } from '../../rich-tree/rich-node.ts';
import { normalizeFlow } from '../../rich-tree/normalize-blocks.ts';

function toPlayerPicture(picture: RichElement, options: ExportOptions): readonly RichNode[] {
  const { src = '', alt = '' } = picture.attributes;
  const at = createPictureResolver(options, '')(src);
  if (at === null) return alt === '' ? [] : [alt];
  if (!options.pictures.has(src))
    return [{ name: 'a', attributes: { href: at }, children: alt === '' ? [] : [alt] }];
  return [{ ...picture, attributes: { ...picture.attributes, src: at, alt } }];
}

function toPlayerNode(node: RichNode, options: ExportOptions): readonly RichNode[] {
  if (typeof node === 'string') return [node];
  if (node.name === 'img') return toPlayerPicture(node, options);
  const children = node.children.flatMap((child) => toPlayerNode(child, options));
  const { href, ...others } = node.attributes;
  if (node.name !== 'a') return [replaceChildren(node, children)];
  if (children.length === 0) return [];
  return [
    href === undefined
      ? { name: 'span', attributes: others, children }
      : {
          name: 'a',
          attributes: { ...others, href: createLinkResolver(options.site)(href) },
          children,
        },
  ];
}

/**
 * Converts a text for the player: well nested, with paths of the package's pictures and absolute
 * links. A picture on the web becomes a link, since a package sends no request by itself; without a
 * description it has no text, and the player names it in the language of the student.
 */
export const toPlayerNodes = (
  nodes: readonly RichNode[],
  options: ExportOptions,
): readonly RichNode[] => normalizeFlow(nodes).flatMap((node) => toPlayerNode(node, options));
