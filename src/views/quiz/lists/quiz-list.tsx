import { useSelector } from '@xstate/react';
import { useId, useState, type ReactNode } from 'react';

import {
  canCreateQuiz,
  canDeleteQuizzes,
  getRowContext,
} from '../../../domain/access/quiz-actions.ts';
import { getQuizKind } from '../../../domain/access/get-quiz-kind.ts';
import { quizListPaths, getQuizPath } from '../../../domain/access/quiz-paths.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import {
  getFilterValue,
  listFilters,
  type QuizListKind,
} from '../../../domain/lists/quiz-list-kinds.ts';
import { getViewQuery, viewFilter } from '../../../domain/lists/list-settings.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import type { QuizFilterName } from '../../../domain/lists/quiz-filters.ts';
import { quizListMessages } from '../../../domain/messages/quiz-list-messages.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { formatAddress } from '../../../machines/shared/list/query-context.ts';
import type { QuizListRef } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { PlusIcon } from '../../design/icons/icons.tsx';
import { createLazyComponent } from '../../design/lazy-component.tsx';
import { preloadMenus } from '../../design/menus/menu.tsx';
import { preloadDialogs } from '../../design/overlays/dialog.tsx';
import { ButtonLink } from '../../design/navigation/link.tsx';
import type { Selection } from '../../design/tables/table-types.ts';
import type {
  ListSettingsControls,
  ListViewState,
} from '../../shared/lists/views/list-view-controls.ts';
import { useList } from '../../shared/lists/use-list.ts';
import { preloadColumns } from '../../shared/lists/columns/columns-button.tsx';
import { ListScreen } from '../../shared/lists/list-screen.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';
import { getListLabel } from '../list-label.ts';
import { QuizTabs } from '../quiz-tabs.tsx';
import { ListFilter } from './list-filter.tsx';
import { clearFilters, hasFilters } from './filters/clear-filters.ts';
import { QuizFilters } from './filters/quiz-filters.tsx';
import {
  ColumnChoice,
  listShownColumns,
  PageSize,
  resizeShownColumn,
} from './list-arrangement.tsx';
import type { QuizListFeatures } from './quiz-list-features.ts';
import { useQuizColumns } from './quiz-columns.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useRowActions } from './row-actions.tsx';

const renderNothing = (): ReactNode => null;

// Nobody has asked for views: without a connection the list is shown without them.
const saveView = createLazyComponent(
  async () => (await import('../../shared/lists/views/save-view.tsx')).SaveView,
  { Failed: renderNothing },
);
const viewBar = createLazyComponent(
  async () => (await import('../../shared/lists/views/view-bar.tsx')).ViewBar,
  { Failed: renderNothing },
);
const deleteDialog = createLazyComponent(
  async () => (await import('./delete-dialog.tsx')).DeleteDialog,
);

/** Loads the code of what a list opens, so that it opens without a connection too. */
export function preloadListParts(): void {
  for (const preload of [
    saveView.preload,
    deleteDialog.preload,
    preloadDialogs,
    preloadMenus,
    preloadColumns,
  ])
    preload();
}

interface QuizListProps {
  readonly list: QuizListRef;
  readonly kind: QuizListKind;
  readonly role: EffectiveRole;
  readonly features: QuizListFeatures;
  /** The views and columns of the person. */
  readonly arrangement?: ListSettingsControls | undefined;
}

/** A quiz list of any kind: tabs, search, filter, columns, row actions (QLST-01 to QLST-65). */
export const QuizList = (props: QuizListProps): ReactNode => (
  <AddedMessages messages={quizListMessages}>
    <ListWithDialogs {...props} />
  </AddedMessages>
);

function ListWithDialogs(props: QuizListProps): ReactNode {
  const { list, kind, role, features } = props;
  const formatMessage = useFormatMessage();
  const label = formatMessage(getListLabel(kind.context, getQuizKind(kind.context, role)));
  const isDeleting = useSelector(list, ({ context }) => context.removing.length > 0);
  return (
    <>
      <ScreenHead
        title={label}
        trail={[{ label: formatMessage('quiz.quizzes'), to: quizListPaths.template }]}
      />
      <QuizListScreen {...props} label={label} />
      {isDeleting && <deleteDialog.Component list={list} />}
      {features.dialogs}
    </>
  );
}

/** Returns where the first quiz of an empty list is created; a section's quiz is not made by hand. */
const getCreateFirst = ({ create, context }: QuizListKind, role: EffectiveRole, filter: string) =>
  create !== null && canCreateQuiz(role, context) && filter !== 'sections'
    ? { to: create }
    : undefined;

interface QuizListScreenProps extends QuizListProps {
  readonly label: string;
}

