/** Words about articles wherever they show. */
export const articles = {
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
} as const;
