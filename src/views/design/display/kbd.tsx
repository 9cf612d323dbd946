import type { ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';

import { classNames } from '../class-names.ts';
import { formatKeys } from '../keyboard.ts';

interface KbdProps {
  /** The keys, for example `Ctrl K`, which a Mac shows as `⌘ K` and German as `Strg K`. */
  readonly children: string;
}

/** A keyboard shortcut. It inherits its colour. */
export const Kbd = ({ children }: KbdProps): ReactNode => (
  <kbd
    className={classNames(
      'inline-flex h-[18px] items-center whitespace-nowrap rounded-sm border border-b-2',
      'border-current/40 px-1.5 font-mono text-[11px]/none font-normal',
    )}
  >
    {formatKeys(children, useLocale().locale)}
  </kbd>
);
