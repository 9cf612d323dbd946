import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { identifyDocument } from '../../../../server/files/documents/identify-document.ts';
import { goodDocuments } from '../../../support/documents.ts';
import { hostileDocuments } from '../../../support/hostile-documents.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-identify-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Identifies a file on disk, as the server does. */
async function identify(name: string, content: Buffer) {
  const path = join(folder, 'document');
  await writeFile(path, content);
  return identifyDocument(await openAsBlob(path), name);
}

describe('identifyDocument', () => {
  it.each(goodDocuments)('accepts %s', async (name, content, contentType) => {
    expect(await identify(name, content)).toEqual({
      document: { extension: name.split('.').at(-1), contentType },
    });
  });

  it('accepts a picture under the other extension of its kind', async () => {
    const jpeg = Buffer.from(
      'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9',
      'hex',
    );
    expect(await identify('GEL.JPEG', jpeg)).toEqual({
      document: { extension: 'jpg', contentType: 'image/jpeg' },
    });
  });

  it.each(hostileDocuments)('refuses %s', async (_, name, content, reason) => {
    expect(await identify(name, content)).toMatchObject({ refusal: { reason } });
  });
});
