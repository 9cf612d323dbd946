import { compileMessages } from '../../compile-messages.ts';

/** Why the server refuses a change of a class. */
export const classErrors = compileMessages({
  gone: 'This class no longer exists, or you cannot reach it.',
  notOwner: 'Only the owner of this class and administrators can do this.',
  notYourAddition: 'Only the owner of this class and the person who added this can change it.',
  noStudents: 'Invite a student first.',
  noContent: 'Add a quiz or a playlist first.',
  nobodyAndNothing: 'Invite a student first. Add a quiz or a playlist first.',
  tooManyStudents: 'A class has at most {max, number} students.',
  tooManyQuizzes: 'A class has at most {max} quizzes.',
  tooManyPlaylists: 'A class has at most {max} playlists.',
  addressTaken: 'This class has a student with this address.',
  notPublished: 'Publish the class first.',
  notOpen: 'You can send reminders only while the quiz is open, until its deadline.',
  nobodyMissing: 'Every student has handed in this quiz.',
  reminded: 'The students were reminded in the last 24 hours.',
  hasJoined: 'This student has joined. The address can no longer be corrected.',
});
