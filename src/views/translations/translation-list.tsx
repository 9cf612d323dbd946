import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../domain/access/href.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import type { CellEditingRef } from '../../machines/translations/cell-editing-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import type {
  TranslationGridRef,
  TranslationGridSnapshot,
} from '../../machines/translations/translation-grid-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { PlusIcon, RefreshIcon } from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { Toolbar } from '../design/layout/toolbar.tsx';
import { StaleRows } from '../shared/lists/stale-rows.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import type { CellHandlers } from './cell-actions.tsx';
import { TranslationTable } from './translation-table.tsx';
import { TranslationTools } from './translation-tools.tsx';
import { UnsavedCells } from './unsaved-cells.tsx';

interface TranslationListProps extends CellHandlers {
  readonly grid: TranslationGridRef;
  readonly editing: CellEditingRef;
  readonly groups: GroupChoicesRef;
  /** The dialogs of the cells. */
  readonly dialogs: ReactNode;
}

const skeletons = Array.from({ length: 10 }, (_, index) => index);

function HeadActions({ groups }: Pick<TranslationListProps, 'groups'>): ReactNode {
  const formatMessage = useFormatMessage();
  const hasNone = useSelector(groups, (snapshot) => {
    const load = selectLoad(snapshot);
    return load.state === 'loaded' && load.value.length === 0;
  });
  return (
    <>
      <ButtonLink to={href('translationGroups')}>
        {formatMessage('translations.manageGroups')}
      </ButtonLink>
      {hasNone ? (
        <Button
          variant="primary"
          icon={<PlusIcon />}
          disabledReason={formatMessage('translations.noGroupsYet')}
        >
          {formatMessage('translations.add')}
        </Button>
      ) : (
        <ButtonLink
          to={href('translationCreate')}
          variant="primary"
          icon={<PlusIcon />}
          data-shortcut="create"
        >
          {formatMessage('translations.add')}
        </ButtonLink>
      )}
    </>
  );
}

interface BodyProps extends CellHandlers {
  readonly grid: TranslationGridRef;
  readonly editing: CellEditingRef;
  readonly snapshot: TranslationGridSnapshot;
}

/** The error of loading the rows. A denied request cannot be retried. */
function LoadError({ grid, snapshot }: Pick<BodyProps, 'grid' | 'snapshot'>): ReactNode {
  const formatMessage = useFormatMessage();
  const { failure } = snapshot.context;
  const reason = formatMessage(
    failure === null
      ? { key: 'translations.loadFailed' }
      : getFailureMessage(failure, { key: 'translations.loadFailed' }),
  );
  if (snapshot.value.rows === 'denied') return <Alert tone="warn">{reason}</Alert>;
  return (
    <Alert
      tone="bad"
      title={formatMessage('common.error')}
      action={
        <Button
          icon={<RefreshIcon />}
          onClick={() => {
            grid.send({ type: 'grid.refresh' });
          }}
        >
          {formatMessage('common.retry')}
        </Button>
      }
    >
      {reason}
    </Alert>
  );
}

/** Ten placeholder rows (LIM-05). */
const LoadingRows = (): ReactNode => (
  <div aria-busy="true" className="rounded-lg border border-line bg-surface">
    {skeletons.map((row) => (
      <div
        key={row}
        data-loading=""
        className="flex h-13 items-center border-b border-line px-4 last:border-0"
      >
        <Skeleton width={row % 2 === 0 ? 70 : 50} />
      </div>
    ))}
  </div>
);

/** The error shown above the rows when further rows could not be loaded. */
function MoreRowsError({ grid, snapshot }: Pick<BodyProps, 'grid' | 'snapshot'>): ReactNode {
  const formatMessage = useFormatMessage();
  const { failure } = snapshot.context;
  return (
    <Alert
      tone="bad"
      title={formatMessage('translations.moreFailed')}
      action={
        <Button
          icon={<RefreshIcon />}
          onClick={() => {
            grid.send({ type: 'rows.retry' });
          }}
        >
          {formatMessage('common.retry')}
        </Button>
      }
    >
      {failure !== null && formatMessage(getFailureMessage(failure))}
    </Alert>
  );
}

function Body({ grid, snapshot, ...actions }: BodyProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { rows } = snapshot.value;
  const { response, totalRows, query } = snapshot.context;
  const hasNoAnswer = rows === 'stale' || (rows === 'refreshing' && response?.ok === false);
  if (rows === 'denied' || rows === 'failed' || (hasNoAnswer && totalRows === 0))
    return <LoadError grid={grid} snapshot={snapshot} />;
  if (rows === 'loading' || rows === 'checking') return <LoadingRows />;
  if (rows === 'empty') {
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          title={formatMessage(
            query.search === '' ? 'translations.noneFound' : 'translations.noMatch',
          )}
        />
      </div>
    );
  }
  return (
    <>
      {hasNoAnswer && (
        <StaleRows
          isReloading={rows === 'refreshing'}
          onRetry={() => {
            grid.send({ type: 'grid.refresh' });
          }}
        />
      )}
      {snapshot.matches({ rows: { loaded: 'fetchFailed' } }) && (
        <MoreRowsError grid={grid} snapshot={snapshot} />
      )}
      <TranslationTable grid={grid} snapshot={snapshot} {...actions} />
    </>
  );
}

/**
 * The site's translations: one row per key, one column per language (TRAN-01 to TRAN-08, TRAN-36 to
 * TRAN-39).
 */
export function TranslationList({
  grid,
  editing,
  groups,
  dialogs,
  onEdit,
  onRemove,
}: TranslationListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const snapshot = useSelector(grid, (current) => current);
  const hasNoGroups = useSelector(groups, (current) => {
    const load = selectLoad(current);
    return load.state === 'loaded' && load.value.length === 0;
  });
  const { totalRows } = snapshot.context;
  const isShown =
    snapshot.matches({ rows: 'loaded' }) ||
    snapshot.matches({ rows: 'empty' }) ||
    (totalRows > 0 &&
      (snapshot.matches({ rows: 'stale' }) || snapshot.matches({ rows: 'refreshing' })));
  const count = isShown ? formatMessage('translations.keys', { count: totalRows }) : '';
  return (
    <>
      <ScreenHead title={formatMessage('areas.translations')} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-6 md:px-6 md:pt-5">
        <PageHeader
          title={formatMessage('areas.translations')}
          count={isShown ? format.number(totalRows) : undefined}
          actions={<HeadActions groups={groups} />}
        />
        {hasNoGroups && (
          <Alert
            tone="warn"
            action={
              <ButtonLink to={href('translationGroupCreate')}>
                {formatMessage('translations.createGroup')}
              </ButtonLink>
            }
          >
            {formatMessage('translations.noGroups')}
          </Alert>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Toolbar end={count}>
            <TranslationTools grid={grid} snapshot={snapshot} />
          </Toolbar>
          <output className="sr-only">
            {snapshot.matches({ rows: 'loading' }) ? formatMessage('common.loading') : count}
          </output>
          <UnsavedCells editing={editing} />
          <Body
            grid={grid}
            editing={editing}
            snapshot={snapshot}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        </div>
      </div>
      {dialogs}
    </>
  );
}
