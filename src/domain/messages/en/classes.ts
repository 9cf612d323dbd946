import { compileMessages } from '../compile-messages.ts';

/** Texts of the classes screens. */
export const classes = compileMessages({
  title: 'Classes',
  tabs: 'Parts of the class',
  tabNames: {
    students: 'Students',
    quizzes: 'Quizzes',
    playlists: 'Playlists',
    documents: 'Documents',
    activity: 'Activity',
  },
});
