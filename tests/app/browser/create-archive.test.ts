import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { createArchive } from '../../../src/app/browser/create-archive.ts';

const toFile = (name: string, text: string) => ({ name, content: new Blob([text]) });
const readTexts = async (archive: Blob) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer()))).map(
      ([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const,
    ),
  );

test('QIO-04 packages become one ZIP file, those of the same name with a number', async () => {
  const archive = await createArchive([
    toFile('Cells-qti.zip', 'first'),
    toFile('cells-QTI.zip', 'second'),
    toFile('Cells-qti.zip', 'third'),
    toFile('細胞.imscc', ''),
  ]);
  expect(archive.type).toBe('application/zip');
  expect(await readTexts(archive)).toEqual({
    'Cells-qti.zip': 'first',
    'cells-QTI (2).zip': 'second',
    'Cells-qti (3).zip': 'third',
    '細胞.imscc': '',
  });
});

test('QIO-14 packages of more than 4 GB are refused, because their file could not be opened', async () => {
  const large = { size: 2 ** 31 } as Blob;
  await expect(
    createArchive([
      { name: 'a.zip', content: large },
      { name: 'b.zip', content: large },
    ]),
  ).rejects.toThrow('too large');
});
