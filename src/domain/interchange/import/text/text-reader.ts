import type { RichNode } from '../../rich-tree/rich-node.ts';
import type { XmlNode } from '../../xml/element.ts';
import type { ItemContext } from '../parsed-item.ts';
import type { Notes } from '../notes.ts';
import { readRichNodes } from './read-rich-nodes.ts';
import { parseHtml } from './parse-html.ts';
import { isXmlText } from '../../xml/xml-text.ts';
import { maxQuestionCharacters } from '../../../rich-text/rich-text-limits.ts';
import { getTextContent } from '../../xml/query-xml.ts';
import { toStoredText } from './stored-text.ts';
import type { TextContext } from './text-context.ts';

/** The prefix of a picture's path in a stored text, until the picture has an address. */
export const packagePrefix = 'package:';

/** Reads the texts of one item as rich text, and collects their pictures and omissions. */
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
      /** Whether white space is significant. */
      preservesSpaces: item.isOwnExport,
      styles: item.styles,
      site: item.isOwnExport ? item.site : undefined,
      resolvePicture: (address) => this.#resolvePicture(address),
    };
  }

  /** Whether spaces and line breaks are as they were meant. */
  get preservesSpaces(): boolean {
    return this.#context.preservesSpaces;
  }

  #findPath(address: string): string | null {
    const found = this.#item.findPicture(address);
    if (typeof found === 'string') {
      this.notes.add(
        found === 'missing' ? 'quizImport.item.pictureMissing' : 'quizImport.item.pictureUnfit',
        {
          address,
        },
      );
      return null;
    }
    this.pictures.add(found.path);
    return found.path;
  }

  /**
   * Returns the path in the package or the address on the web of the picture under a question;
   * null, with a note, when it is unavailable.
   */
  resolveQuestionPicture(address: string): string | null {
    const resolved = this.#resolvePicture(address);
    return resolved?.startsWith(packagePrefix) === true
      ? resolved.slice(packagePrefix.length)
      : resolved;
  }

  /** Reads XHTML as rich text. */
  readXhtml(nodes: readonly XmlNode[]): readonly RichNode[] {
    return readRichNodes(nodes, this.#context);
  }

  /** Reads HTML as rich text; null, with a note, when it is nested too deep. */
  readHtml(html: string): readonly RichNode[] | null {
    const tree = parseHtml(html);
    if (tree === null) this.notes.add('quizImport.item.tooDeep');
    return tree === null ? null : this.readXhtml(tree);
  }

  /**
   * Returns rich text in its stored form. A text far beyond the limit is cut, but stays too long.
   */
  toStoredText(nodes: readonly RichNode[]): string {
    const visibleText = nodes.map(getTextContent).join('');
    if (visibleText.length > maxQuestionCharacters * 10)
      return visibleText.slice(0, maxQuestionCharacters + 1);
    if (!hasOnlyXmlText(nodes)) this.notes.add('quizImport.item.characters');
    return toStoredText(nodes, this.#context.preservesSpaces);
  }

  #resolvePicture(address: string): string | null {
    if (/^https:\/\//i.test(address)) {
      this.notes.add('quizImport.item.pictureElsewhere', { address });
      return address;
    }
    if (/^http:\/\//i.test(address) || address.startsWith('//')) {
      this.notes.add('quizImport.item.pictureInsecure', { address });
      return null;
    }
    const path = this.#findPath(address);
    return path === null ? null : `${packagePrefix}${path}`;
  }
}

const hasOnlyXmlText = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) =>
    typeof node === 'string' ? isXmlText(node) : hasOnlyXmlText(node.children),
  );
