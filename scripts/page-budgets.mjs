/**
 * The gzip budgets for the JavaScript of each page, in bytes. A page loads some chunks to render
 * and prefetches others. Chunks are named by their source.
 */
const page = 'src/index.html';
const signedIn = [
  page,
  'src/app/frame/signed-in.tsx',
  'src/app/actors/session/session-calls.ts',
  'src/app/actors/flags/feature-flags.ts',
];
const list = [...signedIn, 'src/app/screens/quiz-list.tsx'];
const editor = [
  ...signedIn,
  'src/app/screens/quiz-editor.tsx',
  'src/domain/messages/editor-messages.ts',
  'src/views/design/dates/date-time-input.tsx',
];
const editorWithPrefetch = [
  ...editor,
  'src/views/design/overlays/dialog-frame.tsx',
  'src/views/design/overlays/popover-panel.tsx',
  'src/views/shared/editor/draft-recovery.tsx',
  'src/views/shared/history/timeline-panel.tsx',
  'src/views/quiz/editor/conflict/comparison.tsx',
  'src/views/quiz/editor/details/article-table.tsx',
  'src/views/quiz/editor/videos/video-search.tsx',
  'src/views/quiz/editor/preview/draft-preview.tsx',
  'src/views/quiz/editor/moving/move-form.tsx',
];

const budgets = [
  { name: 'sign-in page', chunks: [page], maxBytes: 130_000 },
  { name: 'list page', chunks: list, maxBytes: 237_000 },
  { name: 'editor', chunks: editor, maxBytes: 382_000 },
  { name: 'editor with prefetched chunks', chunks: editorWithPrefetch, maxBytes: 505_000 },
];

const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Returns the names of the scripts that the chunks of these sources load, each once. Throws when a
 * source is not a chunk.
 */
function listScripts(chunks, sources) {
  const names = sources.flatMap((source) => {
    if (chunks[source] === undefined)
      throw new Error(`${source} is not a chunk; scripts/page-budgets.mjs names it`);
    return chunks[source];
  });
  return [...new Set(names)];
}

/** Returns the names of the scripts that the pages with a budget load. */
export const listPageScripts = (chunks) =>
  listScripts(
    chunks,
    budgets.flatMap(({ chunks: sources }) => sources),
  );

/**
 * Prints the size of each page. `chunks` has the script names of each chunk, `sizes` the gzip size
 * of each script in bytes. Throws when a page exceeds its budget.
 */
export function reportPageSizes({ chunks, sizes }) {
  const sumSizes = (names) => names.reduce((total, name) => total + sizes.get(name), 0);
  const pages = budgets.map(({ name, chunks: sources, maxBytes }) => ({
    name,
    maxBytes,
    bytes: sumSizes(listScripts(chunks, sources)),
  }));
  const scripts = [...sizes.keys()].filter((name) => name.endsWith('.js'));
  console.log('\nJavaScript, gzip:');
  for (const { name, bytes, maxBytes } of pages)
    console.log(`  ${name}: ${formatKilobytes(bytes)} of at most ${formatKilobytes(maxBytes)}`);
  console.log(`  all ${scripts.length} scripts: ${formatKilobytes(sumSizes(scripts))}`);
  const errors = pages
    .filter(({ bytes, maxBytes }) => bytes > maxBytes)
    .map(
      ({ name, bytes, maxBytes }) =>
        `the ${name} needs ${formatKilobytes(bytes)} of JavaScript, more than ${formatKilobytes(maxBytes)}`,
    );
  if (errors.length > 0) throw new Error(errors.join('; '));
}
