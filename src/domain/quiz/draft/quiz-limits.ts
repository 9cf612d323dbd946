/** The maximum length of the title of a quiz or an activity, in characters. */
export const maxTitleCharacters = 500;

/** The maximum number of activities of a quiz. */
export const maxActivities = 200;

/** The maximum number of items of an activity. */
export const maxItems = 10_000;

/** The maximum number of options of a question. */
export const maxOptions = 100;

/** The maximum number of subjects of a quiz. */
export const maxSubjects = 100;

/** The maximum length of what an image shows, in characters. */
export const maxImageAltCharacters = 1000;
