import type { Chart } from '../../../inspection/chart/chart.ts';
import type { ChartLayout } from '../../../inspection/chart/chart-layout.ts';
import { writeMermaid } from '../../../inspection/chart/write-mermaid.ts';
import { writeOutline } from '../../../inspection/chart/write-outline.ts';
import { writeXState } from '../../../inspection/chart/write-xstate.ts';
import { toStandaloneSvg } from './standalone-svg.ts';

/** The kinds of files that a chart is saved as. */
export const exportKinds = ['svg', 'png', 'mermaid', 'json', 'xstate'] as const;

/** A kind of file. */
export type ExportKind = (typeof exportKinds)[number];

/** A file to save. */
export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

const pngScale = 2;

/** Draws an SVG file at double size, for screens and paper. */
async function toPng(svg: string, { width, height }: ChartLayout): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * pngScale;
  canvas.height = height * pngScale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture is too large for this browser'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Whether an element is shown in the dark theme, which may be the system's. */
function isDark(element: Element): boolean {
  const { colorScheme } = getComputedStyle(element);
  return colorScheme.includes('light')
    ? colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches
    : colorScheme.includes('dark');
}

const buttonAttributes = [
  'role',
  'tabindex',
  'aria-label',
  'data-sends',
  'data-enters',
  'transform',
  'class',
] as const;

/**
 * Returns the markup of a drawing without what only a screen has: the toggles of states, and the
 * buttons and marks of transitions that can be pressed. Their texts stay.
 */
function writeMarkup(drawing: SVGElement): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  for (const element of copy.querySelectorAll('[data-collapse-toggle]')) element.remove();
  for (const mark of copy.querySelectorAll('[data-send-mark]')) mark.remove();
  for (const button of copy.querySelectorAll('[data-sends], [data-enters]'))
    for (const name of buttonAttributes) button.removeAttribute(name);
  return copy.innerHTML;
}

/** A chart and the name of its files. */
export interface NamedChart {
  readonly name: string;
  readonly chart: Chart;
}

/** What a file is made of. `drawing` is the element that shows the chart. */
export interface ExportSource extends NamedChart {
  /** The whole machine, of which the chart may show only a state. */
  readonly machine: NamedChart;
  readonly layout: ChartLayout;
  readonly drawing: SVGElement;
}

/**
 * Returns a chart as a file of a kind, in the colours of the page. For XState it is the whole
 * machine: transitions out of a part would have no targets.
 */
export async function exportChart(
  kind: ExportKind,
  { name, chart, machine, layout, drawing }: ExportSource,
): Promise<ExportedFile> {
  const toFile = (text: string, type: string): Blob => new Blob([text], { type });
  const svg = (): string =>
    toStandaloneSvg(layout, writeMarkup(drawing), {
      title: name,
      outline: writeOutline(chart),
      theme: isDark(drawing) ? 'dark' : 'light',
    });
  switch (kind) {
    case 'svg':
      return { name: `${name}.svg`, content: toFile(svg(), 'image/svg+xml') };
    case 'png':
      return { name: `${name}.png`, content: await toPng(svg(), layout) };
    case 'mermaid':
      return { name: `${name}.mmd`, content: toFile(writeMermaid(chart), 'text/plain') };
    case 'json':
      return {
        name: `${name}.json`,
        content: toFile(`${JSON.stringify(chart, null, 2)}\n`, 'application/json'),
      };
    case 'xstate':
      return {
        name: `${machine.name}.js`,
        content: toFile(writeXState(machine.chart), 'text/javascript'),
      };
  }
}
