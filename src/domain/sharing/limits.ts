/** How many people a quiz can be shared with at once. */
export const mostAtOnce = 200;