function QuizListScreen({
  list,
  kind,
  role,
  features,
  arrangement,
  label,
}: QuizListScreenProps): ReactNode {
  const { context, choice } = kind;
  const formatMessage = useFormatMessage();
  const panelId = useId();
  const listProps = useList(list, {
    search: kind.search,
    searched: kind.searched,
    loadFailed: 'quizLists.loadFailed',
  });
  const filterValue = useSelector(list, ({ context: { query } }) =>
    getFilterValue(kind, query.filters),
  );
  const viewState = useViewState(list);
  const names = listFilters(kind, filterValue);
  const clear = useClearFilters(list, names);
  const canSelect = canDeleteQuizzes(role, context) || features.selectionActions !== undefined;
  const selection = useSelection(list);
  const hasFilterTabs = choice?.control === 'tabs';
  const filter = <KindFilter list={list} kind={kind} panelId={panelId} />;
  const besideSearch = !hasFilterTabs && filter;
  return (
    <ListScreen
      title={formatMessage('quiz.quizzes')}
      label={label}
      tabs={
        <>
          <QuizTabs role={role} current={context} />
          {features.above}
          {arrangement !== undefined && arrangement.settings.views.length > 0 && (
            <div className="min-h-8">
              <viewBar.Component {...arrangement} {...viewState} />
            </div>
          )}
        </>
      }
      headActions={
        listProps.content.state !== 'denied' &&
        canCreateQuiz(role, context) && (
          <HeaderActions kind={kind} filterValue={filterValue} features={features} />
        )
      }
      {...listProps}
      emptyAction={clear}
      createFirst={getCreateFirst(kind, role, filterValue)}
      choice={hasFilterTabs ? { tabs: filter, panel: panelId } : undefined}
      tools={
        <>
          {features.filterChips === undefined ? (
            besideSearch
          ) : (
            <QuizFilters list={list} names={names} chips={features.filterChips}>
              {besideSearch}
            </QuizFilters>
          )}
          {arrangement?.settings.views.length === 0 && viewState.query !== '' && (
            <saveView.Component {...arrangement} {...viewState} />
          )}
          {canSelect && <SelectedRows list={list} role={role} kind={kind} features={features} />}
        </>
      }
      {...useTable({ list, kind, role, features, arrangement })}
      {...(arrangement !== undefined && {
        columnTools: <ColumnChoice kind={kind} filterValue={filterValue} {...arrangement} />,
        pageSizeChoice: <PageSize list={list} {...arrangement} />,
      })}
      selection={canSelect ? selection : undefined}
    />
  );
}

/** Returns the view that the list shows, and the function that opens another. */
function useViewState(list: QuizListRef): ListViewState {
  const query = useSelector(list, ({ context }) => getViewQuery(formatAddress(context)));
  const viewId = useSelector(list, ({ context }) => context.query.filters[viewFilter] ?? '');
  return {
    query,
    viewId,
    onOpen: (address) => {
      list.send({ type: 'query.open', address });
    },
  };
}

/** Returns a button that removes all filters; undefined without any. */
function useClearFilters(list: QuizListRef, names: readonly QuizFilterName[]): ReactNode {
  const formatMessage = useFormatMessage();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  return !hasFilters(names, filters) ? undefined : (
    <Button
      onClick={() => {
        clearFilters(list, names);
      }}
    >
      {formatMessage('quizLists.clearFilters')}
    </Button>
  );
}

/** Returns the columns and the rows' names and actions. */
function useTable({ list, kind, role, features, arrangement }: QuizListProps) {
  const { context } = kind;
  const query = useSelector(list, (snapshot) => snapshot.context.query);
  const shown = listShownColumns(
    kind,
    getFilterValue(kind, query.filters),
    arrangement?.settings.columns ?? [],
  );
  const columns = useQuizColumns(shown, (row) =>
    getQuizPath(getRowContext(role, context, row.kind), 'view', row.id),
  );
  const getRowActions = useRowActions({
    role,
    context,
    handlers: features.rowActions,
    onDelete: (item) => {
      list.send({ type: 'item.remove', item });
    },
  });
  return {
    columns,
    getRowId: ({ id }: QuizRow) => id,
    getRowName: ({ title }: QuizRow) => title,
    getRowActions,
    isRowMuted: ({ processing }: QuizRow) => processing === 'running',
    onResize: arrangement && resizeShownColumn(kind, arrangement),
  };
}

interface KindFilterProps extends Pick<QuizListProps, 'list' | 'kind'> {
  readonly panelId: string;
}

/** The filter that a kind of list has besides the search; nothing for lists without one. */
function KindFilter({ list, kind, panelId }: KindFilterProps): ReactNode {
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const { choice } = kind;
  return (
    choice !== null && (
      <ListFilter
        choice={choice}
        value={getFilterValue(kind, filters)}
        panelId={panelId}
        onChange={(value) => {
          list.send({ type: 'filter.choose', name: choice.name, value });
        }}
      />
    )
  );
}

/** The number of selected quizzes, and the bar with what can be done with them. */
function SelectedRows(props: QuizListProps): ReactNode {
  const { list } = props;
  const [allOf, setAllOf] = useState<ListQuery | null>(null);
  const { query, items, selectedIds, totalItems } = useSelector(list, ({ context }) => context);
  const isAll = allOf === query && selectedIds.length === items.length;
  if (allOf !== null && !isAll) setAllOf(null);
  const count = isAll ? totalItems : selectedIds.length;
  return (
    <SelectionBar
      {...props}
      count={count}
      isAll={isAll}
      onAll={(isOn) => {
        setAllOf(isOn ? query : null);
      }}
    />
  );
}

/** Returns the selected rows and the functions that select and deselect them. */
function useSelection(list: QuizListRef): Selection {
  const items = useSelector(list, ({ context }) => context.items);
  const selectedIds = useSelector(list, ({ context }) => context.selectedIds);
  return {
    selectedIds: new Set(selectedIds),
    onToggle: (id) => {
      list.send({ type: 'row.toggle', id: Number(id) });
    },
    onToggleAll: (isSelected) => {
      list.send({ type: 'rows.select', ids: isSelected ? items.map(({ id }) => id) : [] });
    },
  };
}

type HeaderActionsProps = Pick<QuizListProps, 'kind' | 'features'> & {
  readonly filterValue: string;
};

/** The buttons beside the heading: those of features, and Create a New Quiz. */
function HeaderActions({ kind: { create }, filterValue, features }: HeaderActionsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      {features.headActions?.(filterValue)}
      {create !== null && (
        <ButtonLink variant="primary" icon={<PlusIcon />} to={create} data-shortcut="create">
          {formatMessage('quizLists.create')}
        </ButtonLink>
      )}
    </>
  );
}
