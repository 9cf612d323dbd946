import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { AddressToCorrect } from '../../../domain/classes/invitation-report.ts';
import type { InviteStudentsRef } from '../../../machines/classes/invite-students-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Badge } from '../../design/display/badge.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { CheckIcon, TriangleAlertIcon, XIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface InvitationReportPanelProps {
  readonly invite: InviteStudentsRef;
}

/** What became of the addresses that were invited, with those to correct. */
export function InvitationReportPanel({ invite }: InvitationReportPanelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const report = useSelector(invite, ({ context }) => context.report);
  if (report === null) return <div role="status" className="sr-only" />;
  const { pastedCount, invited, alreadyHere, repeated, toCorrect } = report;
  return (
    <section
      aria-label={formatMessage('classes.invite.report')}
      className="divide-y divide-line rounded-lg border border-line bg-surface"
    >
      <div className="flex items-center gap-2 py-1.5 ps-3.5 pe-2">
        <div role="status" className="flex min-w-0 grow flex-wrap items-center gap-2">
          <span className="me-1 text-base font-semibold">
            {formatMessage('classes.invite.pasted', { count: pastedCount })}
          </span>
          <Badge tone="good" icon={<CheckIcon />}>
            {formatMessage('classes.invite.invited', { count: invited.length })}
          </Badge>
          {alreadyHere.length > 0 && (
            <Badge>
              {formatMessage('classes.invite.alreadyHere', { count: alreadyHere.length })}
            </Badge>
          )}
          {repeated.length > 0 && (
            <Badge>{formatMessage('classes.invite.repeated', { count: repeated.length })}</Badge>
          )}
          {toCorrect.length > 0 && (
            <Badge tone="warn" icon={<TriangleAlertIcon />}>
              {formatMessage('classes.invite.toCorrect', { count: toCorrect.length })}
            </Badge>
          )}
        </div>
        <IconButton
          label={formatMessage('classes.invite.dismiss')}
          icon={<XIcon />}
          onClick={() => {
            invite.send({ type: 'report.dismiss' });
          }}
        />
      </div>
      {toCorrect.length > 0 && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto">
          {toCorrect.map((entry) => (
            <ToCorrectRow key={entry.text} invite={invite} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ToCorrectRowProps {
  readonly invite: InviteStudentsRef;
  readonly entry: AddressToCorrect;
}

function ToCorrectRow({ invite, entry }: ToCorrectRowProps): ReactNode {
  const correction = useSelector(invite, ({ context }) => context.correction);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1.5 text-sm">
      {correction?.text === entry.text ? (
        <CorrectionForm invite={invite} text={entry.text} value={correction.value} />
      ) : (
        <ToCorrectEntry invite={invite} entry={entry} />
      )}
    </li>
  );
}

/** Splits an address at the part that is probably wrong: the labels of its domain that differ. */
function splitWrongPart({ text, suggestion }: AddressToCorrect): readonly [string, string, string] {
  const at = text.lastIndexOf('@');
  if (suggestion === null) return at < 0 ? ['', text, ''] : [text.slice(0, at), text.slice(at), ''];
  const [labels, meant] = [text, suggestion].map((each) =>
    each.slice(each.lastIndexOf('@') + 1).split('.'),
  ) as [string[], string[]];
  const first = labels.findIndex((label, index) => label !== meant[index]);
  const last = labels.findLastIndex((label, index) => label !== meant[index]);
  const start = labels.slice(0, first).reduce((sum, label) => sum + label.length + 1, at + 1);
  const wrong = labels.slice(first, last + 1).join('.');
  return [text.slice(0, start), wrong, text.slice(start + wrong.length)];
}

function ToCorrectEntry({ invite, entry }: ToCorrectRowProps): ReactNode {
  const [before, wrong, after] = splitWrongPart(entry);
  return (
    <>
      <code dir="ltr" className="font-mono text-sm wrap-anywhere">
        <span>{before}</span>
        <mark className="rounded-xs border-b-2 border-warn bg-warn-soft text-warn">{wrong}</mark>
        <span>{after}</span>
      </code>
      <EntryReason {...entry} />
      <EntryActions invite={invite} entry={entry} />
    </>
  );
}

/** Why an address was not invited. */
function EntryReason({ reason, suggestion }: AddressToCorrect): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <span className="min-w-0 grow text-ink-2">
      {reason === 'invalid'
        ? formatMessage('classes.invite.notWhole')
        : suggestion === null
          ? formatMessage('classes.invite.unknown')
          : formatMessage('classes.invite.didYouMean', {
              suggestion: suggestion.slice(suggestion.lastIndexOf('@') + 1),
            })}
    </span>
  );
}

function EntryActions({ invite, entry }: ToCorrectRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { text, reason, suggestion } = entry;
  const isSending = useSelector(invite, (snapshot) => snapshot.hasTag('busy'));
  const nameAction = (action: string): string =>
    formatMessage('classes.invite.actionFor', { action, text });
  const labels = {
    correct: formatMessage('classes.invite.correctAndInvite'),
    anyway: formatMessage('classes.invite.inviteAnyway'),
    edit: formatMessage('classes.invite.edit'),
    leaveOut: formatMessage('classes.invite.leaveOut'),
  };
  const accept = (email: string) => (): void => {
    invite.send({ type: 'report.accept', text, email });
  };
  return (
    <span className="flex flex-wrap gap-1">
      {suggestion !== null && (
        <Button
          busy={isSending}
          aria-label={nameAction(labels.correct)}
          onClick={accept(suggestion)}
        >
          {labels.correct}
        </Button>
      )}
      {reason === 'unknown' && (
        <Button
          variant="quiet"
          busy={isSending}
          aria-label={nameAction(labels.anyway)}
          onClick={accept(text)}
        >
          {labels.anyway}
        </Button>
      )}
      {reason === 'invalid' && (
        <Button
          aria-label={nameAction(labels.edit)}
          onClick={() => {
            invite.send({ type: 'report.edit', text });
          }}
        >
          {labels.edit}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={nameAction(labels.leaveOut)}
        onClick={() => {
          invite.send({ type: 'report.leaveOut', text });
        }}
      >
        {labels.leaveOut}
      </Button>
    </span>
  );
}

interface CorrectionFormProps {
  readonly invite: InviteStudentsRef;
  readonly text: string;
  readonly value: string;
}

function CorrectionForm({ invite, text, value }: CorrectionFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const label = formatMessage('classes.invite.corrected', { text });
  const canSend = useSelector(invite, (snapshot) => snapshot.can({ type: 'report.submit' }));
  const isSending = useSelector(invite, (snapshot) => snapshot.hasTag('busy'));
  return (
    <form
      noValidate
      aria-label={label}
      className="flex grow flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        invite.send({ type: 'report.submit' });
      }}
    >
      <div className="min-w-48 grow">
        <TextField
          label={label}
          hideLabel
          value={value}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          onChange={(typed) => {
            invite.send({ type: 'report.type', text: typed });
          }}
        />
      </div>
      <Button
        type="submit"
        busy={isSending}
        disabledReason={canSend || isSending ? undefined : formatMessage('classes.invite.notWhole')}
      >
        {formatMessage('classes.invite.inviteOne')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          invite.send({ type: 'report.cancel' });
        }}
      >
        {formatMessage('common.cancel')}
      </Button>
    </form>
  );
}
