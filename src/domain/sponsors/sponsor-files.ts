import type { Message } from '../messages/message.ts';

const megabyte = 1024 * 1024;

/** The type and maximum size of a preroll video (SPON-36, SPON-37, LIM-26). */
export const videoLimits = { type: 'video/mp4', megabytes: 2 } as const;

/**
 * The type and maximum size of a logo (SPON-38, SPON-39, LIM-27), and its maximum size in pixels
 * after cropping (SPON-42, LIM-28).
 */
export const logoLimits = { type: 'image/png', megabytes: 1, width: 150, height: 50 } as const;

/** The declared properties of a file; the server checks its content. */
interface SelectedFile {
  readonly type: string;
  readonly size: number;
}

const findFileError = (
  { type, megabytes }: { readonly type: string; readonly megabytes: number },
  wrongType: Message,
  file: SelectedFile,
): Message | null => {
  if (file.type !== type) return wrongType;
  return file.size > megabytes * megabyte
    ? { key: 'common.fileTooLarge', values: { limit: megabytes } }
    : null;
};

/** Returns why a file cannot be the preroll video, or null. */
export const findVideoError = (file: SelectedFile): Message | null =>
  findFileError(videoLimits, { key: 'sponsors.videoWrongType' }, file);

/** Returns why a file cannot be the logo, or null. */
export const findLogoError = (file: SelectedFile): Message | null =>
  findFileError(logoLimits, { key: 'sponsors.logoWrongType' }, file);

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The number of bytes in the signature of a PNG file. */
export const pngSignatureLength = pngSignature.length;

/** Returns whether a file that begins with these bytes has the signature of a PNG. */
export const hasPngSignature = (bytes: Uint8Array): boolean =>
  pngSignature.every((byte, at) => bytes[at] === byte);
