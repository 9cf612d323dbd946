/** How many quizzes one call changes. */
export const maxChangedQuizzes = 100;
