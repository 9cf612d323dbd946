/** Whether a list shows an error in place of its rows, in a state of its page. */
export const hasFailed = (page: string): boolean =>
  page === 'failed' || page === 'retrying' || page === 'denied';
