import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FileStore } from '../files/file-store.ts';
import { fileAddress } from '../store/file-address.ts';
import { drawPicture } from './draw-picture.ts';

/** The demo videos: six silent seconds each, 320 by 180, made with a generator of patterns. */
const videos = ['colony.webm', 'fractal.webm', 'gradient.webm'] as const;

/** What every demo video measures. */
export const videoSize = { width: 320, height: 180, durationSeconds: 6 } as const;

const here = fileURLToPath(new URL('.', import.meta.url));
const assets = (): string => [join(here, 'assets'), join(here, 'seed/assets')].find((folder) => existsSync(folder)) ?? join(here, 'assets');

/** Keeps the demo videos and answers with their addresses. */
export const keepVideos = (files: FileStore): Promise<string[]> =>
  Promise.all(videos.map(async (name) => fileAddress(await files.put(await readFile(join(assets(), name)), 'webm'))));

/** Keeps the picture of `seed` in two sizes and answers with their addresses. */
export async function keepPictures(files: FileStore, seed: number): Promise<{ readonly short: string; readonly large: string }> {
  const [short, large] = await Promise.all([files.put(drawPicture(seed, 160, 90), 'png'), files.put(drawPicture(seed, 480, 270), 'png')]);
  return { short: fileAddress(short), large: fileAddress(large) };
}

/** Subtitles as WebVTT: `lines` one after the other, two seconds each. */
export const subtitleFile = (lines: readonly string[]): Uint8Array =>
  Buffer.from(['WEBVTT', ...lines.map((line, index) => `00:00:0${String(index * 2)}.000 --> 00:00:0${String(index * 2 + 2)}.000\n${line}`)].join('\n\n') + '\n');
