import type { MessageKey } from '../messages/en.ts';

const names: Readonly<Record<string, MessageKey>> = {
  journal: 'articles.type.journal',
  encyclopedia_of_experiments: 'articles.type.encyclopedia',
  science_education: 'articles.type.scienceEducation',
  lab_manual: 'articles.type.labManual',
  lab_manual_prep: 'articles.type.labManualPrep',
  lab_manual_procedure: 'articles.type.labManualProcedure',
};

/**
 * Returns the label of an article type (ENT-13): Core for `{product}_core`, Article for an unknown
 * type.
 */
export const getArticleTypeLabel = (type: string): MessageKey =>
  names[type] ?? (type.endsWith('_core') ? 'articles.type.core' : 'articles.type.other');
