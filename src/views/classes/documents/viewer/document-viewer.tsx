import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import { href } from '../../../../domain/access/href.ts';
import { getClassTabHref } from '../../../../domain/classes/class-tabs.ts';
import { findKindByType } from '../../../../domain/documents/document-kinds.ts';
import { formatSize } from '../../../../domain/documents/format-size.ts';
import { getFailureMessage } from '../../../../domain/messages/failure-message.ts';
import type { MessageKey } from '../../../../domain/messages/en.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import type { Failure } from '../../../../domain/outcome.ts';
import type {
  DocumentViewerRef,
  OpenedDocument,
} from '../../../../machines/classes/documents/document-viewer-machine.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { DownloadIcon, InfoIcon, RefreshIcon } from '../../../design/icons/icons.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { createLazyPart } from '../../../shared/lazy-part.tsx';
import { ScreenHead } from '../../../shared/screen-head.tsx';
import { WhoSees } from '../who-sees.tsx';
import { DocumentDetails } from './document-details.tsx';
import { ImageView } from './image-view.tsx';
import { MediaView } from './media-view.tsx';
import { OfficeView } from './office-view.tsx';
import { PdfView } from './pdf-view.tsx';
import { TextView } from './text-view.tsx';

const csvView = createLazyPart(() => import('./csv-view.tsx'));

interface DocumentViewerProps {
  readonly classId: number;
  readonly viewer: DocumentViewerRef;
  /** The configured viewer service of office documents, or null. */
  readonly officeService: string | null;
  /** The origin under which other servers reach this one. */
  readonly origin: string;
  readonly onDownload: () => void;
}

interface FailedProps {
  readonly title?: MessageKey;
  readonly message: Message;
  readonly onRetry: () => void;
  readonly onDownload: () => void;
}

/** Why a document is not shown, with what still helps (DOC-10). */
function Failed({
  title = 'documents.notLoaded',
  message,
  onRetry,
  onDownload,
}: FailedProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="p-4 md:p-6">
      <Alert
        tone="bad"
        title={formatMessage(title)}
        action={
          <span className="flex flex-wrap gap-2">
            <Button icon={<RefreshIcon />} onClick={onRetry}>
              {formatMessage('common.retry')}
            </Button>
            <Button icon={<DownloadIcon />} onClick={onDownload}>
              {formatMessage('documents.download')}
            </Button>
          </span>
        }
      >
        {formatMessage(message)}
      </Alert>
    </div>
  );
}

const toFailedMessage = (failure: Failure | null): Message =>
  failure?.kind === 'notFound'
    ? { key: 'documents.gone' }
    : getFailureMessage(failure ?? { kind: 'unexpected' }, { key: 'documents.tryLater' });

type ShownProps = DocumentViewerProps & {
  readonly opened: OpenedDocument;
  readonly hasDetails: boolean;
};

/** The document by its kind. */
function Shown(props: ShownProps): ReactNode {
  const { viewer, opened, hasDetails, officeService, origin, onDownload } = props;
  const hasConsent = useSelector(
    viewer,
    ({ context, value }) => context.hasConsent && value === 'shown',
  );
  const { document, fileName, content, address } = opened;
  const fail = (): void => {
    viewer.send({ type: 'page.failed' });
  };
  const view = findKindByType(document.type)?.view;
  if (view === 'audio' || view === 'video')
    return (
      <MediaView
        kind={view}
        name={fileName}
        address={address}
        onPlaying={() => {
          viewer.send({ type: 'media.playing' });
        }}
        onFailed={() => {
          viewer.send({ type: 'media.failed' });
        }}
        onDownload={onDownload}
      />
    );
  if (view === 'office' || content === null)
    return (
      <OfficeView
        name={fileName}
        service={officeService}
        fileAddress={origin + address}
        hasConsent={hasConsent}
        onConsent={() => {
          viewer.send({ type: 'office.consent' });
        }}
        onDownload={onDownload}
      />
    );
  if (view === 'image') return <ImageView name={fileName} content={content} onFailed={fail} />;
  if (view === 'table') return <csvView.Component name={fileName} content={content} />;
  if (view === 'text') return <TextView name={fileName} content={content} />;
  const showFailure = (isEncrypted: boolean): ReactNode => (
    <Failed
      message={{ key: isEncrypted ? 'documents.encrypted' : 'documents.pageFailed' }}
      onRetry={() => {
        fail();
        viewer.send({ type: 'viewer.retry' });
      }}
      onDownload={onDownload}
    />
  );
  return (
    <PdfView
      name={fileName}
      content={content}
      showsResults={!hasDetails}
      failed={showFailure}
      onDownload={onDownload}
    />
  );
}

