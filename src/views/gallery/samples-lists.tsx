import { type ReactNode, useState } from 'react';

import { DataTable } from '../design/data-table.tsx';
import type { TableSentences } from '../design/table-types.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { Pagination } from '../design/pagination.tsx';
import { TabLinks } from '../design/tab-links.tsx';
import { Tabs } from '../design/tabs.tsx';
import { VirtualList } from '../design/virtual-list.tsx';
import { exampleActions, exampleColumns } from './example-columns.tsx';
import { exampleQuizzes } from './example-quizzes.ts';

const sentences: TableSentences = {
  actions: 'Actions',
  actionsOf: (name) => `Actions for ${name}`,
  selectAll: 'Select all rows',
  selectRow: (name) => `Select ${name}`,
  sortBy: 'Sort by',
  direction: { asc: 'ascending', desc: 'descending' },
};
const idOf = (quiz: { readonly id: number }): number => quiz.id;
const nameOf = (quiz: { readonly title: string }): string => quiz.title;
const questions = Array.from({ length: 40 }, (_, index) => `Question ${String(index + 1)}`);

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
      <DataTable
        label="Quizzes"
        columns={exampleColumns}
        rows={exampleQuizzes.slice(0, 4)}
        idOf={idOf}
        nameOf={nameOf}
        sort={{ column: 'created', direction: 'desc' }}
        onSort={() => undefined}
        actionsOf={exampleActions}
        empty={null}
        sentences={sentences}
      />
      <DataTable
        label="Quizzes, none"
        columns={exampleColumns}
        rows={[]}
        idOf={idOf}
        nameOf={nameOf}
        empty={<EmptyState title="No list items" />}
        sentences={sentences}
      />
      <DataTable
        label="Quizzes, loading"
        columns={exampleColumns}
        rows={null}
        idOf={idOf}
        nameOf={nameOf}
        empty={null}
        sentences={sentences}
      />
      <Pagination
        page={page}
        pages={65}
        onPage={setPage}
        note="20 a page"
        sentences={{
          label: 'Pages',
          previous: 'Previous page',
          next: 'Next page',
          page: (each) => `Page ${String(each)}`,
        }}
      />
      <Tabs
        label="Results"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'students', label: 'Students', panel: '14 students' },
          { id: 'questions', label: 'Questions', panel: '12 questions' },
        ]}
      />
      <VirtualList
        label="Questions"
        items={questions}
        keyOf={(question) => question}
        estimate={44}
        gap={8}
        render={(question) => (
          <div className="rounded-lg border border-line bg-surface p-3 text-sm">{question}</div>
        )}
      />
    </>
  );
}
