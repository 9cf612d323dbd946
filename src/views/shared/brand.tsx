import { classNames } from '../design/class-names.ts';
import type { ReactNode } from 'react';

interface BrandProps {
  readonly name: string;
  /** Whether the name is only for screen readers, as in the icon strip. */
  readonly markOnly?: boolean;
}

/** The product's mark and name. */
export const Brand = ({ name, markOnly = false }: BrandProps): ReactNode => (
  <span className="flex items-center gap-2.5">
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-5.5 shrink-0 items-center justify-center rounded-md bg-linear-to-br',
        'from-rail-accent to-[#0b6e63] text-xs font-bold text-rail',
      )}
    >
      L
    </span>
    <span className={markOnly ? 'sr-only' : 'text-[15px] font-bold tracking-tight'}>{name}</span>
  </span>
);
