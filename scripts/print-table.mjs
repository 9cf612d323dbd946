/**
 * Prints rows under their heads: the first column to the left, the others to the right, the last
 * row as totals.
 */
export function printTable(heads, rows) {
  const lines = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const format = (line) =>
    line
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]),
      )
      .join('  ');
  const rule = '-'.repeat(format(lines[0]).length);
  const formatted = lines.map(format);
  console.log([formatted[0], rule, ...formatted.slice(1, -1), rule, formatted.at(-1)].join('\n'));
}
