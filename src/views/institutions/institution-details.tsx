import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import type {
  DetailsOfInstitution,
  InstitutionDetailsRef,
  InstitutionRow,
} from '../../machines/institutions/institution-machines.ts';
import { selectDetails } from '../../machines/shared/details-machine.ts';
import { Badge } from '../design/display/badge.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { DetailsList } from '../design/lists/details-list.tsx';
import { TextLink } from '../design/navigation/link.tsx';
import { DetailsPanel } from '../shared/details-panel.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { formatPerson, nameRoles } from '../shared/user-text.ts';
import { useInstitutionText } from './institution-text.ts';

interface FactsProps {
  readonly institution: InstitutionRow;
  readonly details: DetailsOfInstitution;
}

function Facts({ institution, details: { userCount } }: FactsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatSeats, formatEnd, isOverSeats } = useInstitutionText();
  const { approved, subscription, productId, feature, endsAt, seats } = institution;
  const counts = { seats, userCount };
  return (
    <DetailsList
      details={[
        {
          term: formatMessage('institutions.approval'),
          value: formatMessage(approved ? 'institutions.approved' : 'institutions.notApproved'),
        },
        {
          term: formatMessage('institutions.subscription'),
          value: formatMessage(`institutions.subscriptions.${subscription}`),
        },
        ...(subscription === 'none'
          ? []
          : [{ term: formatMessage('institutions.ends'), value: formatEnd(endsAt) }]),
        {
          term: formatMessage('institutions.seats'),
          value: (
            <span className="flex flex-wrap items-center gap-2">
              <span>{formatSeats(counts)}</span>
              {isOverSeats(counts) && (
                <Badge tone="warn">{formatMessage('institutions.seatsExceeded')}</Badge>
              )}
            </span>
          ),
        },
        ...(productId === null
          ? []
          : [{ term: formatMessage('institutions.product'), value: String(productId) }]),
        ...(feature === null
          ? []
          : [{ term: formatMessage('institutions.feature'), value: feature }]),
      ]}
    />
  );
}

const lineClasses = 'grid gap-0.5 border-b border-line py-2 text-sm last:border-0';
const smallClasses = 'figures text-xs text-ink-2 wrap-anywhere';
const NoneLine = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p className="text-sm text-ink-2">{children}</p>
);

function Sections({ details }: { readonly details: DetailsOfInstitution }): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatPeriod } = useInstitutionText();
  const { sections } = details.subscription;
  return (
    <Panel title={formatMessage('institutions.sections')} note={String(sections.length)}>
      {sections.length === 0 ? (
        <NoneLine>{formatMessage('institutions.noSections')}</NoneLine>
      ) : (
        <ul>
          {sections.map(({ id, title, collection, isTrial, startsAt, endsAt }) => (
            <li key={id} className={lineClasses}>
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{title}</span>
                {isTrial && <Badge tone="info">{formatMessage('institutions.trial')}</Badge>}
              </span>
              <span className={smallClasses}>
                <bdi>{collection}</bdi> · {formatPeriod(startsAt, endsAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface UsersProps {
  readonly details: DetailsOfInstitution;
  readonly canOpen: boolean;
}

function Users({ details: { users, userCount }, canOpen }: UsersProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Panel title={formatMessage('institutions.users')} note={String(userCount)}>
      {users.length === 0 ? (
        <NoneLine>{formatMessage('institutions.noUsers')}</NoneLine>
      ) : (
        <ul>
          {users.map((user) => (
            <li key={user.id} className={lineClasses}>
              <span className="flex flex-wrap items-center gap-2">
                {canOpen ? (
                  <TextLink quiet to={`${href('users')}?search=${encodeURIComponent(user.email)}`}>
                    {formatPerson(user)}
                  </TextLink>
                ) : (
                  <span className="font-semibold">{formatPerson(user)}</span>
                )}
                {user.state !== 'registered' && (
                  <Badge>{formatMessage(`institutions.${user.state}`)}</Badge>
                )}
              </span>
              <span className={smallClasses}>
                <bdi>{user.email}</bdi> ·{' '}
                {formatMessage({ list: nameRoles(user.roles, formatMessage) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {userCount > users.length && (
        <NoneLine>
          {formatMessage('institutions.moreUsers', { count: userCount - users.length })}
        </NoneLine>
      )}
    </Panel>
  );
}

interface ClassesProps {
  readonly details: DetailsOfInstitution;
  readonly canOpen: boolean;
}

function Classes({ details: { classes, classCount }, canOpen }: ClassesProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Panel title={formatMessage('institutions.classes')} note={String(classCount)}>
      {classes.length === 0 ? (
        <NoneLine>{formatMessage('institutions.noClasses')}</NoneLine>
      ) : (
        <ul>
          {classes.map(({ id, title, professor, studentCount, isPublished }) => (
            <li key={id} className={lineClasses}>
              <span className="flex flex-wrap items-center gap-2">
                {canOpen ? (
                  <TextLink quiet to={href('classDetail', { id })}>
                    {title}
                  </TextLink>
                ) : (
                  <span className="font-semibold">{title}</span>
                )}
                {!isPublished && <Badge>{formatMessage('institutions.notPublished')}</Badge>}
              </span>
              <span className={smallClasses}>
                {professor !== null && (
                  <>
                    <bdi>{professor}</bdi>
                    {' · '}
                  </>
                )}
                <span>{formatMessage('institutions.students', { count: studentCount })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {classCount > classes.length && (
        <NoneLine>
          {formatMessage('institutions.moreClasses', { count: classCount - classes.length })}
        </NoneLine>
      )}
    </Panel>
  );
}

interface InstitutionDetailsPanelProps {
  readonly details: InstitutionDetailsRef;
  readonly canOpenUsers: boolean;
  readonly canOpenClasses: boolean;
}

/** The subscription, users and classes of the chosen institution (decision 0048). */
export function InstitutionDetailsPanel({
  details,
  canOpenUsers,
  canOpenClasses,
}: InstitutionDetailsPanelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const context = useSelector(details, (snapshot) => snapshot.context);
  const { item } = context;
  if (item === null) return null;
  return (
    <DetailsPanel
      label={formatMessage('institutions.details', { title: item.title })}
      title={item.title}
      description={formatMessage('institutions.number', { id: String(item.id) })}
      closeLabel={formatMessage('institutions.closeDetails')}
      onClose={() => {
        details.send({ type: 'details.close' });
      }}
    >
      <Loaded
        load={selectDetails(context)}
        lines={8}
        onRetry={() => {
          details.send({ type: 'details.refresh' });
        }}
      >
        {(loaded) => (
          <div className="grid gap-5">
            <Facts institution={item} details={loaded} />
            <Sections details={loaded} />
            <Users details={loaded} canOpen={canOpenUsers} />
            <Classes details={loaded} canOpen={canOpenClasses} />
          </div>
        )}
      </Loaded>
    </DetailsPanel>
  );
}
