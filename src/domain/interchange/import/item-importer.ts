import type { FormatMessage, Message } from '../../messages/message.ts';
import { toStoredPlainText } from '../../rich-text/plain-text.ts';
import { getVisibleText } from '../../rich-text/visible-text.ts';
import type { ParsedEntry, ReportedItem } from './parsed-quiz.ts';
import type { ImportedItem, ImportPreview } from './imported-package.ts';
import type { ItemContent, ItemContext, ParsedItem } from './parsed-item.ts';
import { truncateQuote } from './notes.ts';
import type { PackageFiles } from './package/package-files.ts';
import type { StyleClasses } from './text/text-context.ts';
import { assertNever } from '../../assert-never.ts';
import { matchItem } from '../../quiz/draft/item-type.ts';

/**
 * Imports the items of a package one by one: checks their pictures, and creates an entry in the
 * report for each.
 */
export interface ItemImporter {
  readonly importItem: (
    file: string,
    read: (context: ItemContext) => ParsedItem,
  ) => Promise<ReportedItem>;
  /** Creates an entry for a file that should hold an item or a quiz and is unreadable. */
  readonly reportUnreadable: (file: string, identifier: string, message: Message) => ReportedItem;
}

/** What an item importer needs to know of its package. */
export interface ItemImporterInput {
  readonly files: PackageFiles;
  readonly isOwnExport: boolean;
  readonly styles: StyleClasses;
  readonly site: string | undefined;
  readonly formatMessage: FormatMessage;
}

const maxPreviewCharacters = 500;
const toPreviewText = (text: string): string => {
  const visibleText = getVisibleText(text);
  return toStoredPlainText(
    visibleText.length > maxPreviewCharacters
      ? `${visibleText.slice(0, maxPreviewCharacters).replace(/[\uD800-\uDBFF]$/, '')}\u2026`
      : visibleText,
  );
};
const noImage = { isShortened: true, image: null, imageAlt: '' } as const;

function createPreview(content: ItemContent): ImportPreview {
  switch (content.type) {
    case 'video':
      return {
        ...noImage,
        kind: 'video',
        isMultiple: false,
        isShortened: false,
        text: toStoredPlainText(content.title),
        options: [],
      };
    case 'question':
      return {
        ...noImage,
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
): ParsedEntry {
  return {
    file,
    identifier,
    title: truncateQuote(title),
    outcome: content === null ? 'skipped' : reasons.length > 0 ? 'partial' : 'imported',
    reasons,
    ...(content === null ? {} : { preview: createPreview(content) }),
  };
}

const getCaptions = (content: ItemContent): boolean | null =>
  matchItem(content, { question: () => null, video: ({ showsCaptions }) => showsCaptions });

const toImportedItem = (content: ItemContent, file: string, identifier: string): ImportedItem =>
  matchItem(content, {
    question: (question): ImportedItem => ({ ...question, file, identifier }),
    video: ({ type, title, articleId }): ImportedItem => ({
      type,
      title,
      articleId,
      file,
      identifier,
    }),
  });

/** Creates the item importer of a package. */
export function createItemImporter({
  files,
  isOwnExport,
  styles,
  site,
  formatMessage,
}: ItemImporterInput): ItemImporter {
  async function parseItem(
    file: string,
    read: (context: ItemContext) => ParsedItem,
  ): Promise<ParsedItem> {
    const context: ItemContext = {
      isOwnExport,
      styles,
      site,
      formatMessage,
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
      const entry = createEntry(file, parsed);
      return content === null
        ? { entry, item: null, showsCaptions: null, pictures: [] }
        : {
            entry,
            item: toImportedItem(content, file, identifier),
            showsCaptions: getCaptions(content),
            pictures,
          };
    },
    reportUnreadable: (file, identifier, message) => ({
      entry: { file, identifier, title: '', outcome: 'skipped', reasons: [message] },
      item: null,
      showsCaptions: null,
      pictures: [],
    }),
  };
}
