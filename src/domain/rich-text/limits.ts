/** How many characters a question's text may have as it is kept, markup included. The server refuses longer ones. */
export const mostQuestionCharacters = 20_000;

/** How many characters an option's text may have as it is kept, markup included. */
export const mostOptionCharacters = 10_000;
