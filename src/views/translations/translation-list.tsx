import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../domain/access/href.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import type {
  TranslationGridRef,
  TranslationGridSnapshot,
} from '../../machines/translations/translation-grid-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { PlusIcon, RefreshIcon } from '../design/icon.tsx';
import { ButtonLink } from '../design/link.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { Toolbar } from '../design/toolbar.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import type { CellActs } from './cell-actions.tsx';
import { TranslationTable } from './translation-table.tsx';
import { TranslationTools } from './translation-tools.tsx';

interface TranslationListProps extends CellActs {
  readonly grid: TranslationGridRef;
  readonly groups: GroupChoicesRef;
  /** The dialogs of the cells. */
  readonly dialogs: ReactNode;
}

const skeletons = Array.from({ length: 10 }, (_, index) => index);

function HeadActions({ groups }: Pick<TranslationListProps, 'groups'>): ReactNode {
  const sentence = useSentence();
  const hasNone = useSelector(groups, (snapshot) => {
    const load = selectLoad(snapshot);
    return load.state === 'loaded' && load.value.length === 0;
  });
  return (
    <>
      <ButtonLink to={href('translationGroups')}>
        {sentence('translations.manageGroups')}
      </ButtonLink>
      {hasNone ? (
        <Button
          variant="primary"
          icon={<PlusIcon />}
          whyDisabled={sentence('translations.noGroupsYet')}
        >
          {sentence('translations.add')}
        </Button>
      ) : (
        <ButtonLink to={href('translationCreate')} variant="primary" icon={<PlusIcon />}>
          {sentence('translations.add')}
        </ButtonLink>
      )}
    </>
  );
}

interface BodyProps extends CellActs {
  readonly grid: TranslationGridRef;
  readonly snapshot: TranslationGridSnapshot;
}

function Body({ grid, snapshot, ...acts }: BodyProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const { rows } = snapshot.value;
  const { failure, query } = snapshot.context;
  if (rows === 'denied')
    return (
      <Alert tone="warn">
        {say(
          failure === null
            ? { key: 'translations.loadFailed' }
            : failureMessage(failure, { key: 'translations.loadFailed' }),
        )}
      </Alert>
    );
  if (rows === 'failed') {
    return (
      <Alert
        tone="bad"
        title={sentence('common.error')}
        action={
          <Button
            icon={<RefreshIcon />}
            onClick={() => {
              grid.send({ type: 'grid.refresh' });
            }}
          >
            {sentence('common.retry')}
          </Button>
        }
      >
        {say(
          failure === null
            ? { key: 'translations.loadFailed' }
            : failureMessage(failure, { key: 'translations.loadFailed' }),
        )}
      </Alert>
    );
  }
  if (rows === 'loading' || rows === 'judging') {
    return (
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
  }
  if (rows === 'empty')
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          title={sentence(query.search === '' ? 'translations.noneFound' : 'translations.noMatch')}
        />
      </div>
    );
  return (
    <>
      {snapshot.matches({ rows: { loaded: 'fetchFailed' } }) && (
        <Alert
          tone="bad"
          title={sentence('translations.moreFailed')}
          action={
            <Button
              icon={<RefreshIcon />}
              onClick={() => {
                grid.send({ type: 'rows.retry' });
              }}
            >
              {sentence('common.retry')}
            </Button>
          }
        >
          {failure !== null && say(failureMessage(failure))}
        </Alert>
      )}
      <TranslationTable grid={grid} snapshot={snapshot} {...acts} />
    </>
  );
}

/** The site's translations, a row a key and a column a language (TRAN-01 to TRAN-08, TRAN-36 to TRAN-39). */
export function TranslationList({
  grid,
  groups,
  dialogs,
  onEdit,
  onRemove,
}: TranslationListProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const snapshot = useSelector(grid, (current) => current);
  const hasNoGroups = useSelector(groups, (current) => {
    const load = selectLoad(current);
    return load.state === 'loaded' && load.value.length === 0;
  });
  const isShown =
    snapshot.matches({ rows: 'loaded' }) ||
    snapshot.matches({ rows: 'refreshing' }) ||
    snapshot.matches({ rows: 'empty' });
  const { totalRows } = snapshot.context;
  const count = isShown ? sentence('translations.keys', { count: totalRows }) : '';
  return (
    <>
      <ScreenHead title={sentence('areas.translations')} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-6 md:px-6 md:pt-5">
        <PageHeader
          title={sentence('areas.translations')}
          count={isShown ? format.number(totalRows) : undefined}
          actions={<HeadActions groups={groups} />}
        />
        {hasNoGroups && (
          <Alert
            tone="warn"
            action={
              <ButtonLink to={href('translationGroupCreate')}>
                {sentence('translations.createGroup')}
              </ButtonLink>
            }
          >
            {sentence('translations.noGroups')}
          </Alert>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Toolbar end={count}>
            <TranslationTools grid={grid} snapshot={snapshot} />
          </Toolbar>
          <output className="sr-only">{isShown ? count : sentence('common.loading')}</output>
          <Body grid={grid} snapshot={snapshot} onEdit={onEdit} onRemove={onRemove} />
        </div>
      </div>
      {dialogs}
    </>
  );
}
