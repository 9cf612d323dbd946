import { decryptText, encryptText, type TextPlace } from './draft-cipher.ts';
import { DraftKeyError, type DraftKey } from './draft-key.ts';
import type { JournalHeader, StoredText } from './journal-database.ts';
import type { JournalStore, RecordStore, StoredJournal, TextChange } from './journal-store.ts';

const toBasePlace = (journal: string): TextPlace => ({ journal, kind: 'base', index: 0 });
const toLinePlace = (journal: string, index: number): TextPlace => ({
  journal,
  kind: 'line',
  index,
});

const listTexts = <Source>({
  header: { id, base },
  lines,
}: StoredJournal<Source, StoredText>): readonly {
  readonly place: TextPlace;
  readonly text: StoredText;
}[] => [
  { place: toBasePlace(id), text: base },
  ...lines.map((text, index) => ({ place: toLinePlace(id, index), text })),
];

/** Returns the journal in plain text. What cannot be decrypted is empty, which nothing can read. */
async function decryptJournal<Source>(
  key: CryptoKey,
  journal: StoredJournal<Source, StoredText>,
): Promise<StoredJournal<Source>> {
  const [base = '', ...lines] = await Promise.all(
    listTexts(journal).map(async ({ place, text }) =>
      typeof text === 'string' ? text : ((await decryptText(key, place, text)) ?? ''),
    ),
  );
  return { header: { ...journal.header, base }, lines };
}

/** Encrypts what code before encryption has stored of a journal. */
async function encryptJournal<Source>(
  key: CryptoKey,
  store: RecordStore<Source>,
  journal: StoredJournal<Source, StoredText>,
): Promise<void> {
  const changes = await Promise.all(
    listTexts(journal).flatMap(({ place, text }) =>
      typeof text === 'string'
        ? [
            encryptText(key, place, text).then((encrypted): TextChange => ({
              ...place,
              from: text,
              to: encrypted,
            })),
          ]
        : [],
    ),
  );
  if (changes.length > 0) await store.changeTexts(journal.header.id, changes);
}

/** What a store that encrypts needs. */
export interface EncryptedStoreOptions {
  readonly key: DraftKey;
  /** Called when encrypted journals were found and the key is not loaded yet. */
  readonly onKeyAwaited: () => void;
  /** Whether journals that were stored before there was encryption stay as they are. */
  readonly isReadOnly: boolean;
}

/**
 * Encrypts and decrypts the texts of a store. Everything is encrypted before a transaction opens.
 * Journals in plain text are read too, and encrypted when their owner finds them. Where the browser
 * cannot encrypt, texts are stored as they are.
 */
export function encryptStore<Source>(
  store: RecordStore<Source>,
  { key, onKeyAwaited, isReadOnly }: EncryptedStoreOptions,
): JournalStore<Source> {
  const encryptLines = async (
    id: string,
    from: number,
    lines: readonly string[],
  ): Promise<readonly StoredText[]> => {
    if (!key.canEncrypt) return lines;
    const loaded = await key.get();
    return Promise.all(
      lines.map(async (line, i) => encryptText(loaded, toLinePlace(id, from + i), line)),
    );
  };
  const encryptHeader = async (
    header: JournalHeader<Source>,
  ): Promise<JournalHeader<Source, StoredText>> =>
    key.canEncrypt
      ? { ...header, base: await encryptText(await key.get(), toBasePlace(header.id), header.base) }
      : header;

  return {
    findByUser: async (user, matches) => {
      const stored = await store.findByUser(user, matches);
      const isPlain = stored.every((journal) =>
        listTexts(journal).every(({ text }) => typeof text === 'string'),
      );
      if (stored.length === 0 || (isPlain && !key.canEncrypt))
        return stored as readonly StoredJournal<Source>[];
      if (!key.isLoaded() && !isPlain) onKeyAwaited();
      const loaded = await key.get().catch((reason: unknown) => {
        if (isPlain && reason instanceof DraftKeyError) return null;
        throw reason;
      });
      if (loaded === null) return stored as readonly StoredJournal<Source>[];
      const journals = await Promise.all(
        stored.map(async (journal) => decryptJournal(loaded, journal)),
      );
      if (!isReadOnly)
        await Promise.allSettled(
          stored.map(async (journal) => encryptJournal(loaded, store, journal)),
        );
      return journals;
    },
    write: async (id, from, lines) => store.write(id, from, await encryptLines(id, from, lines)),
    replace: async (header, lines) =>
      store.replace(await encryptHeader(header), await encryptLines(header.id, 0, lines)),
    setAside: store.setAside,
    remove: store.remove,
    close: store.close,
  };
}
