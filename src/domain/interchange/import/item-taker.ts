import { textOf } from '../../rich-text/text-of.ts';
import { quizImport } from '../../sentences/quiz-import.ts';
import type { FoundItem } from './found-quiz.ts';
import type { ImportedItem, ImportEntry, ImportPreview } from './imported-package.ts';
import type { ItemContent, ItemContext, ItemReading } from './item-reading.ts';
import { quoted } from './notes.ts';
import { itemKey } from './item-key.ts';
import type { PackageFiles } from './package-files.ts';
import type { StyleClasses } from './text/text-context.ts';

/** Reads the items of a package one by one: their pictures are looked at, those that were left out are not taken, and each gets its entry in the report. */
export interface ItemTaker {
  readonly take: (file: string, read: (context: ItemContext) => ItemReading) => Promise<FoundItem>;
  /** An entry for a file that should hold an item or a quiz and cannot be read. */
  readonly fault: (file: string, identifier: string, sentence: string) => FoundItem;
}

/** What an item taker knows of its package. */
export interface TakerInput {
  readonly files: PackageFiles;
  readonly isOurs: boolean;
  readonly styles: StyleClasses;
  readonly site: string | undefined;
  /** `file#identifier` of the items that are not wanted. */
  readonly leaveOut: ReadonlySet<string>;
}

const mostPreviewCharacters = 500;
const shown = (text: string): string => {
  const words = textOf(text);
  return words.length > mostPreviewCharacters
    ? `${words.slice(0, mostPreviewCharacters).replace(/[\uD800-\uDBFF]$/, '')}\u2026`
    : words;
};

const previewOf = (content: ItemContent): ImportPreview =>
  content.kind === 'video'
    ? { kind: 'video', isMultiple: false, text: content.title, options: [] }
    : {
        kind: 'question',
        isMultiple: content.isMultiple,
        text: shown(content.title),
        options: content.options.map(({ text, isRight }) => ({ text: shown(text), isRight })),
      };

function entryOf(
  file: string,
  { identifier, title, content, reasons }: ItemReading,
  isLeftOut: boolean,
): ImportEntry {
  const outcome =
    content === null || isLeftOut ? 'skipped' : reasons.length > 0 ? 'partial' : 'imported';
  const reason = content !== null && isLeftOut ? quizImport.item.leftOut : reasons.join(' ');
  return {
    file,
    identifier,
    title: quoted(title),
    outcome,
    reason,
    ...(content === null ? {} : { preview: previewOf(content) }),
  };
}

/** An item taker for one package. */
export function itemTaker({ files, isOurs, styles, site, leaveOut }: TakerInput): ItemTaker {
  async function settled(
    file: string,
    read: (context: ItemContext) => ItemReading,
  ): Promise<ItemReading> {
    const context: ItemContext = {
      isOurs,
      styles,
      site,
      pictureAt: (address) => files.picture(address, file),
    };
    const named = (reading: ItemReading): ItemReading => ({
      ...reading,
      identifier: quoted(reading.identifier),
    });
    const first = read(context);
    const fits: boolean[] = [];
    for (const path of first.pictures) fits.push(await files.isPicture(path));
    return named(fits.every(Boolean) ? first : read(context));
  }
  return {
    take: async (file, read) => {
      const reading = await settled(file, read);
      const { identifier, content, pictures } = reading;
      const isLeftOut = leaveOut.has(itemKey({ file, identifier }));
      const item: ImportedItem | null =
        content === null || isLeftOut ? null : { ...content, file, identifier };
      return {
        entry: entryOf(file, reading, isLeftOut),
        item,
        pictures: item === null ? [] : pictures,
      };
    },
    fault: (file, identifier, sentence) => ({
      entry: { file, identifier, title: '', outcome: 'skipped', reason: sentence },
      item: null,
      pictures: [],
    }),
  };
}
