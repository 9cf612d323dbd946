import { compileMessages } from '../compile-messages.ts';

/** Texts about articles, used in several areas. */
export const articles = compileMessages({
  type: {
    journal: 'Journal',
    core: 'Core',
    encyclopedia: 'Encyclopedia of Experiments',
    scienceEducation: 'Science Education',
    labManual: 'Lab Manual',
    labManualPrep: 'Lab Manual: preparation',
    labManualProcedure: 'Lab Manual: procedure',
    other: 'Article',
  },
  comingSoon: 'Coming soon',
});
