/** What the quiz viewer and its video player say. */
export const quizViewer = {
  quiz: 'Quiz',
  edit: 'Edit',
  copy: 'Copy',
  back: 'Back to {list}',
  subjects: 'Subjects',
  questions: 'Questions',
  showAnswers: 'Show right answers',
  rightAnswer: 'Right answer',
  tryOut: 'Answers given here are not kept.',
  content: 'Activities of {title}',
  noActivities: 'This quiz has no activities yet.',
  expired: 'Expired',
  noDeadline: 'None. Students may take part indefinitely.',
  processingTitle: 'This quiz is being processed',
  processingDetail: 'It will show here as soon as that is done.',
} as const;
