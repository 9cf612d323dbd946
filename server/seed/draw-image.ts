import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colours = 32;

function createChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Creates a palette from `from` to `to` in even steps. */
const createPalette = (from: Colour, to: Colour): Buffer =>
  Buffer.from(
    Array.from({ length: colours }, (_, step) =>
      from.map((part, index) =>
        Math.round(part + (((to[index] ?? 0) - part) * step) / (colours - 1)),
      ),
    ).flat(),
  );

const hues: readonly (readonly [Colour, Colour])[] = [
  [
    [18, 32, 47],
    [96, 165, 190],
  ],
  [
    [24, 40, 36],
    [122, 190, 150],
  ],
  [
    [46, 28, 44],
    [205, 140, 160],
  ],
  [
    [40, 34, 22],
    [214, 178, 110],
  ],
  [
    [26, 26, 52],
    [140, 140, 220],
  ],
  [
    [50, 26, 20],
    [222, 150, 110],
  ],
];

/** Draws a PNG of soft waves whose shape and colours depend only on `seed`. */
export function drawPicture(seed: number, width: number, height: number): Uint8Array {
  const [from, to] = hues[seed % hues.length] ?? [
    [0, 0, 0],
    [255, 255, 255],
  ];
  const [a, b, c] = [1 + (seed % 5), 1 + (seed % 7), (seed % 11) / 11];
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const wave =
        Math.sin((u * a + c) * 4 + Math.sin((v * b + c) * 5) * 1.4) * Math.cos((v * a - u + c) * 3);
      rows[y * (width + 1) + 1 + x] = Math.min(colours - 1, Math.floor(((wave + 1) / 2) * colours));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('PLTE', createPalette(from, to)),
    createChunk('IDAT', deflateSync(rows, { level: 6 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
