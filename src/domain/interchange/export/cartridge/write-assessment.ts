import { writeAsiDocument } from '../asi/write-document.ts';
import { writeAsiItem, type AsiProfile } from '../asi/write-item.ts';
import type { ExportOptions } from '../export-options.ts';
import { listQuestions, type ExportedQuiz } from '../exported-quiz.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { CartridgeDialect } from './cartridge-dialect.ts';

const createProfile = (activity: string): AsiProfile => ({
  fileBase: '$IMS-CC-FILEBASE$/',
  metadata: ({ isMultiple }) => ({
    cc_profile: isMultiple ? 'cc.multiple_response.v0p1' : 'cc.multiple_choice.v0p1',
    cc_question_category: activity,
    cc_weighting: '1',
  }),
  writesCaseAttribute: true,
});

/**
 * Returns the assessment of a cartridge. The profile has one section only, so the activity becomes
 * each question's category.
 */
export const writeCartridgeAssessment = (
  dialect: CartridgeDialect,
  quiz: ExportedQuiz,
  durationMinutes: number | null,
  options: ExportOptions,
): XmlElement =>
  writeAsiDocument(
    quiz,
    dialect.assessmentSchema,
    {
      cc_profile: 'cc.exam.v0p1',
      qmd_assessmenttype: 'Examination',
      qmd_scoretype: 'Percentage',
      ...(durationMinutes === null ? {} : { qmd_timelimit: String(durationMinutes) }),
    },
    quiz.sections.flatMap(({ title, items }) =>
      listQuestions(items).map((question) => writeAsiItem(question, options, createProfile(title))),
    ),
  );
