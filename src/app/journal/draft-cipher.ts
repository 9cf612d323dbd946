/**
 * The place of a stored text: the base of a journal, or one of its lines. A text that was moved to
 * another place cannot be decrypted there.
 */
export interface TextPlace {
  readonly journal: string;
  readonly kind: 'base' | 'line';
  /** The number of the line; 0 for the base. */
  readonly index: number;
}

/** The algorithm of the key: AES-GCM with 256 bits. */
export const cipherName = 'AES-GCM';

const format = 1;
const ivBytes = 12;
const headBytes = 1 + ivBytes;

const toParameters = (iv: Uint8Array<ArrayBuffer>, { journal, kind, index }: TextPlace) => ({
  name: cipherName,
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([format, journal, kind, index])),
});

/** Encrypts a text: the number of the format, a random IV of 96 bits and the ciphertext. */
export async function encryptText(
  key: CryptoKey,
  place: TextPlace,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const bytes = new TextEncoder().encode(text);
  const encrypted = await crypto.subtle.encrypt(toParameters(iv, place), key, bytes);
  const record = new Uint8Array(headBytes + encrypted.byteLength);
  record.set([format]);
  record.set(iv, 1);
  record.set(new Uint8Array(encrypted), headBytes);
  return record;
}

/** Decrypts a text; null for another key or place, a damaged record, or another format. */
export async function decryptText(
  key: CryptoKey,
  place: TextPlace,
  record: Uint8Array<ArrayBuffer>,
): Promise<string | null> {
  if (record[0] !== format) return null;
  try {
    const parameters = toParameters(record.slice(1, headBytes), place);
    const bytes = await crypto.subtle.decrypt(parameters, key, record.subarray(headBytes));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