interface HeadProps extends Pick<DocumentViewerProps, 'classId' | 'onDownload'> {
  readonly opened: OpenedDocument | null;
  readonly hasDetails: boolean;
  readonly onDetails: () => void;
}

/** The name, the class and the size of the document, with what can be done with it. */
function Head({ classId, opened, hasDetails, onDetails, onDownload }: HeadProps): ReactNode {
  const formatMessage = useFormatMessage();
  const title = opened?.fileName ?? formatMessage('documents.document');
  const trail = [
    { label: formatMessage('classes.title'), to: href('classes') },
    ...(opened === null
      ? []
      : [{ label: opened.classroom.title, to: href('classDetail', { id: classId }) }]),
    { label: formatMessage('documents.title'), to: getClassTabHref(classId, 'documents') },
  ];
  const actions = opened !== null && (
    <>
      <span className="flex items-center gap-3 text-sm whitespace-nowrap max-[1099px]:hidden">
        <WhoSees document={opened.document} students={opened.classroom.students} />
        <span className="figures text-ink-2">{formatSize(opened.document.bytes)}</span>
      </span>
      <Button icon={<InfoIcon />} aria-pressed={hasDetails} onClick={onDetails}>
        <span className="max-[1099px]:sr-only">{formatMessage('documents.details')}</span>
      </Button>
      <Button variant="primary" icon={<DownloadIcon />} onClick={onDownload}>
        <span className="max-md:sr-only">{formatMessage('documents.download')}</span>
      </Button>
    </>
  );
  return (
    <>
      <ScreenHead title={title} trail={trail} actions={actions} />
      <h1 className="sr-only">{title}</h1>
    </>
  );
}

/** A document of a class, shown by its kind, with a button that downloads it (DOC-06). */
export function DocumentViewer(props: DocumentViewerProps): ReactNode {
  const { viewer, onDownload } = props;
  const formatMessage = useFormatMessage();
  const { opened, failure, isUnplayable } = useSelector(viewer, ({ context }) => context);
  const state = useSelector(viewer, ({ value }) => value);
  const [hasDetails, setDetails] = useState(false);
  const isShown = opened !== null && (state === 'shown' || state === 'renewing');
  return (
    <>
      <Head
        {...props}
        opened={opened}
        hasDetails={hasDetails}
        onDetails={() => {
          setDetails(!hasDetails);
        }}
      />
      <div className="flex h-[calc(100dvh-var(--top-bar-height,48px))] min-h-80">
        <div className="flex min-w-0 grow flex-col">
          {state === 'opening' && (
            <div role="status" className="grid grow place-items-center">
              <Spinner />
              <span className="sr-only">{formatMessage('common.loading')}</span>
            </div>
          )}
          {state === 'failed' && (
            <Failed
              {...(isUnplayable && { title: 'documents.notPlayed' })}
              message={isUnplayable ? { key: 'documents.playElsewhere' } : toFailedMessage(failure)}
              onRetry={() => {
                viewer.send({ type: 'viewer.retry' });
              }}
              onDownload={onDownload}
            />
          )}
          {isShown && <Shown {...props} opened={opened} hasDetails={hasDetails} />}
        </div>
        {isShown && hasDetails && (
          <DocumentDetails
            opened={opened}
            onClose={() => {
              setDetails(false);
            }}
          />
        )}
      </div>
    </>
  );
}
