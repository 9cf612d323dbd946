import { compileMessages } from '../../compile-messages.ts';

/** Texts of the report inside an exported package, one line for each entry. */
export const quizExportReport = compileMessages({
  heading: 'Lectern export report',
  quiz: 'Quiz: {title}',
  format: 'Format: {format}',
  nothing: 'Everything in the quiz is in this package.',
  intro: 'Content that was changed or left out:',
  location: '{activity}, question {number}: {message}',
  videoLinked: '{activity}: the video "{title}" is a link to {address}',
  videoGone: '{activity}: a video that no longer exists was left out.',
  titleCharacters: 'Characters that XML does not allow were left out of the title "{title}".',
  activityUnnamed: 'An activity without a title is named "{title}".',
  activityEmpty: 'The empty activity "{title}" was left out.',
  siteLink: 'The link to {path} was changed to {address}',
  pictureMissing: 'The picture {address} is missing and was left out.',
  pictureElsewhere: 'The picture {address} is loaded from the web and is not in the package.',
  characters: 'Control characters, which XML does not allow, were left out.',
  linkTitle: 'The title "{title}" of a link was left out.',
  starts:
    'The quiz opens at {at}. This format has no dates: set them in the system that imports the package.',
  ends: 'The quiz closes at {at}. This format has no dates: set them in the system that imports the package.',
  graded: 'The quiz is graded. This format cannot store that.',
  ungraded: 'The quiz is not graded. This format cannot store that.',
  gradingNotSet: 'The quiz has no grading setting. In this format it is graded.',
  assigned: 'The list of students the quiz is assigned to is not in the package.',
  restricted:
    'Only students of the institution with an institutional e-mail may take the quiz. This format cannot restrict access.',
  subjects: 'This format cannot store the subjects: {titles}',
  article: 'The quiz belongs to the article "{title}". This format cannot store that.',
  captions: 'Captions are on: the video links request them from the player.',
  noCaptions: 'Captions are on, but the quiz has no videos.',
  tracking: 'Videos open through the requested link {address}',
  trackingUnused: 'The requested link {address} was not used: the quiz has no videos.',
  severalParameters:
    'The requested link {address} has parameters of its own. Some older versions of Moodle cannot read a cartridge with such links.',
  activitiesAsCategories:
    'The quiz has {count} activities. This format has none: each question stores its activity as a category.',
  videosApart:
    'This format separates videos from questions: the videos follow the questions, in one folder per activity.',
  answersKeptInPart:
    'The quiz is too long for a learning system to store all answers when a student pauses: a student who returns finds the answers to the first {kept} of {questions} questions. A submission includes all answers.',
  answersRecordedInPart:
    'A learning system records a limited number of single answers: those to the first {recorded} of {questions} questions. The score counts all answers.',
  answersUnnamed:
    'Questions with more than {max} options: {questions}. For these the package reports whether the answer was right, not which options were chosen.',
  institution:
    'The package was made for institution {institution}; the video links contain its number.',
  institutionUnused:
    'The package was made for institution {institution}; nothing else in it depends on that.',
});
