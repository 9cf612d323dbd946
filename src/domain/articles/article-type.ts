import type { SentenceKey } from '../sentences/en.ts';

const names: Readonly<Record<string, SentenceKey>> = {
  journal: 'articles.type.journal',
  encyclopedia_of_experiments: 'articles.type.encyclopedia',
  science_education: 'articles.type.scienceEducation',
  lab_manual: 'articles.type.labManual',
  lab_manual_prep: 'articles.type.labManualPrep',
  lab_manual_procedure: 'articles.type.labManualProcedure',
};

/** What the kind of an article is called (ENT-13); `{product}_core` is Core, a kind that is not known Article. */
export const articleTypeName = (type: string): SentenceKey =>
  names[type] ?? (type.endsWith('_core') ? 'articles.type.core' : 'articles.type.other');
