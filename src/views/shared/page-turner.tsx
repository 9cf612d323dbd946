import type { ReactNode } from 'react';

import { Pagination } from '../design/pagination.tsx';
import { useSentence } from './sentences.tsx';

interface PageTurnerProps {
  readonly page: number;
  readonly pages: number;
  /** How many rows a page shows, where that is worth a note. */
  readonly perPage?: number | undefined;
  readonly onPage: (page: number) => void;
}

/** The pages of a list; nothing when there is only one (LST-02, SPON-08). */
export function PageTurner({ page, pages, perPage, onPage }: PageTurnerProps): ReactNode {
  const sentence = useSentence();
  if (pages <= 1) return null;
  return (
    <Pagination
      page={page}
      pages={pages}
      onPage={onPage}
      note={perPage === undefined ? undefined : sentence('common.perPage', { count: perPage })}
      sentences={{
        label: sentence('common.pages'),
        previous: sentence('common.previousPage'),
        next: sentence('common.nextPage'),
        page: (each) => sentence('common.page', { page: each }),
      }}
    />
  );
}
