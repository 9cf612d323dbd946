import type { Page } from '@playwright/test';

/** Returns a PNG of 400 x 200 pixels with a red, a green, a blue and a yellow stripe. */
export const createStripes = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [400, 200];
      const pen = canvas.getContext('2d');
      for (const [at, colour] of ['red', 'green', 'blue', 'yellow'].entries()) {
        if (pen !== null) pen.fillStyle = colour;
        pen?.fillRect(at * 100, 0, 100, 200);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
    'base64',
  );
