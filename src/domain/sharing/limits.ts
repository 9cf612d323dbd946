/** The maximum number of people a quiz can be shared with in one request. */
export const maxAtOnce = 200;
