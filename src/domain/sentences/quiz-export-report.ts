/** What the report inside an exported package says, an entry a line. Places in braces are filled by `exportReportText`. */
export const quizExportReport = {
  heading: 'Lectern export report',
  quiz: 'Quiz: {title}',
  format: 'Format: {format}',
  nothing: 'Everything in the quiz is in this package.',
  intro: 'What this package holds in another form, or could not hold:',
  place: '{activity}, question {number}: {said}',
  videoLinked: '{activity}: the video "{title}" is a link to {address}',
  videoGone: '{activity}: a video that does not exist any more was left out.',
  titleCharacters: 'Characters that XML cannot hold were left out of the title "{title}".',
  activityUnnamed: 'An activity has no title: it is called "{title}" here.',
  activityEmpty: 'The activity "{title}" has nothing in it: this format does not hold it.',
  siteLink: 'The link to {path} stands as {address}',
  pictureMissing: 'The picture {address} is missing and was left out.',
  pictureElsewhere: 'The picture {address} stays on the web and is not in the package.',
  characters: 'Control characters, which XML cannot hold, were left out.',
  linkTitle: 'The hint "{title}" of a link was left out.',
  starts:
    'The quiz opens at {at}. This format has no dates: set them in the system that takes the package.',
  ends: 'The quiz closes at {at}. This format has no dates: set them in the system that takes the package.',
  graded: 'The quiz is graded. This format does not say so.',
  ungraded: 'The quiz is not graded. This format does not say so.',
  gradedUnsaid: 'The quiz does not say whether it is graded: in this format it is.',
  assigned: 'To whom the quiz is assigned is not in the package.',
  restricted:
    'Only students of the institution with an institutional e-mail may take the quiz. This format cannot restrict access.',
  subjects: 'Subjects, which this format does not hold: {titles}',
  article: 'The quiz belongs to the article "{title}", which this format does not name.',
  captions: 'Captions are shown: the links to videos ask the player for them.',
  noCaptions: 'Captions are to be shown, but the quiz has no videos.',
  tracking: 'Videos are watched through the given link {address}',
  trackingUnused: 'The given link {address} was not used: the quiz has no videos.',
  activitiesAsCategories:
    'The quiz has {count} activities. This format has none: every question names its activity as its category.',
  videosApart:
    'The videos follow after the questions, in a folder for each activity: this format keeps them apart.',
  answersKeptInPart:
    'The quiz is larger than a learning system keeps while it is interrupted: who leaves and comes back finds the answers to the first {kept} of {questions} questions. What is submitted counts whole.',
  answersRecordedInPart:
    'A learning system records only so many answers one by one: those to the first {recorded} of {questions} questions. The score counts all of them.',
  answersUnnamed:
    'Questions with more than {most} options: {questions}. Of these a learning system learns whether they were answered right, not which options were chosen.',
  institution:
    'The package was made for institution {institution}; the links to videos carry its number.',
  institutionUnused:
    'The package was made for institution {institution}; nothing else in it says so.',
} as const;
