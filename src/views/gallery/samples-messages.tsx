import { type ReactNode, useState } from 'react';

import { Alert } from '../design/alert.tsx';
import { Avatar } from '../design/avatar.tsx';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { DetailsList } from '../design/details-list.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import {
  CheckIcon,
  ClockIcon,
  FileIcon,
  InfoIcon,
  LockIcon,
  RefreshIcon,
} from '../design/icon.tsx';
import { Kbd } from '../design/kbd.tsx';
import { NoticeLayer, type ShownNotice } from '../design/notice-layer.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { Spinner } from '../design/spinner.tsx';
import { Columns, Samples } from './section.tsx';

const notices: readonly ShownNotice[] = [
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

/** Statuses, alerts, notifications, waiting. */
export function MessageSamples(): ReactNode {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const dismiss = (id: number): void => {
    setShown(shown.filter((notice) => notice.id !== id));
  };
  return (
    <>
      <Samples>
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
          3 changes not on the server
        </Badge>
        <Badge tone="bad">Expired</Badge>
        <Badge tone="info" icon={<InfoIcon />}>
          New version
        </Badge>
        <Avatar firstName="Ada" lastName="Okafor" />
        <Kbd>Ctrl K</Kbd>
        <Spinner label="Loading" />
        <Spinner size="s" label="Saving" />
        <Button
          onClick={() => {
            setShown(notices);
          }}
        >
          Show notifications
        </Button>
      </Samples>
      <Columns>
        <Alert tone="good">The package was imported.</Alert>
        <Alert tone="info" title="Ilan Roth saved a newer version" action={<Button>Review</Button>}>
          Your 8 steps fit on top of it.
        </Alert>
        <Alert tone="warn">You have no access to quizzes based on your subscription level.</Alert>
        <Alert tone="bad" title="Error">
          The server cannot be reached.
        </Alert>
      </Columns>
      <Columns>
        <ProgressBar label="Uploading enzyme.mp4" progress={0.42} detail="5 of 12 MB" />
        <ProgressBar label="Rebuilding quizzes" progress={null} />
        <div className="grid gap-3">
          <Skeleton width={90} />
          <Skeleton width={70} />
          <Skeleton width={50} />
        </div>
      </Columns>
      <Columns>
        <EmptyState
          icon={<FileIcon />}
          title="No list items"
          action={<Button variant="primary">Create quiz</Button>}
        >
          Quizzes you create stand here.
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
