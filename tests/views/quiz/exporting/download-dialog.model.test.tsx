import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';

import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import { succeeded } from '../../../../src/domain/outcome.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import {
  institutionListMachine,
  type InstitutionChoice,
} from '../../../../src/machines/shared/list/institution-list-machine.ts';
import type { LoadPageInput } from '../../../../src/machines/shared/list/list-types.ts';
import { DownloadDialog } from '../../../../src/views/quiz/exporting/download-dialog.tsx';
import { quizDownloadModel } from '../../../machines/quiz/exporting/quiz-download-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import {
  findAll,
  findTexts,
  pressButton,
  readAlerts,
  readButton,
} from '../../../support/read-screen.ts';

const kestrel: InstitutionChoice = { id: 2, title: 'Kestrel College', approved: true };
const loadPage = fromCall<ListPage<InstitutionChoice>, LoadPageInput>(async () =>
  succeeded({ items: [kestrel], totalItems: 1, totalPages: 1 }),
);

const radios = (): readonly HTMLInputElement[] =>
  findAll('input[type="radio"]') as readonly HTMLInputElement[];
const getLabel = ({ labels }: HTMLInputElement): string => labels?.[0]?.textContent ?? '';

const names: Readonly<Record<string, string>> = {
  'qti 2.1': 'QTI 2.1',
  'qti 3.0': 'QTI 3.0',
  'cc 1.1': 'Common Cartridge 1.1',
};

describeViewModel({
  model: quizDownloadModel,
  actors: (held) => ({
    institutionList: institutionListMachine.provide({ actors: { loadPage } }),
    loadPackage: held.promise(),
    savePackages: held.promise(),
    collect: held.promise(),
  }),
  show: (download) => <DownloadDialog download={download} />,
  byHand: {
    'choose 3.0': () => {
      const radio = radios().find((each) => getLabel(each).startsWith('QTI 3.0'));
      return radio !== undefined && !radio.checked && fireEvent.click(radio);
    },
    'pick institution': () => pressButton('Select Institution') || pressButton('Change'),
    'choose institution': () => pressButton('Select Kestrel College'),
    'cancel institution': () => findAll('[role="dialog"]').length > 1 && pressButton('Close'),
    'clear institution': () => pressButton('Not for Kestrel College'),
    start: () => pressButton('Download'),
    close: () => pressButton('Cancel'),
  },
  expectScreen: (snapshot) => {
    const { quizzes, format, institution, canChooseInstitution, done, failures } = snapshot.context;
    if (snapshot.matches('closed')) {
      expect(findAll('[role="dialog"]')).toEqual([]);
      return;
    }
    if (snapshot.matches({ open: 'collecting' })) {
      expect(findTexts(['Looking for the quizzes'])).toHaveLength(1);
      expect(readButton('Download')).toBe('busy');
      return;
    }
    const isSaving = snapshot.matches({ open: 'saving' }) || snapshot.matches({ open: 'stopping' });
    const isBusy = isSaving || snapshot.matches({ open: 'downloading' });
    const isPicking = snapshot.matches({ open: 'pickingInstitution' });
    const [first] = quizzes;
    expect({
      dialogs: findAll('[role="dialog"]').length,
      about: findTexts(['Cells', '2 quizzes, in one ZIP file']),
      version: radios()
        .filter(({ checked }) => checked)
        .map(getLabel),
      canPick: readButton('Select Kestrel College'),
      institution: findTexts(['Not for a particular institution', 'Kestrel College']),
      progress: findAll('progress').length,
      finished: findTexts(['0 of 2', '1 of 2', '2 of 2']),
      alerts: readAlerts(),
      cancel: readButton('Cancel'),
      download: readButton('Download'),
    }).toEqual({
      dialogs: isPicking ? 2 : 1,
      about: [quizzes.length > 1 ? '2 quizzes, in one ZIP file' : first?.title],
      version: [
        expect.stringContaining(names[`${format.kind} ${format.version}`] ?? '?') as string,
      ],
      canPick: isPicking ? 'ready' : 'missing',
      institution: [
        ...(canChooseInstitution && institution === null
          ? ['Not for a particular institution']
          : []),
        ...(institution !== null || isPicking ? ['Kestrel College'] : []),
      ],
      progress: isBusy ? 1 : 0,
      finished:
        isBusy && quizzes.length > 1 ? [`${String(done.length + failures.length)} of 2`] : [],
      alerts: failures.length === 0 ? [] : [expect.any(String) as string],
      cancel: isSaving ? 'busy' : 'ready',
      download: isBusy ? 'busy' : 'ready',
    });
  },
});
