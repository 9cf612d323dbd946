import { afterAll, beforeAll, expect, it } from 'vitest';

import { drawPicture } from '../../../server/seed/draw-image.ts';
import { uploadImage } from '../../../src/api/contract/uploads.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';
import { createSmallMp4 } from '../../support/small-mp4.ts';

const png = Buffer.from(drawPicture(1, 20, 10));
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb004300' +
    '01'.repeat(64) +
    'ffc0000b080001000101011100ffc40014000100000000000000000000000000000000ffda0008010100003f00d2cf20ffd9',
  'hex',
);
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const bomb = Buffer.from(png);
bomb.writeUInt32BE(60_000, 16);

describeOnMainDatabase('image upload', (database) => {
  let server: TestServer;
  let author: TestCaller;

  beforeAll(async () => {
    server = await startTestServer({ database });
    author = await server.as('customer');
  });
  afterAll(() => server.close());

  const upload = (content: Uint8Array, name: string, type: string) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(content)], name, { type }));
    return author.send('POST', uploadImage.path, { raw: form });
  };

  it.each([
    ['png', png, 'image/png'],
    ['gif', gif, 'image/gif'],
    ['jpg', jpeg, 'image/jpeg'],
    ['webp', webp, 'image/webp'],
  ] as const)(
    'API-044 a %s is stored under a generated name and served with the type of its content',
    async (extension, content, type) => {
      const answered = await upload(content, 'evil.html', 'text/html');
      expect(answered.status, answered.text).toBe(200);
      const { url } = answered.content as { url: string };
      expect(url).toMatch(new RegExp(`^/files/[0-9a-f]{64}\\.${extension}$`));
      const served = await fetch(server.address + url);
      expect([
        served.headers.get('content-type'),
        served.headers.get('x-content-type-options'),
      ]).toEqual([type, 'nosniff']);
      expect(Buffer.from(await served.arrayBuffer())).toEqual(content);
    },
  );

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['the film of a motion photo', createSmallMp4(5000)],
  ])('API-044 %s behind a picture is not stored', async (_, behind) => {
    const answered = await upload(Buffer.concat([jpeg, behind]), 'photo.jpg', 'image/jpeg');
    const { url } = answered.content as { url: string };
    const served = await fetch(server.address + url);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(jpeg);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an archive', Buffer.from('504b0304'.repeat(20), 'hex')],
  ])('QVAL-34 %s called picture.png is refused at its field', async (_, content) => {
    const answered = await upload(content, 'picture.png', 'image/png');
    expect(answered.status).toBe(400);
    expect((answered.content as ErrorContent).errors).toEqual({
      file: ['You could only upload images'],
    });
  });

  const damaged =
    'The picture is damaged or its end is missing. Save it again in a picture program and add the new file.';

  it.each([
    [
      'a PNG signature before a page',
      Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>'.repeat(4))]),
      damaged,
    ],
    ['a truncated PNG', png.subarray(0, png.length - 5), damaged],
    ['a GIF that is a script', Buffer.from('GIF89a/*'.padEnd(40, ' ') + '*/=1;'), damaged],
    [
      'a PNG of 60,000 pixels',
      bomb,
      'The picture has 60000 × 10 pixels. The limit is 12,000 a side and 50 million in all. Make it smaller and add it again.',
    ],
    [
      'a HEIC photo',
      createSmallMp4(64, 'heic'),
      'Pictures of the format HEIC are not accepted. Save it as JPEG or PNG and add it again.',
    ],
  ])('QVAL-34 %s is refused with its reason', async (_, content, reason) => {
    const answered = await upload(content, 'picture.png', 'image/png');
    expect(answered.status).toBe(400);
    expect((answered.content as ErrorContent).errors).toEqual({ file: [reason] });
  });

  it('API-044 an empty file and a form without a file are refused', async () => {
    expect((await upload(new Uint8Array(), 'empty.png', 'image/png')).status).toBe(400);
    expect((await author.send('POST', uploadImage.path, { raw: new FormData() })).status).toBe(400);
  });
});
