import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FileStore } from '../files/file-store.ts';
import { fileAddress } from '../store/file-address.ts';
import { drawPicture } from './draw-picture.ts';

/** The demo videos: six silent seconds each, 320 by 180, made with a generator of patterns. */
const videos = ['colony', 'fractal', 'gradient'] as const;

/** What every demo video measures. */
export const videoSize = { width: 320, height: 180, durationSeconds: 6 } as const;

const here = fileURLToPath(new URL('.', import.meta.url));
const assets = (): string =>
  [join(here, 'assets'), join(here, 'seed/assets')].find((folder) => existsSync(folder)) ??
  join(here, 'assets');

/** A kept demo video and its thumbnails, as addresses. */
export interface KeptVideo {
  readonly file: string;
  readonly thumbnails: string;
}

const tile = { width: 160, height: 90 } as const;

/** Thumbnails as WebVTT: a cue a second, each a part of the picture at `sprite`, where they stand side by side. */
const thumbnailFile = (sprite: string): Uint8Array =>
  Buffer.from(
    [
      'WEBVTT',
      ...Array.from(
        { length: videoSize.durationSeconds },
        (_, second) =>
          `00:00:0${String(second)}.000 --> 00:00:0${String(second + 1)}.000\n${sprite}#xywh=${String(second * tile.width)},0,${String(tile.width)},${String(tile.height)}`,
      ),
    ].join('\n\n') + '\n',
  );

async function keepVideo(files: FileStore, name: string): Promise<KeptVideo> {
  const keep = async (extension: string): Promise<string> =>
    fileAddress(await files.put(await readFile(join(assets(), `${name}.${extension}`)), extension));
  const [file, sprite] = await Promise.all([keep('webm'), keep('webp')]);
  return { file, thumbnails: fileAddress(await files.put(thumbnailFile(sprite), 'vtt')) };
}

/** Keeps the demo videos with their thumbnails. */
export const keepVideos = (files: FileStore): Promise<KeptVideo[]> =>
  Promise.all(videos.map((name) => keepVideo(files, name)));

/** Keeps the picture of `seed` in two sizes and answers with their addresses. */
export async function keepPictures(
  files: FileStore,
  seed: number,
): Promise<{ readonly short: string; readonly large: string }> {
  const [short, large] = await Promise.all([
    files.put(drawPicture(seed, 160, 90), 'png'),
    files.put(drawPicture(seed, 480, 270), 'png'),
  ]);
  return { short: fileAddress(short), large: fileAddress(large) };
}

/** Subtitles as WebVTT: `lines` one after the other, two seconds each. */
export const subtitleFile = (lines: readonly string[]): Uint8Array =>
  Buffer.from(
    [
      'WEBVTT',
      ...lines.map(
        (line, index) =>
          `00:00:0${String(index * 2)}.000 --> 00:00:0${String(index * 2 + 2)}.000\n${line}`,
      ),
    ].join('\n\n') + '\n',
  );
