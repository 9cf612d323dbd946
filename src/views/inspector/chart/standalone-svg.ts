import type { ChartLayout } from '../../../inspection/chart/chart-layout.ts';

type Palette = Readonly<Record<string, string>>;

const fonts: Palette = {
  '--font': 'Inter, system-ui, sans-serif',
  '--mono': "'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace",
};

/** The values of the theme (src/styles.css) that the drawing uses, for files without it. */
const palettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    '--ground': '#f6f5f2',
    '--surface': '#ffffff',
    '--surface-2': '#fbfaf8',
    '--line-strong': '#cfc9be',
    '--control': '#878c95',
    '--ink': '#171b22',
    '--ink-2': '#4b5360',
    '--ink-3': '#5f6672',
    '--accent': '#0b6e63',
    '--accent-soft': '#e0f0ec',
    '--warn-soft': '#fbf0da',
    '--info': '#1d5fa8',
  },
  dark: {
    '--ground': '#0e1116',
    '--surface': '#161a21',
    '--surface-2': '#1a1f27',
    '--line-strong': '#394150',
    '--control': '#687184',
    '--ink': '#eceae5',
    '--ink-2': '#b3b9c4',
    '--ink-3': '#8f97a5',
    '--accent': '#45c4b0',
    '--accent-soft': '#12302c',
    '--warn-soft': '#33260d',
    '--info': '#8fc1f5',
  },
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const writeProperties = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** A file's colours: one theme, or the one the reader prefers. */
export type SvgTheme = 'light' | 'dark' | 'preferred';

interface SvgFile {
  readonly title: string;
  /** The chart in words, for readers who do not see the picture. */
  readonly outline: string;
  readonly theme: SvgTheme;
}

/**
 * Returns a drawing as an SVG file of its own. `content` is the markup of `ChartDrawing`. A file of
 * one theme needs no style sheet, which some programs do not read.
 */
export function toStandaloneSvg(
  { width, height }: Pick<ChartLayout, 'width' | 'height'>,
  content: string,
  { title, outline, theme }: SvgFile,
): string {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const style =
    theme === 'preferred'
      ? `<style>svg{${writeProperties({ ...fonts, ...palettes.light })}}@media (prefers-color-scheme:dark){svg{${writeProperties(palettes.dark)}}}</style>\n`
      : '';
  const file = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${String(width)} ${String(height)}" role="img">
<title>${escapeText(title)}</title>
<desc>${escapeText(outline)}</desc>
${style}<rect ${size} fill="var(--ground)"/>
${content}
</svg>
`;
  if (theme === 'preferred') return file;
  const values: Palette = { ...fonts, ...palettes[theme] };
  return file.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => values[name] ?? name);
}
