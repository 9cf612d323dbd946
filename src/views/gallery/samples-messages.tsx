import { type ReactNode, useState } from 'react';

import { Alert } from '../design/feedback/alert.tsx';
import { Avatar } from '../design/display/avatar.tsx';
import { Badge } from '../design/display/badge.tsx';
import { Button } from '../design/buttons/button.tsx';
import { DetailsList } from '../design/lists/details-list.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import {
  CheckIcon,
  ClockIcon,
  FileIcon,
  InfoIcon,
  LockIcon,
  RefreshIcon,
} from '../design/icons/icons.tsx';
import { Kbd } from '../design/display/kbd.tsx';
import { NoticeLayer, type VisibleNotice } from '../design/feedback/notice-layer.tsx';
import { ProgressBar } from '../design/feedback/progress-bar.tsx';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { Spinner } from '../design/feedback/spinner.tsx';
import { Columns, Samples } from './section.tsx';

const notices: readonly VisibleNotice[] = [
  {
    id: 1,
    severity: 'success',
    severityLabel: 'Success',
    text: 'Quiz deleted successfully',
    action: { label: 'Undo', kbd: 'Ctrl Z' },
  },
  {
    id: 2,
    severity: 'error',
    severityLabel: 'Error',
    text: 'Question 3 has no right answer.\nQuestion 4 has only one option.',
  },
];

const StatusSamples = (): ReactNode => (
  <>
    <Badge>1,284</Badge>
    <Badge icon={<LockIcon />}>Restricted</Badge>
    <Badge tone="accent">3 selected</Badge>
    <Badge tone="good" icon={<CheckIcon />}>
      Saved
    </Badge>
    <Badge tone="warn" icon={<RefreshIcon />}>
      Being processed
    </Badge>
    <Badge tone="warn" icon={<ClockIcon />}>
      3 unsaved changes
    </Badge>
    <Badge tone="bad">Expired</Badge>
    <Badge tone="info" icon={<InfoIcon />}>
      New version
    </Badge>
    <Avatar firstName="Ada" lastName="Okafor" />
    <Kbd>Ctrl K</Kbd>
    <Spinner label="Loading" />
    <Spinner size="s" label="Saving" />
  </>
);

const AlertSamples = (): ReactNode => (
  <>
    <Alert tone="good">The package was imported.</Alert>
    <Alert tone="info" title="Ilan Roth saved a newer version" action={<Button>Review</Button>}>
      Your 8 changes can be merged into it.
    </Alert>
    <Alert tone="warn">You have no access to quizzes based on your subscription level.</Alert>
    <Alert tone="bad" title="Error">
      The server cannot be reached.
    </Alert>
  </>
);

const ProgressSamples = (): ReactNode => (
  <>
    <ProgressBar label="Uploading enzyme.mp4" progress={0.42} detail="5 of 12 MB" />
    <ProgressBar label="Rebuilding quizzes" progress={null} />
    <div className="grid gap-3">
      <Skeleton width={90} />
      <Skeleton width={70} />
      <Skeleton width={50} />
    </div>
  </>
);

/** Statuses, alerts, notifications and loading indicators. */
export function MessageSamples(): ReactNode {
  const [shown, setShown] = useState<readonly VisibleNotice[]>([]);
  const dismiss = (id: number): void => {
    setShown(shown.filter((notice) => notice.id !== id));
  };
  return (
    <>
      <Samples>
        <StatusSamples />
        <Button
          onClick={() => {
            setShown(notices);
          }}
        >
          Show notifications
        </Button>
      </Samples>
      <Columns>
        <AlertSamples />
      </Columns>
      <Columns>
        <ProgressSamples />
      </Columns>
      <Columns>
        <EmptyState
          icon={<FileIcon />}
          title="No list items"
          action={<Button variant="primary">Create quiz</Button>}
        >
          Your quizzes appear here.
        </EmptyState>
        <DetailsList
          details={[
            { term: 'Article', value: '#5692 Enzyme Assays and Kinetics' },
            { term: 'Created', value: '03/02/2026' },
            { term: 'Questions', value: 12 },
          ]}
        />
      </Columns>
      <NoticeLayer
        label="Notifications"
        dismissLabel="Dismiss"
        notices={shown}
        onDismiss={dismiss}
        onAct={dismiss}
        onPointerEnter={() => undefined}
        onPointerLeave={() => undefined}
        onFocusEnter={() => undefined}
        onFocusLeave={() => undefined}
      />
    </>
  );
}
