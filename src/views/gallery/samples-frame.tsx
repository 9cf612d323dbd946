import type { ReactNode } from 'react';

import { Breadcrumbs } from '../design/navigation/breadcrumbs.tsx';
import { Button } from '../design/buttons/button.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { SplitPane } from '../design/layout/split-pane.tsx';
import { Toolbar } from '../design/layout/toolbar.tsx';

/** Headings, panels, columns. */
export const FrameSamples = (): ReactNode => (
  <>
    <Breadcrumbs
      label="Where you are"
      trail={[
        { label: 'Quizzes', to: '/quiz' },
        { label: 'Admin Quizzes', to: '/quiz/admin-quiz' },
      ]}
      current="Enzyme kinetics: Michaelis–Menten"
    />
    <PageHeader
      title="Sponsors"
      count="1,284"
      actions={<Button variant="primary">Add New Sponsor</Button>}
    />
    <Toolbar end="1–20 of 1,284">
      <Button>Download</Button>
      <Button>Delete</Button>
    </Toolbar>
    <SplitPane
      startLabel="First column"
      start={<Panel title="Quiz Details">Title, article, dates</Panel>}
      endLabel="Last column"
      end={
        <Panel title="Timeline" note="23 steps">
          Changed option 3 of question 2
        </Panel>
      }
    >
      <Panel
        title="Before the experiment"
        note="4 questions"
        actions={<Button variant="quiet">Collapse All</Button>}
      >
        Questions
      </Panel>
    </SplitPane>
  </>
);
