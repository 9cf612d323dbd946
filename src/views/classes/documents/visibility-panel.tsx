import { useState, type ReactNode, type RefObject } from 'react';

import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Checkbox } from '../../design/fields/checkbox.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { LazyPopoverPanel } from '../../design/overlays/popover.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { DocumentStudent, Visibility } from './document-types.ts';
import { toggleMember } from '../../../domain/toggle-member.ts';

const getName = ({ firstName, lastName, email }: DocumentStudent): string =>
  `${firstName} ${lastName}`.trim() || email;

interface StudentChoiceProps {
  readonly students: readonly DocumentStudent[];
  readonly emails: ReadonlySet<string>;
  readonly onToggle: (email: string) => void;
}

/** The students of the class as checkboxes, with a search. */
function StudentChoice({ students, emails, onToggle }: StudentChoiceProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.trim().toLocaleLowerCase();
  const found = students.filter((student) =>
    `${getName(student)} ${student.email}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <div className="grid gap-2 rounded-md border border-line p-2">
      <SearchField
        label={formatMessage('documents.searchStudents')}
        value={keyword}
        onChange={setKeyword}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <p role="status" className="text-xs text-ink-2">
        {found.length === 0
          ? formatMessage('documents.noStudentFound')
          : formatMessage('documents.found', { count: found.length })}
      </p>
      <ul className="grid max-h-48 gap-1.5 overflow-y-auto">
        {found.map((student) => (
          <li key={student.email}>
            <Checkbox
              label={getName(student)}
              {...(getName(student) !== student.email && { description: student.email })}
              checked={emails.has(student.email)}
              onChange={() => {
                onToggle(student.email);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AudienceChoiceProps {
  readonly fileName: string;
  readonly who: Visibility['who'];
  readonly chosenCount: number;
  readonly studentCount: number;
  readonly onChange: (who: Visibility['who']) => void;
}

/** The whole class, chosen students or nobody as radio buttons. */
function AudienceChoice({
  fileName,
  who,
  chosenCount,
  studentCount,
  onChange,
}: AudienceChoiceProps): ReactNode {
  const formatMessage = useFormatMessage();
  const noStudents = studentCount === 0 ? formatMessage('documents.noStudents') : undefined;
  return (
    <RadioGroup
      label={formatMessage('documents.changeWho', { name: fileName })}
      value={who}
      onChange={onChange}
      choices={[
        {
          value: 'everyone',
          label: formatMessage('documents.allStudents'),
          description: formatMessage('documents.allHint', { count: studentCount }),
        },
        {
          value: 'chosen',
          label: formatMessage('documents.chosenStudents'),
          description: formatMessage('documents.chosenHint', {
            chosen: chosenCount,
            count: studentCount,
          }),
          ...(noStudents !== undefined && { disabledReason: noStudents }),
        },
        {
          value: 'nobody',
          label: formatMessage('documents.nobody'),
          description: formatMessage('documents.nobodyHint'),
        },
      ]}
    />
  );
}

interface VisibilityPanelProps {
  readonly document: Pick<DocumentData, 'fileName' | 'visibleTo' | 'emails'>;
  readonly students: readonly DocumentStudent[];
  readonly onChoose: (visibility: Visibility) => void;
  readonly onCancel: () => void;
}

/** Selects who sees a document: the whole class, chosen students, or nobody. */
function VisibilityPanel({
  document,
  students,
  onChoose,
  onCancel,
}: VisibilityPanelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [who, setWho] = useState(document.visibleTo);
  const [emails, setEmails] = useState<ReadonlySet<string>>(new Set(document.emails));
  const toggle = (email: string): void => {
    setEmails(toggleMember(emails, email));
  };
  const labels = {
    everyone: formatMessage('documents.shareWithAll'),
    chosen: formatMessage('documents.shareWith', { count: emails.size }),
    nobody: formatMessage('documents.hide'),
  };
  return (
    <div className="grid gap-3">
      <AudienceChoice
        fileName={document.fileName}
        who={who}
        chosenCount={emails.size}
        studentCount={students.length}
        onChange={setWho}
      />
      {who === 'chosen' && students.length > 0 && (
        <StudentChoice students={students} emails={emails} onToggle={toggle} />
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        {who === 'chosen' && (
          <Button
            variant="quiet"
            onClick={() => {
              setEmails(new Set());
            }}
          >
            {formatMessage('documents.clear')}
          </Button>
        )}
        <span className="grow" />
        <Button onClick={onCancel}>{formatMessage('common.cancel')}</Button>
        <Button
          variant="primary"
          disabledReason={
            who === 'chosen' && emails.size === 0
              ? formatMessage('documents.chosenStudents')
              : undefined
          }
          onClick={() => {
            onChoose({ who, emails: [...emails] });
          }}
        >
          {labels[who]}
        </Button>
      </div>
    </div>
  );
}

interface VisibilityPopoverProps extends Omit<VisibilityPanelProps, 'onCancel'> {
  readonly label: string;
  readonly triggerRef: RefObject<Element>;
  readonly onClose: () => void;
}

/** The choice of who sees a document, below the button that opens it. */
export function VisibilityPopover({
  label,
  triggerRef,
  onClose,
  onChoose,
  ...panel
}: VisibilityPopoverProps): ReactNode {
  return (
    <LazyPopoverPanel
      name={{ 'aria-label': label }}
      triggerRef={triggerRef}
      placement="bottom start"
      onClose={onClose}
      className="w-80 max-w-[calc(100vw-1rem)] p-4 text-sm"
    >
      <VisibilityPanel
        {...panel}
        onCancel={onClose}
        onChoose={(visibility) => {
          onClose();
          onChoose(visibility);
        }}
      />
    </LazyPopoverPanel>
  );
}
