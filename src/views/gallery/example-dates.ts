/** What the date fields of the gallery say. */
export const dateSentences = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  clear: 'Clear',
  time: 'Time',
  done: 'Done',
  incomplete: 'The date was not complete.',
  unavailable: 'The calendar cannot be loaded now.',
};
