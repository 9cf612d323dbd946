import { quizImport } from '../../../sentences/quiz-import.ts';
import type { RichNode } from '../../rich/rich-node.ts';
import type { XmlNode } from '../../xml/element.ts';
import type { ItemContext } from '../item-reading.ts';
import type { Notes } from '../notes.ts';
import { richOf } from './rich-of.ts';
import { htmlTree } from './html-tree.ts';
import { fitsXml } from '../../xml/characters.ts';
import { mostQuestionCharacters } from '../../../rich-text/limits.ts';
import { textContent } from '../tree.ts';
import { keptText } from './kept-text.ts';
import type { TextContext } from './text-context.ts';

const say = quizImport.item;
/** What stands before the path of a package's picture in a kept text, until the picture has an address. */
export const inPackage = 'package:';

/** Reads the texts of one item: kept rich text, the pictures they show, and notes of what is lost. */
export class TextReader {
  readonly pictures = new Set<string>();
  readonly notes: Notes;
  readonly #context: TextContext;
  readonly #item: ItemContext;

  constructor(item: ItemContext, notes: Notes) {
    this.notes = notes;
    this.#item = item;
    this.#context = {
      notes,
      keepsSpaces: item.isOurs,
      styles: item.styles,
      site: item.isOurs ? item.site : undefined,
      pictureAt: (address) => this.#shownAt(address),
    };
  }

  /** Whether spaces and line breaks are as they were meant. */
  get keepsSpaces(): boolean {
    return this.#context.keepsSpaces;
  }

  #pathOf(address: string): string | null {
    const found = this.#item.pictureAt(address);
    if (typeof found === 'string') {
      this.notes.add(found === 'missing' ? say.pictureMissing : say.pictureUnfit, { address });
      return null;
    }
    this.pictures.add(found.path);
    return found.path;
  }

  /** The picture under a question written as `address`: its path in the package, or its address on the web; null when it cannot be had, which is noted. */
  pictureBelow(address: string): string | null {
    const shown = this.#shownAt(address);
    return shown?.startsWith(inPackage) === true ? shown.slice(inPackage.length) : shown;
  }

  /** Nodes of XHTML as rich text. */
  rich(nodes: readonly XmlNode[]): readonly RichNode[] {
    return richOf(nodes, this.#context);
  }

  /** HTML as rich text; null when it is nested too deep, which is noted. */
  html(html: string): readonly RichNode[] | null {
    const tree = htmlTree(html);
    if (tree === null) this.notes.add(say.tooDeep);
    return tree === null ? null : this.rich(tree);
  }

  /** Rich text as it is kept; of what is far too long only its beginning, which is too long as well. */
  kept(nodes: readonly RichNode[]): string {
    const words = nodes.map(textContent).join('');
    if (words.length > mostQuestionCharacters * 10)
      return words.slice(0, mostQuestionCharacters + 1);
    if (!fitAll(nodes)) this.notes.add(say.characters);
    return keptText(nodes, this.#context.keepsSpaces);
  }

  #shownAt(address: string): string | null {
    if (/^https:\/\//i.test(address)) {
      this.notes.add(say.pictureElsewhere, { address });
      return address;
    }
    if (/^http:\/\//i.test(address) || address.startsWith('//')) {
      this.notes.add(say.pictureInsecure, { address });
      return null;
    }
    const path = this.#pathOf(address);
    return path === null ? null : `${inPackage}${path}`;
  }
}

const fitAll = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) => (typeof node === 'string' ? fitsXml(node) : fitAll(node.children)));
