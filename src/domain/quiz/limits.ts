/** How many characters the title of a quiz or an activity may have. */
export const mostTitleCharacters = 500;

/** How many activities a quiz may have. */
export const mostActivities = 200;

/** How many items an activity may have. */
export const mostItems = 10_000;

/** How many options a question may have. */
export const mostOptions = 100;

/** How many subjects a quiz may have. */
export const mostSubjects = 100;
