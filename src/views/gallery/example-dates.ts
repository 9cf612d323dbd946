/** The labels of the date fields in the gallery. */
export const dateLabels = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  clear: 'Clear',
  time: 'Time',
  done: 'Done',
  incomplete: 'The date was not complete.',
  unavailable: 'The calendar cannot be loaded now.',
};
