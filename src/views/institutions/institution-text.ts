import type { InstitutionRow } from '../../machines/institutions/institution-machines.ts';
import { useNow } from 'use-intl';

import { useFormatMessage } from '../shared/format-message.tsx';
import { useMomentText } from '../shared/use-moment-text.ts';

type SeatCounts = Pick<InstitutionRow, 'seats' | 'userCount'>;

/** Returns the functions that format seats and dates of an institution. */
export function useInstitutionText() {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const now = useNow();
  return {
    /** '48 of 60', or '48, no limit'. */
    formatSeats: ({ seats, userCount }: SeatCounts): string =>
      seats === null
        ? formatMessage('institutions.seatsFree', { used: userCount ?? 0 })
        : formatMessage('institutions.seatsUsed', { used: userCount ?? 0, seats }),
    isOverSeats: ({ seats, userCount }: SeatCounts): boolean =>
      seats !== null && (userCount ?? 0) > seats,
    /** 'Until 03/01/2027', 'Ended 03/01/2026' or 'No end date'. */
    formatEnd: (endsAt: string | null): string => {
      if (endsAt === null) return formatMessage('institutions.noEnd');
      const isOver = new Date(endsAt) <= now;
      return formatMessage(isOver ? 'institutions.endedOn' : 'institutions.until', {
        day: formatDay(endsAt),
      });
    },
    /** '01/01/2026 to 12/31/2026', or the one that is known. */
    formatPeriod: (startsAt: string | null, endsAt: string | null): string => {
      if (startsAt === null && endsAt === null) return formatMessage('institutions.noEnd');
      if (startsAt === null)
        return formatMessage('institutions.until', { day: formatDay(endsAt ?? '') });
      if (endsAt === null) return formatMessage('institutions.since', { day: formatDay(startsAt) });
      return formatMessage('institutions.fromUntil', {
        from: formatDay(startsAt),
        until: formatDay(endsAt),
      });
    },
  };
}
