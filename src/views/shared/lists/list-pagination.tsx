import type { ReactNode } from 'react';

import { Pagination } from '../../design/tables/pagination.tsx';
import { useFormatMessage } from '../format-message.tsx';

interface PageTurnerProps {
  readonly page: number;
  readonly pages: number;
  /** The number of rows per page, if it should be shown. */
  readonly perPage?: number | undefined;
  readonly onPage: (page: number) => void;
}

/** The pages of a list; nothing when there is only one (LST-02, SPON-08). */
export function ListPagination({ page, pages, perPage, onPage }: PageTurnerProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (pages <= 1) return null;
  return (
    <Pagination
      page={page}
      pageCount={pages}
      onPageChange={onPage}
      note={perPage === undefined ? undefined : formatMessage('common.perPage', { count: perPage })}
      labels={{
        label: formatMessage('common.pages'),
        previous: formatMessage('common.previousPage'),
        next: formatMessage('common.nextPage'),
        page: (each) => formatMessage('common.page', { page: each }),
      }}
    />
  );
}
