import { type ReactNode, useState } from 'react';

import { SegmentedControl } from '../design/fields/segmented-control.tsx';
import { Section } from './section.tsx';
import { ActionSamples } from './samples-actions.tsx';
import { FieldSamples } from './samples-fields.tsx';
import { FormSample } from './samples-form.tsx';
import { FrameSamples } from './samples-frame.tsx';
import { ListSamples } from './samples-lists.tsx';
import { MessageSamples } from './samples-messages.tsx';

const widths = { full: 'max-w-none', tablet: 'max-w-[900px]', phone: 'max-w-[360px]' } as const;

/** Sets theme and direction of the page. */
function PageControls(): ReactNode {
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? 'light');
  const [direction, setDirection] = useState(document.documentElement.dir || 'ltr');
  return (
    <>
      <SegmentedControl
        label="Theme"
        hideLabel
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme}
        onChange={(next) => {
          document.documentElement.dataset['theme'] = next;
          setTheme(next);
        }}
      />
      <SegmentedControl
        label="Direction"
        hideLabel
        choices={[
          { value: 'ltr', label: 'Left to right' },
          { value: 'rtl', label: 'Right to left' },
        ]}
        value={direction}
        onChange={(next) => {
          document.documentElement.dir = next;
          setDirection(next);
        }}
      />
    </>
  );
}

const Sections = (): ReactNode => (
  <>
    <Section title="Actions">
      <ActionSamples />
    </Section>
    <Section title="Fields and choices">
      <FieldSamples />
    </Section>
    <Section title="Messages and states">
      <MessageSamples />
    </Section>
    <Section title="Forms">
      <FormSample />
    </Section>
    <Section title="Lists">
      <ListSamples />
    </Section>
    <Section title="Frame">
      <FrameSamples />
    </Section>
  </>
);

/**
 * Every design component in its states, with controls for theme, direction and width. For
 * development only.
 */
export function Gallery(): ReactNode {
  const [width, setWidth] = useState<keyof typeof widths>('full');
  return (
    <div className="min-h-dvh">
      <header className="sticky top-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-surface px-4 py-2">
        <h1 className="text-lg font-semibold">Gallery</h1>
        <PageControls />
        <SegmentedControl
          label="Width"
          hideLabel
          choices={[
            { value: 'full', label: 'Full' },
            { value: 'tablet', label: '900' },
            { value: 'phone', label: '360' },
          ]}
          value={width}
          onChange={setWidth}
        />
        <a href="?show=frame" className="text-sm underline">
          The whole frame
        </a>
      </header>
      <main className={`mx-auto grid gap-8 p-4 ${widths[width]}`}>
        <Sections />
      </main>
    </div>
  );
}
