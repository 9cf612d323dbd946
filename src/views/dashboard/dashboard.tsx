import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { AreaPlace } from '../../domain/access/external-areas.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import { getCreateHref } from '../../domain/dashboard/quiz-links.ts';
import type {
  DashboardContent,
  DashboardRef,
  DraftsRef,
} from '../../machines/dashboard/dashboard-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { getButtonClasses } from '../design/buttons/button-classes.ts';
import { ExternalLinkIcon, PlusIcon } from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ClassesCard } from './classes-card.tsx';
import { DeadlinesCard, type Deadline } from './deadlines-card.tsx';
import { DraftsCard } from './drafts-card.tsx';
import { OwnQuizzesCard, ProcessingCard } from './quizzes-cards.tsx';
import { ResultsCard } from './results-card.tsx';
import { Summary } from './summary.tsx';

interface PublishingProps {
  readonly place: AreaPlace;
}

/** What a publisher does here: the way to the publishing site, or that there is none. */
function Publishing({ place }: PublishingProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface px-4 py-4 text-sm">
      <p>
        {formatMessage(
          place.kind === 'address' ? 'dashboard.publishElsewhere' : 'dashboard.publishNowhere',
        )}
      </p>
      {place.kind === 'address' && (
        <a
          href={place.address}
          target="_blank"
          rel="noreferrer"
          className={getButtonClasses('primary', 'text')}
        >
          {formatMessage('dashboard.openPublishing')}
          <ExternalLinkIcon />
        </a>
      )}
    </div>
  );
}

interface DashboardProps {
  readonly firstName: string;
  readonly role: EffectiveRole;
  readonly now: Date;
  readonly dashboard: DashboardRef;
  readonly drafts: DraftsRef;
  readonly canWriteQuizzes: boolean;
  /** Where publishing is, for publishers; null for others. */
  readonly publishing: AreaPlace | null;
  /** The chip of a quiz whose results are worth a look. */
  readonly renderWarnings: (quizId: number) => ReactNode;
  /** What reminds the students of a deadline's class. */
  readonly renderReminder: (deadline: Deadline) => ReactNode;
  /** The cards of other calls, at the end. */
  readonly children: ReactNode;
}

/** The home page: what waits for the person, by role (NAV-046). */
export function Dashboard(props: DashboardProps): ReactNode {
  const { firstName, role, now, dashboard, drafts, canWriteQuizzes, children } = props;
  const formatMessage = useFormatMessage();
  const load = selectLoad(useSelector(dashboard, (snapshot) => snapshot));
  const create = getCreateHref(role);
  return (
    <>
      <ScreenHead title={formatMessage('areas.dashboard')} />
      <div className="grid w-full max-w-[90rem] grid-cols-[minmax(0,1fr)] content-start gap-6 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="grid min-w-0 grow gap-1">
            <h1 className="text-xl font-semibold tracking-tight">
              {formatMessage('dashboard.welcome', { name: firstName })}
            </h1>
            <Summary now={now} content={load.state === 'loaded' ? load.value : null} />
          </div>
          {canWriteQuizzes && (
            <ButtonLink to={create} icon={<PlusIcon />}>
              {formatMessage('dashboard.createQuiz')}
            </ButtonLink>
          )}
        </header>
        <div className={columns}>
          <div className={column}>
            {canWriteQuizzes && <DraftsCard drafts={drafts} role={role} now={now} />}
            <Loaded
              load={load}
              lines={8}
              onRetry={() => {
                dashboard.send({ type: 'load.retry' });
              }}
            >
              {(content) => <WorkCards {...props} content={content} />}
            </Loaded>
          </div>
          {load.state === 'loaded' && <SideCards {...props} content={load.value} />}
        </div>
        {children}
      </div>
    </>
  );
}

const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]';
const column = 'grid grid-cols-[minmax(0,1fr)] gap-6';

interface CardsProps extends Pick<
  DashboardProps,
  'role' | 'now' | 'publishing' | 'renderWarnings' | 'renderReminder'
> {
  readonly content: DashboardContent;
}

/** The cards about the person's own work. */
function WorkCards({
  content: { quizzes, deadlines, results },
  role,
  now,
  publishing,
  renderWarnings,
  renderReminder,
}: CardsProps): ReactNode {
  return (
    <>
      {quizzes !== null && <OwnQuizzesCard quizzes={quizzes} />}
      {deadlines !== null && (
        <DeadlinesCard
          deadlines={deadlines}
          role={role}
          now={now}
          renderReminder={renderReminder}
        />
      )}
      {results !== null && <ResultsCard results={results} renderWarnings={renderWarnings} />}
      {publishing !== null && <Publishing place={publishing} />}
    </>
  );
}

/** The cards about what waits and what others did. */
const SideCards = ({
  content: { processing, classes, changes },
  role,
  now,
}: CardsProps): ReactNode => (
  <div className={column}>
    {processing !== null && <ProcessingCard processing={processing} role={role} />}
    {classes !== null && <ClassesCard classes={classes} />}
    {changes !== null && <ChangesCard changes={changes} role={role} now={now} />}
  </div>
);
