import { ExportRemarks } from '../../../../src/views/quiz/exporting/export-remarks.tsx';
import { exportRemarksModel } from '../../../machines/quiz/exporting/quiz-download-model.ts';
import { describeLoadView } from '../../shared/loads/describe-load-view.tsx';

describeLoadView({
  model: exportRemarksModel,
  show: (load) => <ExportRemarks load={load} />,
  texts: {
    first: ['The quiz is graded. This format cannot store that.'],
    newer: ['The empty activity "Cells" was left out.'],
  },
});
