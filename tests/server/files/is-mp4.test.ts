import { expect, it } from 'vitest';

import { isMp4 } from '../../../server/files/is-mp4.ts';
import { createSmallMp4 } from '../../support/small-mp4.ts';

const whole = createSmallMp4();
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
])('SPON-36 an mp4 %s is one', async (_, bytes) => {
  expect(await isMp4(bytes)).toBe(true);
});

it.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a brand before a page',
    Buffer.concat([whole.subarray(0, 24), Buffer.from('<script>alert(1)</script>'.repeat(4))]),
  ],
  ['a truncated mp4', whole.subarray(0, whole.length - 5)],
  [
    'an mp4 without its index',
    Buffer.concat([whole.subarray(0, 24), whole.subarray(whole.indexOf('mdat') - 4)]),
  ],
  ['a WebM', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')],
  ['a QuickTime film', createSmallMp4(64, 'qt  ')],
  ['nothing', Buffer.alloc(0)],
  [
    'a box longer than any file',
    Buffer.concat([whole.subarray(0, 24), Buffer.from('000000016d6f6f76ffffffffffffffff', 'hex')]),
  ],
])('SPON-36 %s is no mp4', async (_, bytes) => {
  expect(await isMp4(bytes)).toBe(false);
});
