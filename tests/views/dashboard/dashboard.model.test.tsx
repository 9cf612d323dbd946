import { createActor } from 'xstate';

import { draftsMachine } from '../../../src/machines/dashboard/dashboard-machines.ts';
import { Dashboard } from '../../../src/views/dashboard/dashboard.tsx';
import { DraftsCard } from '../../../src/views/dashboard/drafts-card.tsx';
import { ResultWarnings } from '../../../src/views/dashboard/result-warnings.tsx';
import {
  dashboardModel,
  draftsModel,
  resultWarningsModel,
} from '../../machines/dashboard/dashboard-models.ts';
import { describeLoadView } from '../shared/loads/describe-load-view.tsx';

const customer = { role: 'customer' } as const;
const now = new Date('2026-11-23T12:00:00.000Z');

describeLoadView({
  model: dashboardModel,
  show: (dashboard) => (
    <Dashboard
      {...customer}
      firstName="Ana"
      now={now}
      dashboard={dashboard}
      drafts={createActor(draftsMachine, { input: null })}
      canWriteQuizzes={false}
      publishing={null}
      renderWarnings={() => null}
      renderReminder={() => null}
    >
      {null}
    </Dashboard>
  ),
  texts: { first: ['Enzymes'], newer: ['Membranes'] },
});

describeLoadView({
  model: draftsModel,
  show: (drafts) => <DraftsCard {...customer} drafts={drafts} now={now} />,
  texts: { first: ['Cells'], newer: ['Gels'] },
});

describeLoadView({
  model: resultWarningsModel,
  show: (warnings) => <ResultWarnings warnings={warnings} />,
  texts: { first: ['Question 2 may be misleading'], newer: ['3 hard questions'] },
  failures: null,
  hasSkeleton: false,
});
