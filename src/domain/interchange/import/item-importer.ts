import { getVisibleText } from '../../rich-text/visible-text.ts';
import { quizImport } from '../../messages/en/interchange/quiz-import.ts';
import type { ReportedItem } from './parsed-quiz.ts';
import {
  type ImportedItem,
  type ImportEntry,
  type ImportPreview,
  getItemKey,
} from './imported-package.ts';
import type { ItemContent, ItemContext, ParsedItem } from './parsed-item.ts';
import { truncateQuote } from './notes.ts';
import type { PackageFiles } from './package/package-files.ts';
import type { StyleClasses } from './text/text-context.ts';
import { assertNever } from '../../assert-never.ts';

/**
 * Imports the items of a package one by one: checks their pictures, leaves out those the user left
 * out, and creates an entry in the report for each.
 */
export interface ItemImporter {
  readonly importItem: (
    file: string,
    read: (context: ItemContext) => ParsedItem,
  ) => Promise<ReportedItem>;
  /** Creates an entry for a file that should hold an item or a quiz and is unreadable. */
  readonly reportUnreadable: (file: string, identifier: string, message: string) => ReportedItem;
}

/** What an item importer needs to know of its package. */
export interface ItemImporterInput {
  readonly files: PackageFiles;
  readonly isOwnExport: boolean;
  readonly styles: StyleClasses;
  readonly site: string | undefined;
  /** The keys (`getItemKey`) of items to leave out. */
  readonly leaveOut: ReadonlySet<string>;
}

const maxPreviewCharacters = 500;
const toPreviewText = (text: string): string => {
  const visibleText = getVisibleText(text);
  return visibleText.length > maxPreviewCharacters
    ? `${visibleText.slice(0, maxPreviewCharacters).replace(/[\uD800-\uDBFF]$/, '')}\u2026`
    : visibleText;
};

function createPreview(content: ItemContent): ImportPreview {
  switch (content.type) {
    case 'video':
      return { kind: 'video', isMultiple: false, text: content.title, options: [] };
    case 'question':
      return {
        kind: 'question',
        isMultiple: content.isMultiple,
        text: toPreviewText(content.title),
        options: content.options.map(({ text, isRight }) => ({
          text: toPreviewText(text),
          isRight,
        })),
      };
    default:
      return assertNever(content);
  }
}

function createEntry(
  file: string,
  { identifier, title, content, reasons }: ParsedItem,
  isLeftOut: boolean,
): ImportEntry {
  const outcome =
    content === null || isLeftOut ? 'skipped' : reasons.length > 0 ? 'partial' : 'imported';
  const reason = content !== null && isLeftOut ? quizImport.item.leftOut : reasons.join(' ');
  return {
    file,
    identifier,
    title: truncateQuote(title),
    outcome,
    reason,
    ...(content === null ? {} : { preview: createPreview(content) }),
  };
}

/** Creates the item importer of a package. */
export function createItemImporter({
  files,
  isOwnExport,
  styles,
  site,
  leaveOut,
}: ItemImporterInput): ItemImporter {
  async function parseItem(
    file: string,
    read: (context: ItemContext) => ParsedItem,
  ): Promise<ParsedItem> {
    const context: ItemContext = {
      isOwnExport,
      styles,
      site,
      findPicture: (address) => files.findPicture(address, file),
    };
    const truncateIdentifier = (parsed: ParsedItem): ParsedItem => ({
      ...parsed,
      identifier: truncateQuote(parsed.identifier),
    });
    const first = read(context);
    const fits: boolean[] = [];
    for (const path of first.pictures) fits.push(await files.isPicture(path));
    return truncateIdentifier(fits.every(Boolean) ? first : read(context));
  }
  return {
    importItem: async (file, read) => {
      const parsed = await parseItem(file, read);
      const { identifier, content, pictures } = parsed;
      const isLeftOut = leaveOut.has(getItemKey({ file, identifier }));
      const item: ImportedItem | null =
        content === null || isLeftOut ? null : { ...content, file, identifier };
      return {
        entry: createEntry(file, parsed, isLeftOut),
        item,
        pictures: item === null ? [] : pictures,
      };
    },
    reportUnreadable: (file, identifier, message) => ({
      entry: { file, identifier, title: '', outcome: 'skipped', reason: message },
      item: null,
      pictures: [],
    }),
  };
}
