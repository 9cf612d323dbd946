import { compileMessages } from '../../compile-messages.ts';

/** Texts of the dialog that downloads quizzes for other systems. */
export const quizDownload = compileMessages({
  several: '{count, plural, one {1 quiz} other {# quizzes}}, in one ZIP file',
  collecting: 'Looking for the quizzes',
  version: 'Version',
  formats: {
    scorm12: 'SCORM 1.2',
    scorm12Detail: 'The most widely supported version.',
    scorm2004: 'SCORM 2004',
    scorm2004Detail: 'The 4th edition, for systems that require it.',
    qti21: 'QTI 2.1',
    qti21Detail: 'The most widely supported version.',
    qti22: 'QTI 2.2',
    qti22Detail: 'For systems that require it.',
    qti30: 'QTI 3.0',
    qti30Detail: 'The newest version, for current systems.',
    qti12: 'QTI 1.2 for Canvas',
    qti12Detail: 'With dates, time limit and grading as Canvas stores them.',
    cc11: 'Common Cartridge 1.1',
    cc11Detail: 'The most widely supported version.',
    cc13: 'Common Cartridge 1.3',
    cc13Detail: 'For systems that require it.',
  },
  institution: 'Institution',
  anyInstitution: 'Not for a particular institution',
  selectInstitution: 'Select Institution',
  changeInstitution: 'Change',
  clearInstitution: 'Not for {title}',
  keepsEverything:
    '{packages, plural, one {The package keeps everything in the quiz.} other {The packages keep everything in the quizzes.}}',
  remarks:
    '{packages, plural, one {The package changes or leaves out} other {The packages change or leave out}} {count, plural, one {1 thing:} other {# things:}}',
  moreRemarks: 'And {count} more. The report in the package lists all of them.',
  manyPackages: 'The report in each package says what it changes or leaves out.',
  underWay: 'Creating the package',
  progress: '{done} of {total}',
});
