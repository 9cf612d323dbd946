import { asiDocument } from '../asi/asi-document.ts';
import { asiQuestion, type AsiProfile } from '../asi/asi-question.ts';
import type { ExportOptions } from '../export-options.ts';
import type { ExportedQuiz } from '../exported-quiz.ts';
import type { XmlElement } from '../xml/element.ts';
import type { CartridgeDialect } from './cartridge-dialect.ts';

const profileOf = (activity: string): AsiProfile => ({
  fileBase: '$IMS-CC-FILEBASE$/',
  metadata: ({ isMultiple }) => ({
    cc_profile: isMultiple ? 'cc.multiple_response.v0p1' : 'cc.multiple_choice.v0p1',
    cc_question_category: activity,
    cc_weighting: '1',
  }),
  saysCase: true,
});

/** The questions of a quiz as the assessment of a cartridge: one section, since the profile nests none, with its activity as each question's category. */
export const cartridgeAssessment = (
  dialect: CartridgeDialect,
  quiz: ExportedQuiz,
  durationMinutes: number | null,
  options: ExportOptions,
): XmlElement =>
  asiDocument(
    quiz,
    dialect.assessmentSchema,
    {
      cc_profile: 'cc.exam.v0p1',
      qmd_assessmenttype: 'Examination',
      qmd_scoretype: 'Percentage',
      ...(durationMinutes === null ? {} : { qmd_timelimit: String(durationMinutes) }),
    },
    quiz.sections.flatMap(({ title, items }) =>
      items.flatMap((item) =>
        item.kind === 'question' ? [asiQuestion(item, options, profileOf(title))] : [],
      ),
    ),
  );
