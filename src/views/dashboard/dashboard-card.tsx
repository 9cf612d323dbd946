import type { ReactNode } from 'react';

import { Link, TextLink } from '../design/navigation/link.tsx';
import { Panel } from '../design/layout/panel.tsx';

interface DashboardCardProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** A link to the whole list. */
  readonly all?: { readonly to: string; readonly label: string } | undefined;
  /** What the card says when it has no rows. */
  readonly emptyText: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A part of the dashboard: a titled list in a box, or a sentence when there is nothing. */
export const DashboardCard = ({
  title,
  note,
  all,
  emptyText,
  isEmpty,
  children,
}: DashboardCardProps): ReactNode => (
  <Panel
    title={title}
    note={note}
    actions={
      all && (
        <span className="text-end text-sm">
          <TextLink to={all.to}>{all.label}</TextLink>
        </span>
      )
    }
  >
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {isEmpty ? <p className="px-4 py-3 text-sm text-ink-2">{emptyText}</p> : children}
    </div>
  </Panel>
);

/** The classes of a row in a card. */
export const rowClasses = 'border-b border-line px-4 py-2.5 text-sm last:border-0';

interface RowTitleProps {
  readonly to: string | null;
  readonly children: ReactNode;
}

/** The title of a row, a link where the person can open it. */
export const RowTitle = ({ to, children }: RowTitleProps): ReactNode =>
  to === null ? (
    <span className="font-semibold wrap-anywhere">{children}</span>
  ) : (
    <Link to={to} className="rounded-sm font-semibold wrap-anywhere no-underline hover:underline">
      {children}
    </Link>
  );
