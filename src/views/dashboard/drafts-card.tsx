import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../domain/access/href.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import { getDraftHref } from '../../domain/dashboard/quiz-links.ts';
import type { DraftsRef, StoredDraft } from '../../machines/dashboard/dashboard-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { Badge } from '../design/display/badge.tsx';
import { ClockIcon } from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { DashboardCard, RowTitle, rowClasses } from './dashboard-card.tsx';

interface DraftRowProps {
  readonly draft: StoredDraft;
  readonly to: string;
  readonly now: Date;
  readonly isFirst: boolean;
}

function DraftRow({ draft, to, now, isFirst }: DraftRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const title = draft.title.trim() === '' ? formatMessage('dashboard.untitled') : draft.title;
  const isNew = draft.source.kind !== 'stored';
  return (
    <li className={`${rowClasses} flex flex-wrap items-center gap-x-4 gap-y-2`}>
      <span className="grid min-w-40 grow gap-0.5">
        <RowTitle to={to}>{title}</RowTitle>
        <span className="text-xs text-ink-2">
          {formatMessage(`dashboard.draftKinds.${draft.kind}`)} ·{' '}
          {format.relativeTime(new Date(draft.changedAt), now)}
        </span>
      </span>
      <Badge tone={isNew ? 'neutral' : 'warn'} icon={<ClockIcon />}>
        {isNew
          ? formatMessage('dashboard.onlyHere')
          : formatMessage('dashboard.notOnServer', { count: draft.changeCount })}
      </Badge>
      <ButtonLink
        to={to}
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={formatMessage('dashboard.continueNamed', { title })}
      >
        {formatMessage('dashboard.continueDraft')}
      </ButtonLink>
    </li>
  );
}

const getHref = (role: EffectiveRole, draft: StoredDraft): string =>
  draft.kind === 'playlist'
    ? href('playlist', { id: draft.source.playlist })
    : getDraftHref(role, draft.kind, draft.source);

interface DraftsCardProps {
  readonly drafts: DraftsRef;
  readonly role: EffectiveRole;
  readonly now: Date;
}

const maxDrafts = 5;

/** The quizzes and playlists with unsaved changes in this browser. */
export function DraftsCard({ drafts, role, now }: DraftsCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const load = selectLoad(useSelector(drafts, (snapshot) => snapshot));
  const found = load.state === 'loaded' ? load.value : [];
  return (
    <DashboardCard
      title={formatMessage('dashboard.drafts')}
      note={found.length === 0 ? undefined : String(found.length)}
      isEmpty={load.state === 'loaded' && found.length === 0}
      emptyText={formatMessage('dashboard.noDrafts')}
    >
      <div className={load.state === 'loaded' ? undefined : 'px-4 py-2'}>
        <Loaded
          load={load}
          lines={2}
          onRetry={() => {
            drafts.send({ type: 'load.retry' });
          }}
        >
          {(loaded) => (
            <ul>
              {loaded.slice(0, maxDrafts).map((draft, place) => (
                <DraftRow
                  key={draft.id}
                  draft={draft}
                  to={getHref(role, draft)}
                  now={now}
                  isFirst={place === 0}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </DashboardCard>
  );
}
