import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { identifyDocument } from '../../../../server/files/documents/identify-document.ts';
import { goodDocuments, readMedia } from '../../../support/documents.ts';
import { hostileDocuments, overlongDocuments } from '../../../support/hostile-documents.ts';

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

/** Returns what is stored of an identified document, and fails with the refusal of another. */
async function readContent(identified: Awaited<ReturnType<typeof identify>>): Promise<Buffer> {
  if ('refusal' in identified) throw new Error(identified.refusal.reason);
  return Buffer.from(await identified.content.arrayBuffer());
}

describe('identifyDocument', () => {
  it.each(goodDocuments)('accepts %s', async (name, content, contentType) => {
    const identified = await identify(name, content);
    expect(identified).toMatchObject({
      document: { extension: name.split('.').at(-1), contentType },
    });
    expect(await readContent(identified)).toEqual(content);
  });

  it.each(overlongDocuments)('DOC-09 leaves out %s', async (_, name, content, stored) => {
    expect(await readContent(await identify(name, content))).toEqual(stored);
  });

  it('accepts a picture under the other extension of its kind', async () => {
    expect(await identify('GEL.JPEG', readMedia('picture.jpg'))).toMatchObject({
      document: { extension: 'jpg', contentType: 'image/jpeg' },
    });
  });

  it.each(hostileDocuments)('refuses %s', async (_, name, content, reason) => {
    expect(await identify(name, content)).toMatchObject({ refusal: { reason } });
  });
});
