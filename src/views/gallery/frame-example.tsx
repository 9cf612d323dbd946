import { type ReactNode, useState } from 'react';
import { createActor, fromPromise } from 'xstate';

import { toggleMember } from '../../domain/toggle-member.ts';
import { policy } from '../../domain/access/policy.ts';
import { noticesMachine } from '../../machines/shell/notices-machine.ts';
import { paletteMachine } from '../../machines/shell/palette-machine.ts';
import { sidebarMachine } from '../../machines/shell/sidebar-machine.ts';
import { languageMachine } from '../../machines/shell/language-machine.ts';
import { type Theme, themeMachine } from '../../machines/shell/theme-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { DownloadIcon, TrashIcon } from '../design/icons/icons.tsx';
import { Badge } from '../design/display/badge.tsx';
import type { RowId, Sort } from '../design/tables/table-types.ts';
import { Switch } from '../design/fields/switch.tsx';
import { TabLinks } from '../design/navigation/tab-links.tsx';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { Shell } from '../shell/shell.tsx';
import { exampleActions, exampleColumns } from './example-columns.tsx';
import { type ExampleQuiz, exampleQuizzes } from './example-quizzes.ts';

const showTheme = async (theme: Theme): Promise<void> => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

const searchParams = new URLSearchParams(window.location.search);
const sidebar = createActor(
  sidebarMachine.provide({
    actors: { saveCollapsed: fromPromise<void, boolean>(async () => undefined) },
  }),
  { input: { collapsed: searchParams.has('strip') } },
).start();
const theme = createActor(
  themeMachine.provide({
    actors: { saveTheme: fromPromise<void, Theme>(({ input }) => showTheme(input)) },
  }),
  { input: { theme: searchParams.get('theme') === 'dark' ? 'dark' : 'light' } },
).start();
const language = createActor(languageMachine, { input: { language: 'en' } }).start();
const notices = createActor(noticesMachine).start();
const palette = createActor(paletteMachine).start();
const user = { firstName: 'Ada', lastName: 'Okafor', email: 'super@lectern.test' };
const tabs = [
  'Articles Quiz Template',
  'Quiz Library',
  'Admin Quizzes',
  'Shared By Admins',
  'Customer Quizzes',
].map((label) => ({ label, to: `/quiz/${label.toLowerCase().replaceAll(' ', '-')}` }));

const compare =
  (sort: Sort) =>
  (a: ExampleQuiz, b: ExampleQuiz): number => {
    const key = sort.column === 'created' ? 'created' : 'title';
    return a[key].localeCompare(b[key]) * (sort.direction === 'asc' ? 1 : -1);
  };

interface ToolsProps {
  readonly selectedCount: number;
}

/** The switch and the buttons for the selected rows. */
function ExampleTools({ selectedCount }: ToolsProps): ReactNode {
  const [expired, setExpired] = useState(false);
  return (
    <>
      <Switch boxed label="Show Expired Quizzes" checked={expired} onChange={setExpired} />
      {selectedCount > 0 && <Badge tone="accent">{selectedCount} selected</Badge>}
      {selectedCount > 0 && (
        <Button variant="quiet" icon={<DownloadIcon />}>
          Download
        </Button>
      )}
      {selectedCount > 0 && (
        <Button
          variant="quiet"
          icon={<TrashIcon />}
          onClick={() => {
            notices.send({
              type: 'notice.show',
              at: Date.now(),
              notice: { severity: 'success', message: { text: 'Quiz deleted successfully' } },
              action: { label: { text: 'Undo' }, token: 'undo' },
            });
          }}
        >
          Delete
        </Button>
      )}
    </>
  );
}

/** A list of quizzes that searches, sorts, pages and selects. */
function ExampleList(): ReactNode {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set([1, 2, 6]));
  const [sort, setSort] = useState<Sort>({ column: 'created', direction: 'desc' });
  const rows = exampleQuizzes
    .filter((quiz) => quiz.title.toLowerCase().includes(text.toLowerCase()))
    .toSorted(compare(sort));
  const toggle = (id: RowId): void => {
    setSelected(toggleMember(selected, id));
  };
  return (
    <ListScreen
      title="Quizzes"
      tabs={<TabLinks label="Quiz lists" tabs={tabs} current="/quiz/customer-quizzes" />}
      content={
        searchParams.has('loading')
          ? { state: 'loading' }
          : { state: 'shown', rows, total: 1284, page, pages: 65, perPage: 20 }
      }
      search={{ label: 'Search Customer Quizzes by Name', text, onSearch: setText }}
      tools={<ExampleTools selectedCount={selected.size} />}
      columns={exampleColumns}
      getRowId={(quiz) => quiz.id}
      getRowName={(quiz) => quiz.title}
      sort={sort}
      onSort={(column) => {
        setSort({
          column,
          direction: sort.column === column && sort.direction === 'asc' ? 'desc' : 'asc',
        });
      }}
      selection={{
        selectedIds: selected,
        onToggle: toggle,
        onToggleAll: (all) => {
          setSelected(new Set(all ? rows.map(({ id }) => id) : []));
        },
      }}
      getRowActions={exampleActions}
      isRowMuted={(quiz) => quiz.state === 'processing'}
      onPage={setPage}
      onRetry={() => {
        setText('');
      }}
    />
  );
}

/** The frame around a list that works on example data. */
export function FrameExample(): ReactNode {
  return (
    <Shell
      menu={policy.superAdmin.menu}
      current="quizzes"
      areaLinks={{ lti: 'https://lti.example/' }}
      canConfigure
      inspectorPath="/inspector"
      hasOwnUndo={false}
      user={user}
      onSettleWork={searchParams.has('unsaved') ? () => undefined : null}
      onDialog={() => undefined}
      onSignOut={() => {
        notices.send({
          type: 'notice.show',
          at: Date.now(),
          notice: { severity: 'info', message: { text: 'Signed out' } },
        });
      }}
      sidebar={sidebar}
      palette={palette}
      notices={notices}
      theme={theme}
      language={language}
    >
      <ScreenHead title="Customer Quizzes" trail={[{ label: 'Quizzes', to: '/quiz' }]} />
      <ExampleList />
    </Shell>
  );
}
