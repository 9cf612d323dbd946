import type { ReactNode } from 'react';

interface ValueTreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly isOpen?: boolean;
}

const maxInlineLength = 60;

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Returns a short form of a value: JSON, or how many entries it has. */
export function summarize(value: unknown): string {
  if (!isBranch(value)) return JSON.stringify(value) ?? 'undefined';
  const text = JSON.stringify(value);
  if (text.length <= maxInlineLength) return text;
  return Array.isArray(value)
    ? `[${String(value.length)}]`
    : `{${Object.keys(value).slice(0, 4).join(', ')}${Object.keys(value).length > 4 ? ', …' : ''}}`;
}

/** A value whose large parts are folded. */
export function ValueTree({ name, value, isOpen = false }: ValueTreeProps): ReactNode {
  if (!isBranch(value) || summarize(value).length === JSON.stringify(value).length)
    return (
      <div className="ps-4 font-mono text-xs wrap-anywhere">
        <span className="text-ink-2">{name}:</span> {summarize(value)}
      </div>
    );
  return (
    <details open={isOpen} className="ps-4 font-mono text-xs">
      <summary className="-ms-4 cursor-pointer wrap-anywhere max-md:min-h-11">
        <span className="text-ink-2">{name}:</span> {summarize(value)}
      </summary>
      {Object.entries<unknown>({ ...value }).map(([key, inner]) => (
        <ValueTree key={key} name={key} value={inner} />
      ))}
    </details>
  );
}
