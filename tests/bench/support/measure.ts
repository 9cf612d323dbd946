/**
 * One measured series, sorted: the middle and the slow end. Milliseconds unless the caller says
 * otherwise.
 */
export interface Series {
  readonly median: number;
  readonly p95: number;
  readonly runs: number;
}

/** Median and 95th percentile of the samples. */
export function series(samples: readonly number[]): Series {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), runs: sorted.length };
}

/**
 * Runs the contenders in turn, A B A B ..., so that a slow moment of the machine hits all of them;
 * answers each one's series.
 */
export async function inTurn<K extends string>(
  rounds: number,
  contenders: Readonly<Record<K, () => number | Promise<number>>>,
): Promise<Record<K, Series>> {
  const names = Object.keys(contenders) as K[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    K,
    number[]
  >;
  for (const name of names) await contenders[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) samples[name].push(await contenders[name]());
  }
  return Object.fromEntries(names.map((name) => [name, series(samples[name])])) as Record<
    K,
    Series
  >;
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Prints rows as an aligned table; numbers are given three significant digits. */
export function printTable(
  title: string,
  rows: readonly Readonly<Record<string, string | number>>[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: string | number | undefined): string =>
    typeof value === 'number' ? String(Number(value.toPrecision(3))) : (value ?? '');
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => cell(row[column]).length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}\n${line(columns)}\n${line(widths.map((width) => '-'.repeat(width)))}`);
  for (const row of rows) console.log(line(columns.map((column) => cell(row[column]))));
}
