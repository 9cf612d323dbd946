import { expect } from 'vitest';

import { RebuildButton } from '../../../../src/views/quiz/rebuild/rebuild-button.tsx';
import { RebuildDialog } from '../../../../src/views/quiz/rebuild/rebuild-dialog.tsx';
import { RebuildProgress } from '../../../../src/views/quiz/rebuild/rebuild-progress.tsx';
import { RebuildQuestion } from '../../../../src/views/quiz/rebuild/rebuild-question.tsx';
import {
  rebuildProgressModel,
  rebuildQuizModel,
  rebuildSectionsModel,
} from '../../../machines/quiz/rebuild/rebuild-models.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { findAll, pressButton, readAlerts, readButton } from '../../../support/read-screen.ts';

const findDialog = (): HTMLElement | null => document.querySelector('[role="dialog"]');
const isChosen = (radio: HTMLElement): boolean => (radio as HTMLInputElement).checked;

describeViewModel({
  model: rebuildSectionsModel,
  show: (rebuild) => (
    <>
      <RebuildButton rebuild={rebuild} />
      <RebuildDialog rebuild={rebuild} />
    </>
  ),
  byHand: {
    open: () => pressButton('Rebuild a sections Quiz library'),
    send: () => pressButton('Rebuild'),
    close: () => pressButton('Cancel'),
  },
  expectScreen: ({ value, context: { form, error, failure } }) => {
    const dialog = findDialog();
    if (value === 'closed') {
      expect(dialog).toBeNull();
      return;
    }
    const select = dialog?.querySelector('[aria-haspopup="listbox"]');
    expect({
      section: select?.textContent,
      isInvalid: select?.getAttribute('aria-invalid') === 'true',
      isRequired: dialog?.textContent.includes('This field is required'),
      chosen: findAll('input[type="radio"]').map(isChosen),
      alerts: readAlerts(dialog ?? undefined),
      send: readButton('Rebuild'),
    }).toEqual({
      section: form.type === null ? 'Choose a section' : 'Core',
      isInvalid: error !== null,
      isRequired: error !== null,
      chosen: [!form.isAllUpdate, form.isAllUpdate],
      alerts: failure === null ? [] : [expect.any(String) as string],
      send: value === 'sending' ? 'busy' : 'ready',
    });
  },
});

describeViewModel({
  model: rebuildProgressModel,
  show: (progress) => <RebuildProgress progress={progress} />,
  byHand: { cancel: () => pressButton('Cancel the rebuild') },
  expectScreen: ({ context: { batches, cancelling } }) => {
    const running = (batches ?? []).filter(({ done, total }) => done < total);
    const [first] = running;
    expect(findAll('progress').map(({ ariaValueText }) => ariaValueText)).toEqual(
      running.map(() => '1 of 2'),
    );
    expect(readButton('Cancel the rebuild')).toBe(
      first === undefined ? 'missing' : cancelling === first.id ? 'busy' : 'ready',
    );
  },
});

describeViewModel({
  model: rebuildQuizModel,
  show: (rebuild) => <RebuildQuestion rebuild={rebuild} />,
  byHand: {
    confirm: () => pressButton('Rebuild quiz'),
    cancel: () => pressButton('Cancel'),
  },
  expectScreen: ({ context: { asked } }) => {
    expect(findDialog()?.querySelector('h2')?.textContent).toBe(
      asked === null ? undefined : `Rebuild “${asked.title}”?`,
    );
  },
});
