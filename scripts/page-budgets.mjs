/** What the JavaScript of a page may cost in gzip, by the chunks it fetches: to stand, and ahead of what somebody may do on it. */
const page = 'src/index.html';
const signedIn = [
  page,
  'src/app/signed-in.tsx',
  'src/app/supply/session-calls.ts',
  'src/app/supply/feature-flags.ts',
];
const list = [...signedIn, 'src/app/screens/quiz-list.tsx'];
const editor = [
  ...signedIn,
  'src/app/screens/quiz-editor.tsx',
  'src/views/design/date-time-frame.tsx',
];
const editorAhead = [
  ...editor,
  'src/views/design/dialog-frame.tsx',
  'src/views/quiz/timeline-panel.tsx',
  'src/views/quiz/conflict/comparison.tsx',
  'src/views/quiz/dialogs/video-search.tsx',
  'src/views/quiz/dialogs/playlist-picker.tsx',
  'src/views/quiz/dialogs/preview-sheet.tsx',
  'src/views/quiz/dialogs/move-choice.tsx',
];

const budgets = [
  { name: 'sign-in page', chunks: [page], most: 114_500 },
  { name: 'list page', chunks: list, most: 209_500 },
  { name: 'editor', chunks: editor, most: 329_500 },
  { name: 'editor with what it fetches ahead', chunks: editorAhead, most: 398_500 },
];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints what each page costs, of the scripts of each chunk and the gzip size of each script; throws when one is over its budget or names a chunk that is none. */
export function reportPages({ chunks, sizes }) {
  const sum = (names) => names.reduce((total, name) => total + sizes.get(name), 0);
  const costOf = (sources) =>
    sum([
      ...new Set(
        sources.flatMap((source) => {
          if (chunks[source] === undefined)
            throw new Error(`${source} is no chunk of its own; scripts/page-budgets.mjs names it`);
          return chunks[source];
        }),
      ),
    ]);
  const costs = budgets.map(({ chunks: sources, ...budget }) => ({
    ...budget,
    cost: costOf(sources),
  }));
  const scripts = [...sizes.keys()].filter((name) => name.endsWith('.js'));
  console.log('\nJavaScript, gzip:');
  for (const { name, cost, most } of costs)
    console.log(`  ${name}: ${kilobytes(cost)} of at most ${kilobytes(most)}`);
  console.log(`  all ${scripts.length} scripts: ${kilobytes(sum(scripts))}`);
  const over = costs.filter(({ cost, most }) => cost > most);
  if (over.length > 0)
    throw new Error(
      over
        .map(
          ({ name, cost, most }) =>
            `the ${name} needs ${kilobytes(cost)} of JavaScript, more than ${kilobytes(most)}`,
        )
        .join('; '),
    );
}
