import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { qtiFormats, type QtiFormat } from '../../../domain/interchange/qti-formats.ts';
import type { SentenceKey } from '../../../domain/sentences/en.ts';
import { downloadFaults, type QuizDownloadRef } from '../../../machines/quiz/exporting/quiz-download-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { FileDownIcon } from '../../design/icon.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { RadioGroup } from '../../design/radio-group.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';

const names: Readonly<Record<QtiFormat, { readonly label: SentenceKey; readonly detail: SentenceKey }>> = {
  '2.1': { label: 'quizExport.formats.v21', detail: 'quizExport.formats.v21Detail' },
  '2.2': { label: 'quizExport.formats.v22', detail: 'quizExport.formats.v22Detail' },
  '3.0': { label: 'quizExport.formats.v30', detail: 'quizExport.formats.v30Detail' },
  '1.2': { label: 'quizExport.formats.v12', detail: 'quizExport.formats.v12Detail' },
};

interface DownloadDialogProps {
  readonly download: QuizDownloadRef;
}

/** Asks for the version of QTI and downloads the packages of the chosen quizzes (QIO-04, QIO-14). Closing it stops the download. */
export function DownloadDialog({ download }: DownloadDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const isOpen = useSelector(download, (snapshot) => snapshot.hasTag('open'));
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'));
  const context = useSelector(download, (snapshot) => snapshot.context);
  const { quizzes, format, done, failures } = context;
  const settled = done.length + failures.length;
  const close = (): void => { download.send({ type: 'download.close' }); };
  const [first] = quizzes;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={sentence('common.close')}
      title={sentence('quizExport.title')}
      description={<span className="wrap-anywhere">{quizzes.length > 1 ? sentence('quizExport.several', { count: quizzes.length }) : first?.title}</span>}
      footer={(
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          <Button variant="primary" icon={<FileDownIcon />} busy={isBusy} onClick={() => { download.send({ type: 'download.start' }); }}>{sentence('quizExport.download')}</Button>
        </>
      )}
    >
      <div className="grid gap-4">
        <RadioGroup
          label={sentence('quizExport.format')}
          choices={qtiFormats.map((value) => ({ value, label: sentence(names[value].label), description: sentence(names[value].detail) }))}
          value={format}
          disabled={isBusy}
          onChange={(value) => { download.send({ type: 'download.chooseFormat', format: value }); }}
        />
        {isBusy && (
          <ProgressBar
            label={sentence('quizExport.underWay')}
            progress={quizzes.length > 1 ? settled / quizzes.length : null}
            detail={quizzes.length > 1 ? sentence('quizExport.progress', { done: settled, total: quizzes.length }) : undefined}
          />
        )}
        {failures.length > 0 && (
          <Alert tone="bad" title={sentence('common.error')}>
            <ul className="grid max-h-60 gap-1 overflow-y-auto">
              {downloadFaults(context).map((fault, index) => <li key={failures[index]?.quiz.id} className="wrap-anywhere">{say(fault)}</li>)}
            </ul>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
