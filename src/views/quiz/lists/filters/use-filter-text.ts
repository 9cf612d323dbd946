import { useSelector } from '@xstate/react';
import { useFormatter } from 'use-intl';

import {
  readQuizFilters,
  type FilterTexts,
  type QuizFilterName,
} from '../../../../domain/lists/quiz-filters.ts';
import { getStartOfDay } from '../../../../domain/lists/local-days.ts';
import type { Subject, SubjectsRef } from '../../../../machines/shared/subjects-machine.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';

const dateFormat = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const maxNames = 2;

const noSubjects: readonly Subject[] = [];

/** Returns a function that formats what an active filter of an address is set to. */
export function useFilterText(
  subjects: SubjectsRef,
): (name: QuizFilterName, texts: FilterTexts) => string {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const known = useSelector(subjects, ({ context }) => context.value ?? noSubjects);
  const formatDay = (day: string): string => format.dateTime(getStartOfDay(day), dateFormat);

  const formatSubjects = (ids: readonly number[]): string => {
    const titles = ids.map(
      (id) =>
        known.find((subject) => subject.id === id)?.title ??
        formatMessage('quizFilters.unknownSubject', { id }),
    );
    return titles.length <= maxNames
      ? format.list(titles, { type: 'unit' })
      : formatMessage('quizFilters.more', {
          first: format.list(titles.slice(0, maxNames), { type: 'unit' }),
          count: titles.length - maxNames,
        });
  };
  return (name, texts) => {
    const values = readQuizFilters(texts);
    switch (name) {
      case 'subject':
        return formatSubjects(values.subject);
      case 'owner':
        return values.owner;
      case 'created': {
        const { from, until } = values.created;
        if (from === null)
          return formatMessage('quizFilters.before', { until: formatDay(until ?? '') });
        return until === null
          ? formatMessage('quizFilters.since', { from: formatDay(from) })
          : formatMessage('quizFilters.between', {
              from: formatDay(from),
              until: formatDay(until),
            });
      }
      case 'deadline':
        return formatMessage(`quizFilters.deadline.${values.deadline ?? 'none'}`);
      case 'access':
        return formatMessage(`quizFilters.access.${values.access ?? 'open'}`);
      case 'processing':
        return formatMessage(`quizFilters.processing.${values.processing ?? 'failed'}`);
      case 'sharing':
        return formatMessage(`quizFilters.sharing.${values.sharing ?? 'shared'}`);
    }
  };
}
