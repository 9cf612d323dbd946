import { compileMessages } from '../../compile-messages.ts';

/** Texts of the filters that people add to the quiz lists. */
export const quizFilters = compileMessages({
  active: 'Filters',
  remove: 'Remove the filter {name}',
  searchSubjects: 'Search subjects',
  noSubjects: 'No subjects match the search.',
  unknownSubject: 'Subject {id}',
  more: '{first}, +{count}',
  apply: 'Apply',
  ownerHint: 'Part of the name or of the e-mail',
  from: 'From',
  until: 'To',
  between: '{from} – {until}',
  since: 'from {from}',
  before: 'to {until}',
  openCalendar: 'Choose a day in a calendar',
  clearDay: 'Clear the day',
  fromAfterUntil: 'The first day must be before the last one.',
  deadline: { week: 'this week', past: 'past', none: 'none' },
  access: { open: 'open', restricted: 'restricted' },
  processing: { running: 'being processed', failed: 'failed' },
  sharing: { shared: 'with people', unshared: 'with nobody' },
});
