import { scormPlayer as say } from '../../sentences/scorm-player.ts';
import { linkFrom, pictureFrom, type ExportOptions } from '../export-options.ts';
import { withChildren, type RichElement, type RichNode } from '../rich/rich-node.ts';
import { flow } from '../rich/settle-blocks.ts';

const link = (href: string, words: string): RichElement => ({
  name: 'a',
  attributes: { href },
  children: [words],
});

function placedPicture(picture: RichElement, options: ExportOptions): readonly RichNode[] {
  const { src = '', alt = '' } = picture.attributes;
  const at = pictureFrom(options, '')(src);
  if (at === null) return alt === '' ? [] : [alt];
  if (!options.pictures.has(src)) return [link(at, alt === '' ? say.pictureElsewhere : alt)];
  return [{ ...picture, attributes: { ...picture.attributes, src: at, alt } }];
}

function placed(node: RichNode, options: ExportOptions): readonly RichNode[] {
  if (typeof node === 'string') return [node];
  if (node.name === 'img') return placedPicture(node, options);
  const children = node.children.flatMap((child) => placed(child, options));
  const { href, ...others } = node.attributes;
  if (node.name !== 'a') return [withChildren(node, children)];
  return [
    href === undefined
      ? { name: 'span', attributes: others, children }
      : { name: 'a', attributes: { ...others, href: linkFrom(options.site)(href) }, children },
  ];
}

/** A text as the player shows it: well nested, pictures of the package by their path, links whole. A picture elsewhere becomes a link, since a package asks no network by itself. */
export const placeNodes = (
  nodes: readonly RichNode[],
  options: ExportOptions,
): readonly RichNode[] => flow(nodes).flatMap((node) => placed(node, options));
