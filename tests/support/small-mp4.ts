/** A box of ISO/IEC 14496-12. */
export const createBox = (name: string, content: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/**
 * The bytes of an mp4 by its structure: brand, index and `size` bytes of media; no player shows
 * anything of it.
 */
export const createSmallMp4 = (size = 64, brand = 'isom'): Buffer =>
  Buffer.concat([
    createBox('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}mp41`, 'latin1')),
    createBox('moov', Buffer.alloc(32)),
    createBox('mdat', Buffer.alloc(size, 7)),
  ]);
