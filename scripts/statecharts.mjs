/**
 * `npm run statecharts`: draws every machine that src/machines exports into docs/statecharts/, as
 * SVG with an outline, and lists all machines for the inspector. It lays out only charts that
 * changed, and deletes the files of machines that no longer exist. With `--check` it writes nothing
 * and fails when a file is missing or stale.
 */
import './ensure.mjs';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { register } from 'tsx/esm/api';

import { root } from './ensure.mjs';
import { findMachines, renderCatalog } from './machine-catalog.mjs';

register();
const { describeChart } = await import('../src/inspection/chart/describe-chart.ts');
const { writeOutline } = await import('../src/inspection/chart/write-outline.ts');

const folder = 'docs/statecharts';

/** What decides how a chart is drawn, besides the chart. */
const drawingSources = [
  'src/inspection/chart/chart-boxes.ts',
  'src/inspection/chart/chart-layout.ts',
  'src/inspection/chart/elk-graph.ts',
  'src/inspection/chart/layout-chart.ts',
  'src/inspection/chart/pack-regions.ts',
  'src/inspection/chart/write-outline.ts',
  'src/views/inspector/chart/chart-drawing.tsx',
  'src/views/inspector/chart/standalone-svg.ts',
  'node_modules/elkjs/package.json',
].map((path) => readFileSync(join(root, path), 'utf8'));

const computeHash = (chart) =>
  createHash('sha256')
    .update([...drawingSources, JSON.stringify(chart)].join('\0'))
    .digest('hex')
    .slice(0, 16);

const readFile = (path) => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
};

const getMark = (hash) => `<!-- drawn from ${hash} -->\n`;

/** Returns the page of a machine: what it is for, its drawing and its outline. */
const writePage = ({ name, summary, requirements, file, chart }) =>
  [
    `# ${name}`,
    summary,
    `[${file}](../../${file})${requirements.length === 0 ? '' : ` · ${requirements.join(', ')}`} · [all machines](README.md)`,
    `[![The statechart of ${name}; its outline is below](${name}.svg)](${name}.svg)`,
    writeOutline(chart),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Returns the page that shows every machine in small, by area. */
function writeIndex(machines) {
  const areas = [...new Set(machines.map(({ area }) => area))].sort();
  const cell = ({ name }) =>
    `<td align="center" width="25%"><a href="${name}.md"><img src="${name}.svg" width="200" alt="The statechart of ${name}"><br>${name}</a></td>`;
  const table = (members) => {
    const rows = Array.from({ length: Math.ceil(members.length / 4) }, (_, index) =>
      members.slice(index * 4, index * 4 + 4),
    );
    return `<table>\n${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}\n</table>`;
  };
  return [
    '# Statecharts',
    'Every machine of the product, drawn by `npm run statecharts` from the definition that runs. The inspector at `/admin/inspector` shows the same charts, and what runs in them.',
    ...areas.flatMap((area) => [
      `## ${area}`,
      table(machines.filter((machine) => machine.area === area)),
    ]),
    '',
  ].join('\n\n');
}

/** Returns a function that draws the chart of a machine as SVG in the reader's theme. */
async function createDraw() {
  const [{ createElement }, { renderToStaticMarkup }, { default: Elk }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('elkjs'),
  ]);
  const { layoutChart } = await import('../src/inspection/chart/layout-chart.ts');
  const { ChartDrawing } = await import('../src/views/inspector/chart/chart-drawing.tsx');
  const { toStandaloneSvg } = await import('../src/views/inspector/chart/standalone-svg.ts');
  const engine = new Elk();
  return async ({ name, chart }) => {
    const layout = await layoutChart(chart, new Set(), engine);
    return toStandaloneSvg(layout, renderToStaticMarkup(createElement(ChartDrawing, { layout })), {
      title: name,
      outline: writeOutline(chart),
      theme: 'preferred',
    });
  };
}

const listStoredFiles = () => {
  mkdirSync(join(root, folder), { recursive: true });
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
};

const isCurrentDrawing = ({ path, hash }) => readFile(path)?.endsWith(getMark(hash)) === true;

async function writeFiles(drawings, texts) {
  for (const path of listStoredFiles())
    if (!texts.has(path) && !drawings.some((drawing) => drawing.path === path))
      rmSync(join(root, path));
  for (const [path, text] of texts) writeFileSync(join(root, path), text);
  const changed = drawings.filter((drawing) => !isCurrentDrawing(drawing));
  const draw = changed.length === 0 ? null : await createDraw();
  for (const { path, hash, machine } of changed)
    writeFileSync(join(root, path), (await draw(machine)) + getMark(hash));
  console.log(`${drawings.length} machines, ${changed.length} drawn`);
}

function checkFiles(drawings, texts) {
  const problems = [
    ...drawings.filter((drawing) => !isCurrentDrawing(drawing)).map(({ path }) => path),
    ...[...texts].filter(([path, text]) => readFile(path) !== text).map(([path]) => path),
  ].map((path) => `${path} is ${readFile(path) === null ? 'missing' : 'stale'}`);
  const unknown = listStoredFiles()
    .filter((path) => !texts.has(path) && !drawings.some((drawing) => drawing.path === path))
    .map((path) => `${path} shows a machine that does not exist`);
  if (problems.length + unknown.length === 0) {
    console.log(`${drawings.length} drawings are up to date`);
    return;
  }
  console.error(`${[...problems, ...unknown].join('\n')}\nRun npm run statecharts.`);
  process.exitCode = 1;
}

const machines = (await findMachines()).map((machine) => ({
  ...machine,
  chart: describeChart(machine.machine),
}));
const formatOptions = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
const sources = renderCatalog(machines);
const texts = new Map([
  ...(await Promise.all(
    sources.map(async ([path, text]) => [path, (await format(path, text, formatOptions)).code]),
  )),
  ...machines.map((machine) => [`${folder}/${machine.name}.md`, writePage(machine)]),
  [`${folder}/README.md`, writeIndex(machines)],
]);
const drawings = machines.map((machine) => ({
  machine,
  path: `${folder}/${machine.name}.svg`,
  hash: computeHash(machine.chart),
}));
if (process.argv.includes('--check')) checkFiles(drawings, texts);
else await writeFiles(drawings, texts);
