import { describe, expect, it } from 'vitest';

import { identifyImage, takeImage } from '../../../server/files/identify-image.ts';
import { drawPicture } from '../../../server/seed/draw-image.ts';
import { createOfficeFile, readMedia } from '../../support/documents.ts';
import { createSmallMp4 } from '../../support/small-mp4.ts';

const png = Buffer.from(drawPicture(1, 20, 10));
const jpeg = readMedia('picture.jpg');
const gif = readMedia('moving.gif');
const webp = readMedia('picture.webp');

const pictures = [
  ['png', png],
  ['jpg', jpeg],
  ['gif', gif],
  ['webp', webp],
] as const;

/** Inserts a segment behind the SOI of a JPEG. */
const addSegment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
};

/** Returns the stored bytes of a picture, or why it is refused. */
async function take(content: Buffer) {
  const taken = await takeImage(new Blob([new Uint8Array(content)]));
  return 'image' in taken ? Buffer.from(await taken.image.bytes.arrayBuffer()) : taken.refusal;
}

describe.each(pictures)('a picture of the kind %s', (extension, picture) => {
  it('API-044 is stored as it is', async () => {
    expect(identifyImage(picture)).toMatchObject({ extension, length: picture.length });
    expect(await take(picture)).toEqual(picture);
  });

  it.each([
    ['zeros', Buffer.alloc(3000)],
    ['one byte', Buffer.from('\n')],
    ['the film of a motion photo', Buffer.concat([Buffer.alloc(7), createSmallMp4(200_000)])],
    ['another picture', jpeg],
    ['a zip', createOfficeFile('docx')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ])('API-044 is stored without %s behind its end', async (_, behind) => {
    const content = Buffer.concat([picture, behind]);
    expect(identifyImage(content)).toMatchObject({ extension, length: picture.length });
    expect(await take(content)).toEqual(picture);
  });

  it('API-044 is refused as damaged when its end is missing', async () => {
    for (const missing of [1, 2, 20])
      expect(await take(picture.subarray(0, -missing))).toEqual({ reason: 'pictureDamaged' });
  });
});

it('API-044 a JPEG ends at its own end, not at that of a preview or in a comment', async () => {
  for (const content of [
    addSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), jpeg])),
    addSegment(0xfe, Buffer.from('ffd9ffd9', 'hex')),
  ]) {
    expect(await take(content)).toEqual(content);
    expect(await take(Buffer.concat([content, jpeg]))).toEqual(content);
  }
});

it('API-044 a JPEG of several scans, restarts and filled markers is read to its end', async () => {
  const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2);
  const long = Buffer.alloc(140_000, Buffer.from([0xff, 0x00, 0xd9, 0xff, 0xd3, 0xd9]));
  const content = Buffer.concat([
    jpeg.subarray(0, -2),
    long,
    Buffer.from([0xff]),
    scan,
    jpeg.subarray(-2),
  ]);
  expect(await take(content)).toEqual(content);
  expect(await take(Buffer.concat([content, Buffer.alloc(9)]))).toEqual(content);
});

it('API-044 a WebP whose length ends inside of its picture is refused, not cut', async () => {
  const short = Buffer.from(webp);
  short.writeUInt32LE(webp.length - 8 - 40, 4);
  expect(await take(short)).toEqual({ reason: 'pictureDamaged' });
});

it.each([
  ['HEIC', createSmallMp4(64, 'heic')],
  ['AVIF', createSmallMp4(64, 'avif')],
  ['BMP', Buffer.from('BM'.padEnd(80, '\0'))],
  ['TIF', Buffer.from('49492a0008000000'.padEnd(160, '0'), 'hex')],
])('API-044 a picture of the kind %s is refused with its name', async (kind, content) => {
  expect(await take(content)).toEqual({ reason: 'otherPicture', values: { kind } });
});

it('API-044 what is no picture is refused as that', async () => {
  expect(await take(Buffer.from('<html></html>'))).toBeNull();
  expect(await take(Buffer.alloc(0))).toBeNull();
});
