/**
 * The maximum length of a question's stored text, markup included. The server refuses longer ones.
 */
export const maxQuestionCharacters = 20_000;

/** The maximum length of an option's stored text, markup included. */
export const maxOptionCharacters = 10_000;
