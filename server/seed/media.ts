import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FileStore } from '../files/file-store.ts';
import { getFileAddress } from '../files/file-names.ts';
import { drawPicture } from './draw-image.ts';

/** The demo videos: six silent seconds each, 320 by 180, generated patterns. */
const videos = ['colony', 'fractal', 'gradient'] as const;

/** The size and duration of every demo video. */
export const videoSize = { width: 320, height: 180, durationSeconds: 6 } as const;

const here = fileURLToPath(new URL('.', import.meta.url));
const findAssetsFolder = (): string =>
  [join(here, 'assets'), join(here, 'seed/assets')].find((folder) => existsSync(folder)) ??
  join(here, 'assets');

/** The addresses of a stored demo video and its thumbnails. */
export interface StoredVideo {
  readonly file: string;
  readonly thumbnails: string;
}

const tile = { width: 160, height: 90 } as const;

/** Creates thumbnails as WebVTT: one cue per second, each a part of the image at `sprite`. */
const createThumbnailFile = (sprite: string): Uint8Array =>
  Buffer.from(
    [
      'WEBVTT',
      ...Array.from(
        { length: videoSize.durationSeconds },
        (_, second) =>
          `00:00:0${String(second)}.000 --> 00:00:0${String(second + 1)}.000\n` +
          `${sprite}#xywh=${[second * tile.width, 0, tile.width, tile.height].join(',')}`,
      ),
    ].join('\n\n') + '\n',
  );

async function storeVideo(files: FileStore, name: string): Promise<StoredVideo> {
  const storeAsset = async (extension: string): Promise<string> =>
    getFileAddress(
      await files.put(await readFile(join(findAssetsFolder(), `${name}.${extension}`)), extension),
    );
  const [file, sprite] = await Promise.all([storeAsset('webm'), storeAsset('webp')]);
  return { file, thumbnails: getFileAddress(await files.put(createThumbnailFile(sprite), 'vtt')) };
}

/** Stores the demo videos with their thumbnails. */
export const storeVideos = (files: FileStore): Promise<StoredVideo[]> =>
  Promise.all(videos.map((name) => storeVideo(files, name)));

/** Stores the image of `seed` in two sizes and returns their addresses. */
export async function storePictures(
  files: FileStore,
  seed: number,
): Promise<{ readonly short: string; readonly large: string }> {
  const [short, large] = await Promise.all([
    files.put(drawPicture(seed, 160, 90), 'png'),
    files.put(drawPicture(seed, 480, 270), 'png'),
  ]);
  return { short: getFileAddress(short), large: getFileAddress(large) };
}

/** Creates subtitles as WebVTT: one line after the other, two seconds each. */
export const createSubtitleFile = (lines: readonly string[]): Uint8Array =>
  Buffer.from(
    [
      'WEBVTT',
      ...lines.map(
        (line, index) =>
          `00:00:0${String(index * 2)}.000 --> 00:00:0${String(index * 2 + 2)}.000\n${line}`,
      ),
    ].join('\n\n') + '\n',
  );
