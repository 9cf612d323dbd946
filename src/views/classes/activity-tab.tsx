import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type {
  ActivityRow,
  ClassActivityRef,
} from '../../machines/classes/class-activity-machine.ts';
import { Avatar } from '../design/display/avatar.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { ListPagination } from '../shared/lists/list-pagination.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';
import { AddressText } from '../shared/address-text.tsx';
import { formatPersonName } from './person-name.ts';
import { classNames } from '../design/class-names.ts';
import { hasFailed } from '../shared/lists/has-failed.ts';

interface ActivityTabProps {
  readonly title: string;
  readonly activity: ClassActivityRef;
}

/** Who did what in a class, and when, the newest first. */
export function ActivityTab({ title, activity }: ActivityTabProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { items, response, query, totalPages } = useSelector(activity, ({ context }) => context);
  const state = useSelector(activity, ({ value }) => value.page);
  const load =
    response?.ok === false && hasFailed(state)
      ? ({ state: 'failed', failure: response.failure } as const)
      : state === 'loading'
        ? ({ state: 'loading' } as const)
        : ({ state: 'loaded', value: items } as const);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Loaded
        load={load}
        lines={6}
        onRetry={() => {
          activity.send({ type: 'list.refresh' });
        }}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={formatMessage('classes.activity.none')} />
          ) : (
            <ol
              aria-label={formatMessage('classes.activity.label', { title })}
              className="divide-y divide-line rounded-lg border border-line bg-surface"
            >
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </Loaded>
      <ListPagination
        page={query.page}
        pages={totalPages}
        onPage={(page) => {
          activity.send({ type: 'page.go', page });
        }}
      />
    </div>
  );
}

function Entry({
  entry: { at, by, kind, names, count },
}: {
  readonly entry: ActivityRow;
}): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const { formatMoment } = useMomentText();
  const person = by === null ? formatMessage('classes.activity.somebody') : formatPersonName(by);
  const about =
    names.length > 0 && count > names.length
      ? formatMessage('classes.activity.more', {
          names: format.list(names, { type: 'unit' }),
          count: count - names.length,
        })
      : format.list(names);
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 px-3.5 py-2.5',
        'text-sm md:grid-cols-[auto_minmax(0,1fr)_auto]',
      )}
    >
      <Avatar firstName={by?.firstName ?? ''} lastName={by?.lastName ?? ''} />
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5">
        <span>
          <span className="font-semibold">{person}</span>{' '}
          {formatMessage(`classes.activity.kinds.${kind}`, { count })}
        </span>
        {about !== '' && (
          <span className="wrap-break-word text-ink-2">
            <AddressText text={about} />
          </span>
        )}
      </span>
      <time
        dateTime={at}
        className="figures shrink-0 text-xs leading-5 text-ink-2 max-md:col-start-2"
      >
        {formatMoment(at)}
      </time>
    </li>
  );
}
