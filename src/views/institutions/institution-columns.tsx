import type { ReactNode } from 'react';

import type { InstitutionRow } from '../../machines/institutions/institution-machines.ts';
import { Badge } from '../design/display/badge.tsx';
import { TriangleAlertIcon } from '../design/icons/icons.tsx';
import type { Column } from '../design/tables/table-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useInstitutionText } from './institution-text.ts';

interface NameCellProps {
  readonly institution: InstitutionRow;
  readonly onOpen: (institution: InstitutionRow) => void;
}

/** The title, which opens the details, with the number below. */
function NameCell({ institution, onOpen }: NameCellProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { id, title } = institution;
  return (
    <span className="grid justify-items-start py-0.5">
      <button
        type="button"
        aria-label={formatMessage('institutions.open', { title })}
        onClick={() => {
          onOpen(institution);
        }}
        className="rounded-sm text-start font-semibold hover:underline"
      >
        <bdi translate="no">{title}</bdi>
      </button>
      <span className="figures text-sm font-normal text-ink-2">
        {formatMessage('institutions.number', { id: String(id) })}
      </span>
    </span>
  );
}

interface InstitutionProps {
  readonly institution: InstitutionRow;
}

/** The users of an institution beside its seats, with a warning when there are more users. */
function Seats({ institution }: InstitutionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatSeats, isOverSeats } = useInstitutionText();
  return (
    <span className="grid justify-items-end gap-0.5 max-md:justify-items-start">
      <span>{formatSeats(institution)}</span>
      {isOverSeats(institution) && (
        <Badge tone="warn" icon={<TriangleAlertIcon />}>
          {formatMessage('institutions.seatsExceeded')}
        </Badge>
      )}
    </span>
  );
}

/** The seats with their label, for the card of an institution. */
function LabeledSeats({ institution }: InstitutionProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <span className="flex flex-wrap gap-1.5">
      {formatMessage('institutions.users')}
      <Seats institution={institution} />
    </span>
  );
}

/** The subscription of an institution with its end below. */
function Subscription({ institution }: InstitutionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatEnd } = useInstitutionText();
  const { subscription, endsAt } = institution;
  return (
    <span className="grid py-0.5">
      <span>{formatMessage(`institutions.subscriptions.${subscription}`)}</span>
      {subscription !== 'none' && (
        <span className="figures text-sm text-ink-2">{formatEnd(endsAt)}</span>
      )}
    </span>
  );
}

/** Returns the columns of the list of institutions. */
export function useInstitutionColumns(
  onOpen: (institution: InstitutionRow) => void,
): readonly Column<InstitutionRow>[] {
  const formatMessage = useFormatMessage();
  const { formatEnd } = useInstitutionText();
  const orDash = (value: string | number | null): string => (value === null ? '–' : String(value));
  return [
    {
      id: 'title',
      header: formatMessage('institutions.list'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: (institution) => <NameCell institution={institution} onOpen={onOpen} />,
    },
    {
      id: 'approved',
      header: formatMessage('institutions.approval'),
      sortable: true,
      card: 'badge',
      cell: ({ approved }) =>
        approved ? (
          formatMessage('institutions.approved')
        ) : (
          <Badge tone="warn">{formatMessage('institutions.notApproved')}</Badge>
        ),
    },
    {
      id: 'subscription',
      header: formatMessage('institutions.subscription'),
      card: 'line',
      cell: (institution) => <Subscription institution={institution} />,
      cardCell: ({ subscription, endsAt }) => {
        const name = formatMessage(`institutions.subscriptions.${subscription}`);
        return subscription === 'none'
          ? name
          : formatMessage('common.joined', { first: name, second: formatEnd(endsAt) });
      },
    },
    {
      id: 'product',
      header: formatMessage('institutions.product'),
      align: 'end',
      wideScreenOnly: true,
      cell: ({ productId }) => orDash(productId),
    },
    {
      id: 'feature',
      header: formatMessage('institutions.feature'),
      wideScreenOnly: true,
      cell: ({ feature }) => orDash(feature),
    },
    {
      id: 'seats',
      header: formatMessage('institutions.users'),
      align: 'end',
      card: 'line',
      cell: (institution) => <Seats institution={institution} />,
      cardCell: (institution) => <LabeledSeats institution={institution} />,
    },
  ];
}
