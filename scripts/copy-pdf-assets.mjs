/**
 * Copies what pdf.js loads by name into a folder of the built console: fonts that a PDF does not
 * contain, character maps, colour profiles and picture decoders.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';

const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Copies the assets into `folder`/pdfjs. */
export function copyPdfAssets(folder) {
  for (const name of folders)
    cpSync(join(root, 'node_modules/pdfjs-dist', name), join(folder, 'pdfjs', name), {
      recursive: true,
    });
}
