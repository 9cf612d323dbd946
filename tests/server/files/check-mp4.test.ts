import { expect, it } from 'vitest';

import { checkMp4 } from '../../../server/files/check-mp4.ts';
import { createBox, createSmallMp4 } from '../../support/small-mp4.ts';

const whole = createSmallMp4();
const check = (bytes: Buffer) => checkMp4(new Blob([new Uint8Array(bytes)]));
const endless = Buffer.from(whole);
endless.writeUInt32BE(0, whole.indexOf('mdat') - 4);
const wide = Buffer.concat([
  whole.subarray(0, whole.indexOf('mdat') - 4),
  Buffer.from('000000016d6461740000000000000018', 'hex'),
  Buffer.alloc(8),
]);

it.each([
  ['usual', whole],
  ['whose media ends with the file', endless],
  ['with a box of 64-bit length', wide],
  ['with something behind it', Buffer.concat([whole, Buffer.from('free')])],
  [
    'of fragments',
    Buffer.concat([
      whole,
      createBox('moof', Buffer.alloc(40)),
      createBox('mdat', Buffer.alloc(90)),
    ]),
  ],
  ['with zeros behind it', Buffer.concat([whole, Buffer.alloc(5000)])],
  ['without a brand', whole.subarray(24)],
])('SPON-36 an mp4 %s is one', async (_, bytes) => {
  expect(await check(bytes)).toBe('mp4');
});

it.each([
  'isom',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'dash',
  'M4V ',
  'M4VH',
  'M4A ',
  'MSNV',
  'f4v ',
  'qt  ',
  '3gp5',
  '3g2a',
])("SPON-36 a film of the brand '%s' is an mp4", async (brand) => {
  expect(await check(createSmallMp4(64, brand))).toBe('mp4');
});

it.each([
  [
    'a brand before a page',
    Buffer.concat([whole.subarray(0, 24), Buffer.from('<script>alert(1)</script>'.repeat(4))]),
  ],
  ['a truncated mp4', whole.subarray(0, whole.length - 5)],
  [
    'a film whose last fragment is cut off',
    Buffer.concat([whole, createBox('mdat', Buffer.alloc(90)).subarray(0, -9)]),
  ],
  [
    'an mp4 without its index',
    Buffer.concat([whole.subarray(0, 24), whole.subarray(whole.indexOf('mdat') - 4)]),
  ],
  [
    'a box longer than any file',
    Buffer.concat([whole.subarray(0, 24), Buffer.from('000000016d6f6f76ffffffffffffffff', 'hex')]),
  ],
])('SPON-36 %s is a damaged mp4', async (_, bytes) => {
  expect(await check(bytes)).toBe('damaged');
});

it.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a WebM', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')],
  ['a HEIC picture', createSmallMp4(64, 'heic')],
  ['a sequence of HEIC pictures', createSmallMp4(64, 'hevc')],
  ['an AVIF picture', createSmallMp4(64, 'avif')],
  ['nothing', Buffer.alloc(0)],
])('SPON-36 %s is no mp4', async (_, bytes) => {
  expect(await check(bytes)).toBe('other');
});
