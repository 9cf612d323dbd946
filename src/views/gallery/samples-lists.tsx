import { type ReactNode, useState } from 'react';

import { DataTable } from '../design/tables/data-table.tsx';
import type { TableLabels } from '../design/tables/table-types.ts';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { Pagination } from '../design/tables/pagination.tsx';
import { TabLinks } from '../design/navigation/tab-links.tsx';
import { TabList } from '../design/navigation/tab-list.tsx';
import { VirtualList } from '../design/lists/virtual-list.tsx';
import { exampleActions, exampleColumns } from './example-columns.tsx';
import { exampleQuizzes } from './example-quizzes.ts';

const tableLabels: TableLabels = {
  actions: 'Actions',
  rowActions: (name) => `Actions for ${name}`,
  selectAll: 'Select all rows',
  selectRow: (name) => `Select ${name}`,
  sortBy: 'Sort by',
  formatSorted: (column, direction) =>
    `${column}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
};
const getId = (quiz: { readonly id: number }): number => quiz.id;
const getName = (quiz: { readonly title: string }): string => quiz.title;
const questions = Array.from({ length: 40 }, (_, index) => `Question ${String(index + 1)}`);

/** A table with rows, without rows and while it loads. */
const TableSamples = (): ReactNode => (
  <>
    <DataTable
      label="Quizzes"
      columns={exampleColumns}
      rows={exampleQuizzes.slice(0, 4)}
      getRowId={getId}
      getRowName={getName}
      sort={{ column: 'created', direction: 'desc' }}
      onSort={() => undefined}
      getRowActions={exampleActions}
      empty={null}
      labels={tableLabels}
    />
    <DataTable
      label="Quizzes, none"
      columns={exampleColumns}
      rows={[]}
      getRowId={getId}
      getRowName={getName}
      empty={<EmptyState title="No list items" />}
      labels={tableLabels}
    />
    <DataTable
      label="Quizzes, loading"
      columns={exampleColumns}
      rows={null}
      getRowId={getId}
      getRowName={getName}
      empty={null}
      labels={tableLabels}
    />
  </>
);

/** Tables, pages, tabs, long lists. */
export function ListSamples(): ReactNode {
  const [page, setPage] = useState(4);
  const [tab, setTab] = useState('students');
  return (
    <>
      <TabLinks
        label="Quiz lists"
        current="/quiz/library"
        tabs={[
          { to: '/quiz', label: 'Articles Quiz Template' },
          { to: '/quiz/library', label: 'Quiz Library' },
          { to: '/quiz/admin-quiz', label: 'Admin Quizzes' },
        ]}
      />
      <TableSamples />
      <Pagination
        page={page}
        pageCount={65}
        onPageChange={setPage}
        note="20 a page"
        labels={{
          label: 'Pages',
          previous: 'Previous page',
          next: 'Next page',
          page: (each) => `Page ${String(each)}`,
        }}
      />
      <TabList
        label="Results"
        selected={tab}
        onSelect={setTab}
        panelId="results-panel"
        tabs={[
          { value: 'students', label: 'Students' },
          { value: 'questions', label: 'Questions' },
        ]}
      />
      <div role="tabpanel" id="results-panel">
        {tab === 'students' ? '14 students' : '12 questions'}
      </div>
      <VirtualList
        label="Questions"
        items={questions}
        getKey={(question) => question}
        estimatedHeight={44}
        gap={8}
        renderItem={(question) => (
          <div className="rounded-lg border border-line bg-surface p-3 text-sm">{question}</div>
        )}
      />
    </>
  );
}
