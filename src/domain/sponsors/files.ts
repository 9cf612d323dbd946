import type { Message } from '../notice.ts';

const megabyte = 1024 * 1024;

/** What a preroll video may be (SPON-36, SPON-37, LIM-26). */
export const videoLimits = { type: 'video/mp4', megabytes: 2 } as const;

/** What a logo may be (SPON-38, SPON-39, LIM-27) and, in pixels, how large it is cut at most (SPON-42, LIM-28). */
export const logoLimits = { type: 'image/png', megabytes: 1, width: 150, height: 50 } as const;

/** What a file says of itself; the server looks into it. */
interface GivenFile {
  readonly type: string;
  readonly size: number;
}

const faultBy = (
  { type, megabytes }: { readonly type: string; readonly megabytes: number },
  wrongType: Message,
  file: GivenFile,
): Message | null => {
  if (file.type !== type) return wrongType;
  return file.size > megabytes * megabyte
    ? { key: 'common.fileTooLarge', values: { limit: megabytes } }
    : null;
};

/** Why a file cannot be the preroll video, or null. */
export const videoFault = (file: GivenFile): Message | null =>
  faultBy(videoLimits, { key: 'sponsors.videoWrongType' }, file);

/** Why a file cannot be the logo, or null. */
export const logoFault = (file: GivenFile): Message | null =>
  faultBy(logoLimits, { key: 'sponsors.logoWrongType' }, file);

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** How many bytes of a file tell whether it may be a PNG. */
export const pngSignatureBytes = pngSignature.length;

/** Whether a file that begins with these bytes may be a PNG, whatever it is called. */
export const beginsAsPng = (bytes: Uint8Array): boolean =>
  pngSignature.every((byte, at) => bytes[at] === byte);
