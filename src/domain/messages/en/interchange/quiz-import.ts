import { compileMessages } from '../../compile-messages.ts';

/** Texts about what an imported package loses, or why it is refused. */
export const quizImport = compileMessages({
  /** Reasons to refuse a whole package. */
  package: {
    nothing:
      'This package has no questions that can be read. It should contain QTI 1.2, 2.0, 2.1, 2.2 or 3.0, or a Common Cartridge with assessments.',
    doctype: 'The file {file} declares a document type (DOCTYPE), which is not accepted.',
    tooDeep: 'Elements of the file {file} are nested too deeply.',
    tooLarge: 'The file {file} is too large.',
    tooManyQuizzes: 'The package contains more than {max} documents with quizzes.',
    tooMany: 'The package contains more than {max} items.',
  },
  /** What is wrong with the manifest of a package. */
  manifest: {
    unreadable:
      'The list of files (manifest) could not be read: {about} All files of the package were looked through instead.',
    outside:
      'The list of files (manifest) points outside the package to {address}, which was not read.',
    undescribed: 'The list of files (manifest) refers to {name}, which it does not describe.',
  },
  /** Reasons to leave out a file. */
  file: {
    notUtf8:
      'The file declares no encoding and is not UTF-8. Please export the package again in UTF-8.',
    unknownEncoding:
      'The file declares the encoding {encoding}, which is not supported. Please export the package again in UTF-8.',
    otherEncoding:
      'The file declares the encoding {encoding}, but its content is in another one. Please export the package again in UTF-8.',
    empty: 'The file is empty.',
    malformed: 'The file is not well-formed XML.',
    mixed:
      'The file mixes element names of QTI 2 ({qti2}) and QTI 3 ({qti3}), so its meaning is not certain.',
    missing: 'The file {file} is not in the package.',
    shape: 'The file contains {root}, which is not a question.',
  },
  /** Parts of a quiz that are changed or left out. */
  quiz: {
    titleMissing: 'The quiz has no title of at least 3 characters. It is named "{title}".',
    titleShortened: 'The title was longer than {max} characters and was shortened.',
    activityShortened:
      'The title of the activity "{title}" was longer than {max} characters and was shortened.',
    untitled: 'Imported quiz',
    activity: 'Activity {number}',
    shuffled: 'Random order of questions is not supported: they are in the order of the package.',
    optionsShuffled:
      'Random order of options is not supported: they are in the order of the package.',
    drawn: 'Random selection of questions is not supported: all questions of "{title}" are asked.',
    elsewhere: 'Questions of "{title}" come from a question bank that the quiz does not contain.',
    timeRounded: 'The time limit of {seconds} seconds was rounded up to {minutes} minutes.',
    timeDropped: 'A time limit for a part of the quiz was left out.',
    conditions: 'Conditions for which questions are asked were left out.',
    instructions: 'Instructions of the quiz were left out.',
    feedback: 'Feedback on the quiz was left out.',
    attempts: 'The number of attempts was left out.',
    settingsUnread: 'The settings of the quiz could not be read: {about}',
    dates: 'The dates of the quiz were left out.',
    nothingOfActivity: 'Nothing from the activity "{title}" is imported.',
    subjects: 'Subjects were left out: {titles}.',
    noItems: 'It contains no questions.',
    otherVersion:
      'The file {file} contains a quiz with the same name but different questions. Both are listed.',
    emptyActivity: 'The activity "{title}" has no items and was left out.',
    tooManyActivities:
      'A quiz has at most {max} activities: the questions of the others were moved to the last one.',
    nested: 'Sections are nested too deeply or in a circle at "{title}".',
  },
  /** Parts of an item that are changed or left out, and reasons to leave out the item. */
  item: {
    leftOut: 'Not selected for import.',
    feedback: 'Feedback was left out.',
    hint: 'Hints were left out.',
    sharedText: 'A text in a separate file could not be read and was left out: {what}',
    hidden: 'Parts that students do not see were left out.',
    solution: 'A solution was left out.',
    rubric: 'Instructions beside the question were left out.',
    points:
      'Points are not supported: the question was worth {points} points and is now worth one.',
    partialCredit: 'Partial credit is not supported: only the complete answer is right.',
    negativePoints: 'Negative points are not supported: wrong answers cost nothing.',
    pointsForGaps: 'Points for options that are not chosen are not supported.',
    ownScoring:
      'Custom scoring rules were left out; the right answer is the one the question declares.',
    shuffled: 'Random order of options is not supported: they are in the order of the package.',
    choiceLimit: 'The limit on how many options may be chosen ({limit}) was left out.',
    timeLimit: 'A time limit of the question was left out.',
    media: 'Sound, video or another embedded file was left out: {what}',
    script: 'A script was left out.',
    formField: 'A form field in the text was left out.',
    formulaPart: 'A part of a formula was left out: {what}',
    formulaPicture: 'A formula was only available as a picture and was replaced by its source.',
    pictureMissing:
      'The picture {address} is not in the package and was replaced by its description.',
    pictureUnfit:
      'The picture {address} is not a PNG, JPEG, GIF or WebP picture and was replaced by its description.',
    pictureElsewhere: 'The picture {address} is loaded from the web.',
    pictureInsecure:
      'The picture {address} is on a website without https and was replaced by its description.',
    linkDropped: 'The link to {address} was left out; its text was kept.',
    characters: 'Unsupported characters were left out.',
    optionEmpty: 'Option {number} is empty: fill it in before you save the quiz.',
    optionTwice: 'Options {first} and {second} are the same: change one before you save the quiz.',
    oneOption: 'The question has only one option.',
    noKey: 'The package does not say which answer is right.',
    noRightAnswer: 'No answer is right.',
    noGain:
      'No option earns more points when it is chosen than when it is not, so the package does not say which answer is right.',
    undecidedPoints: 'The points of the question do not decide which options are right.',
    contradictoryKey: 'The package contradicts itself about the right answer.',
    severalRight: 'Several options are right, but only one can be chosen.',
    severalSets: 'Different sets of options earn full points.',
    lenient:
      'Lenient scoring is not supported: choosing a wrong option beside the right ones makes the answer wrong.',
    unreadScoring: 'The question uses scoring rules that are not supported.',
    noText: 'The question has no text.',
    noOptions: 'The question has no options.',
    tooLarge: 'The question is too large.',
    tooManyOptions: 'The question has more than {max} options.',
    questionTooLong: 'The text of the question is longer than {max} characters.',
    optionTooLong: 'Option {number} is longer than {max} characters.',
    tooDeep: 'Elements of the text are nested too deeply.',
    severalParts: 'It combines several question types in one item: {about}.',
    otherType: 'Its question type is not supported: {about}.',
    onlyText: 'It is a text without a question.',
    computed: 'Its text or options are computed for each attempt.',
    adaptive: 'It changes while it is answered (adaptive).',
  },
  /** The texts of options that Blackboard gives by name. */
  blackboardWords: {
    true: 'True',
    false: 'False',
    yes: 'Yes',
    no: 'No',
    agree: 'Agree',
    disagree: 'Disagree',
    right: 'Right',
    wrong: 'Wrong',
  },
  more: 'There are more messages of this kind.',
  /** Names of question types. */
  type: {
    order: 'putting things in order',
    associate: 'pairing things',
    match: 'matching',
    gapMatch: 'filling gaps by dragging',
    inlineChoice: 'choosing words in a text',
    textEntry: 'filling in words',
    extendedText: 'an essay',
    hotText: 'choosing passages of a text',
    hotspot: 'choosing places in a picture',
    graphicOrder: 'putting places of a picture in order',
    graphicAssociate: 'pairing places of a picture',
    graphicGapMatch: 'placing things on a picture',
    selectPoint: 'pointing at places in a picture',
    positionObject: 'positioning things on a picture',
    slider: 'a slider',
    media: 'watching or listening',
    drawing: 'a drawing',
    upload: 'uploading a file',
    custom: 'a question type of the system it came from',
    numerical: 'a number',
    calculated: 'a computed number',
    shortAnswer: 'a short answer',
    severalBlanks: 'filling in several blanks',
    severalLists: 'choosing from several lists',
    opinion: 'an opinion scale',
    jumbled: 'a jumbled sentence',
    quizBowl: 'finding the question for a given answer',
    patternMatch: 'an answer that fits a pattern',
    choice: 'choosing options',
    unknown: 'an unknown type ({name})',
  },
});
