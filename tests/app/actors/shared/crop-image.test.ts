import { deflateSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { beginsAsPicture, isAnimated } from '../../../../src/app/actors/shared/crop-image.ts';
import { drawPart, type DrawTask } from '../../../../src/app/actors/shared/draw-part.ts';

const createChunk = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content, Buffer.alloc(4)]);
};

/** A PNG by its structure, with chunks before and behind its data. */
const createPng = (before: readonly string[], behind: readonly string[] = []): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    createChunk('IHDR', Buffer.alloc(13, 1)),
    ...before.map((type) => createChunk(type, Buffer.alloc(8))),
    createChunk('IDAT', deflateSync(Buffer.alloc(60))),
    ...behind.map((type) => createChunk(type, Buffer.alloc(8))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);

const frame = '21f90400050000002c0000000001000100000202440100';
const createGif = (frames: number): Buffer =>
  Buffer.from(`47494638396101000100800000ffffff000000${frame.repeat(frames)}3b`, 'hex');

const createWebp = (flags: number): Buffer =>
  Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1'),
    Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
  ]);

it.each([
  ['an APNG', createPng(['gAMA', 'acTL', 'fcTL'], ['fcTL', 'fdAT']), true],
  ['a PNG', createPng(['gAMA']), false],
  ['a PNG with an ignored control chunk behind its data', createPng([], ['acTL']), false],
  ['a GIF of three pictures', createGif(3), true],
  ['a GIF of one picture', createGif(1), false],
  ['a WebP with an animation', createWebp(0b10010), true],
  ['a WebP with transparency', createWebp(0b10000), false],
  [
    'a JPEG whose bytes name a control chunk',
    Buffer.from('\xff\xd8\xff\xe0acTL IDAT', 'latin1'),
    false,
  ],
])('SPON-41 whether %s moves is known by its content', (_, content, moves) => {
  expect(isAnimated(content)).toBe(moves);
});

/** Draws a part of a picture of 300 by 100 pixels, and returns what was drawn how. */
async function draw(
  task: Pick<DrawTask, 'area'> & { readonly type?: string; readonly max?: number },
) {
  const { area, type = 'image/png', max = 150 } = task;
  const file = new File(['x'], 'a', { type });
  const calls: unknown[] = [];
  const blob = await drawPart(
    { file, area, largest: { width: max, height: max } },
    'the source' as never,
    { width: 300, height: 100 },
    (width, height) => {
      calls.push([width, height]);
      return {
        context: {
          imageSmoothingEnabled: true,
          imageSmoothingQuality: 'low',
          drawImage: (...given: unknown[]) => calls.push(given.slice(1)),
        },
        toBlob: async (drawnType) => new Blob(['drawn'], { type: drawnType }),
      };
    },
  );
  return { calls, type: blob.type, isFile: blob === file };
}

it.each([
  ['a PNG', createPng([]), true],
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), true],
  ['a GIF', createGif(1), true],
  ['a WebP', createWebp(0), true],
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), true],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), true],
  ['notes', Buffer.from('These are notes.'), false],
  ['nothing', Buffer.alloc(0), false],
])(
  'QED-56 a picture that this browser cannot read is told from what is none: %s',
  async (_, bytes, isPicture) => {
    expect(await beginsAsPicture(new Blob([new Uint8Array(bytes)]))).toBe(isPicture);
  },
);

it('SPON-42 a whole picture that is small enough stays as it is, and goes on moving', async () => {
  expect(await draw({ area: null, max: 300 })).toEqual({
    calls: [],
    type: 'image/png',
    isFile: true,
  });
});

it.each([
  [
    'a part',
    { area: { x: 10, y: 20, width: 100, height: 50 } },
    [
      [100, 50],
      [10, 20, 100, 50, 0, 0, 100, 50],
    ],
    'image/png',
  ],
  [
    'a whole picture that is too large',
    { area: null, type: 'image/jpeg' },
    [
      [150, 50],
      [0, 0, 300, 100, 0, 0, 150, 50],
    ],
    'image/jpeg',
  ],
  [
    'a picture of a type that canvases do not write',
    { area: null, max: 300, type: 'image/gif' },
    [
      [300, 100],
      [0, 0, 300, 100, 0, 0, 300, 100],
    ],
    'image/png',
  ],
])('SPON-42 QED-56 %s is drawn', async (_, task, calls, type) => {
  expect(await draw(task)).toEqual({ calls, type, isFile: false });
});
