/** The maximum length of the title of a class. */
export const maxClassTitleCharacters = 200;
/** The maximum number of students invited in one request. */
export const maxInvitedAtOnce = 500;
/** The maximum number of students of a class. */
export const maxStudents = 1000;
/** The maximum number of quizzes of a class, and of its playlists. */
export const maxContents = 200;
