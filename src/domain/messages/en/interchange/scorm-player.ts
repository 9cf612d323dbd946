import { compileMessages } from '../../compile-messages.ts';

/** Texts of the player inside a SCORM package. */
export const scormPlayer = compileMessages({
  pictureElsewhere: 'A picture on another site',
  unreadable: 'This quiz cannot be shown: its package is damaged.',
  facts: {
    questions: 'Questions',
    timeLimit: 'Time limit',
    oneMinute: '1 minute',
    minutes: '{count} minutes',
    noLimit: 'None',
    toPass: 'To pass',
    percent: '{percent} %',
    activities: 'Activities',
  },
  start: {
    begin: 'Start',
    resume: 'Continue',
    clock: 'The time starts when you start the quiz and continues while it is closed.',
    resumed: 'Your answers were restored: {answered} of {questions} questions.',
    lost: 'Your earlier answers belong to another version of the quiz. You start from the beginning.',
    resultStands: 'Your recorded result stays until you submit the quiz again.',
    keptInPart:
      'This quiz is long. If you close it before you submit, only the answers to the first {kept} questions are kept.',
  },
  tracking: {
    none: 'No learning system was found: this is practice, and nothing is recorded. If you opened the quiz in one, connect again, or launch it there again.',
    connectAgain: 'Connect again',
    stillNone: 'There is still no learning system.',
    refused:
      'The learning system could not start this quiz, so your answers cannot be recorded. {reason}',
    reload: 'Load again',
    looking: 'You are reviewing this quiz: nothing is recorded.',
    elsewhere:
      'This quiz is open in another window. Continue there, or close it there and launch the quiz again.',
    notSaved:
      'The learning system did not store your answers. Saving is tried again every few seconds; keep this window open. {reason}',
    resultNotSaved:
      'The learning system did not store your result. Saving is tried again every few seconds; keep this window open. {reason}',
    tryNow: 'Try now',
    notClosed:
      'The learning system has your answers, but did not end this visit. Close the quiz again, or just close this window. {reason}',
    resultNotClosed:
      'The learning system has your result, but did not end this visit. Close the quiz again, or just close this window. {reason}',
    closeAgain: 'Close again',
    saved: 'Saved',
    unsaved: 'Not saved',
    savedAgain: 'The learning system has stored everything.',
  },
  taking: {
    activityOf: 'Activity {number} of {count}',
    activities: 'Activities',
    previous: 'Previous activity',
    next: 'Next activity',
    empty: 'This activity has no items.',
    answered: '{answered} of {questions} answered',
    questionNumber: 'Question {number}',
    watch: 'Watch the video',
    watchTitled: 'Watch the video {title} (opens a new window)',
    video: 'Video',
    offline: 'You are offline. The video needs a network connection.',
    close: 'Save and close',
    submit: 'Submit',
    finish: 'Finish',
    timeLeft: 'Time left',
    fiveMinutesLeft: '5 minutes left',
    oneMinuteLeft: '1 minute left',
  },
  confirm: {
    title: 'Submit the quiz?',
    all: 'All questions are answered. You cannot change your answers after this.',
    oneOpen: '1 question is not answered. You cannot change your answers after this.',
    open: '{count} questions are not answered. You cannot change your answers after this.',
    back: 'Back',
  },
  result: {
    title: 'Result',
    right: '{right} of {questions} right',
    done: 'You have finished. This quiz has no questions.',
    passed: 'Passed',
    failed: 'Not passed',
    completed: 'Completed',
    timeOver: 'Time is up. The answers you gave in time count.',
    before: 'You submitted this quiz earlier.',
    rightlyAnswered: 'Right',
    wronglyAnswered: 'Wrong',
    notAnswered: 'Not answered',
    chosen: 'Your answer',
    rightAnswer: 'Right answer',
    close: 'Close',
    again: 'Take it again',
  },
  closed: {
    title: 'Closed',
    submitted: 'Your result is recorded. You can close this window.',
    kept: 'Your answers are kept. You can close this window.',
  },
});
