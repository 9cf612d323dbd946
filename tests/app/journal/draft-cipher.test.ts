import { expect, it } from 'vitest';

import { decryptText, encryptText, type TextPlace } from '../../../src/app/journal/draft-cipher.ts';

const importKey = async (byte: number): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(byte), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
const place: TextPlace = { journal: 'j', kind: 'line', index: 3 };

it('PD-49 decrypts what it encrypted: text of any language, empty, and long', async () => {
  const key = await importKey(1);
  for (const text of ['', 'Osmosis', 'Осмос 渗透 🧪', 'x'.repeat(200_000)])
    expect(await decryptText(key, place, await encryptText(key, place, text))).toBe(text);
});

it('PD-49 a record has a format, a new IV of 12 bytes, the ciphertext and a tag of 16 bytes', async () => {
  const key = await importKey(1);
  const records = await Promise.all(
    Array.from({ length: 200 }, async () => encryptText(key, place, 'Osmosis')),
  );
  expect(new Set(records.map((record) => record[0]))).toEqual(new Set([1]));
  expect(new Set(records.map(({ length }) => length))).toEqual(new Set([1 + 12 + 7 + 16]));
  expect(new Set(records.map((record) => record.slice(1, 13).join())).size).toBe(200);
});

it('PD-49 another key, another place and any changed byte give null', async () => {
  const key = await importKey(1);
  const record = await encryptText(key, place, 'Osmosis');
  const others: readonly TextPlace[] = [
    { ...place, journal: 'k' },
    { ...place, kind: 'base' },
    { ...place, index: 4 },
  ];
  for (const other of others) expect(await decryptText(key, other, record)).toBeNull();
  expect(await decryptText(await importKey(2), place, record)).toBeNull();
  for (let at = 0; at < record.length; at += 1) {
    const changed = record.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await decryptText(key, place, changed)).toBeNull();
  }
  expect(await decryptText(key, place, record.slice(0, -1))).toBeNull();
  expect(await decryptText(key, place, new Uint8Array())).toBeNull();
});
