import { compileMessages } from '../../compile-messages.ts';

/** Why the server refuses a change of a class. */
export const classErrors = compileMessages({
  notOwner: 'Only the owner of this class and administrators can do this.',
  notYourAddition: 'Only the owner of this class and the person who added this can change it.',
  noStudents: 'Invite a student first.',
  noContent: 'Add a quiz or a playlist first.',
  tooManyStudents: 'A class has at most {max} students.',
  tooManyQuizzes: 'A class has at most {max} quizzes.',
  tooManyPlaylists: 'A class has at most {max} playlists.',
  addressTaken: 'This class has a student with this address.',
  hasJoined: 'This student has joined. The address can no longer be corrected.',
});
