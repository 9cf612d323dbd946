import type { ReactNode } from 'react';

import { TriangleAlertIcon } from '../../design/icons/icons.tsx';

interface RemarkProps {
  readonly children: string;
}

/** A remark on what an import changes, as a row of a list. */
export const Remark = ({ children }: RemarkProps): ReactNode => (
  <li className="flex gap-2 wrap-anywhere">
    <span className="text-warn [&_.lucide]:size-4">
      <TriangleAlertIcon />
    </span>
    <span className="min-w-0">{children}</span>
  </li>
);
