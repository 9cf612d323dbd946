const starts: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

/** Whether bytes begin as a PNG, JPEG, GIF or WebP picture does. The server looks closer before it keeps one. */
export const looksLikePicture = (bytes: Uint8Array): boolean =>
  starts.some((start) => start.every((byte, index) => bytes[index] === byte));
