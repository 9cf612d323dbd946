import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useState } from 'react';
import { useFormatter } from 'use-intl';

import { isLanguageCode, getLanguage } from '../../domain/translations/languages.ts';
import {
  countOutcomes,
  importOutcomes,
  type ReviewedValue,
} from '../../domain/translations/import-review.ts';
import type { GroupImportRef } from '../../machines/translations/group-import-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Checkbox } from '../design/fields/checkbox.tsx';
import { TabList } from '../design/navigation/tab-list.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';

interface ImportReviewProps {
  readonly importing: GroupImportRef;
  readonly entries: readonly ReviewedValue[];
}

const atOnce = 100;

/**
 * The values of an import file by outcome, each with the value it replaces or the reason for its
 * rejection.
 */
export function ImportReview({ importing, entries }: ImportReviewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const panel = useId();
  const { shown, skipsRejected, isNew } = useSelector(importing, ({ context }) => context);
  const counts = countOutcomes(entries);
  return (
    <>
      {isNew && <Alert tone="warn">{formatMessage('translationGroups.changedMeanwhile')}</Alert>}
      <TabList
        label={formatMessage('translationGroups.review')}
        tabs={importOutcomes.map((outcome) => ({
          value: outcome,
          label: formatMessage('translationGroups.outcomeCount', {
            outcome: formatMessage(`translationGroups.outcome.${outcome}`),
            count: format.number(counts[outcome]),
          }),
        }))}
        selected={shown}
        panelId={panel}
        onSelect={(outcome) => {
          importing.send({ type: 'review.show', outcome });
        }}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-label={formatMessage(`translationGroups.outcome.${shown}`)}
      >
        <Values key={shown} entries={entries.filter(({ outcome }) => outcome === shown)} />
      </div>
      {counts.refused > 0 && (
        <Checkbox
          label={formatMessage('translationGroups.leaveOut', { count: counts.refused })}
          checked={skipsRejected}
          onChange={(leaves) => {
            importing.send({ type: 'import.skipRejected', skipsRejected: leaves });
          }}
        />
      )}
    </>
  );
}

function Values({ entries }: Pick<ImportReviewProps, 'entries'>): ReactNode {
  const formatMessage = useFormatMessage();
  const [max, setMost] = useState(atOnce);
  if (entries.length === 0)
    return (
      <p className="py-6 text-center text-sm text-ink-2">
        {formatMessage('translationGroups.none')}
      </p>
    );
  return (
    <>
      <ul
        className="max-h-[45vh] overflow-y-auto rounded-lg border border-line text-sm"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label={formatMessage('translationGroups.review')}
      >
        {entries.slice(0, max).map((entry, place) => (
          <Value key={place} entry={entry} />
        ))}
      </ul>
      {entries.length > max && (
        <div className="mt-2">
          <Button
            onClick={() => {
              setMost(max + atOnce);
            }}
          >
            {formatMessage('translationGroups.more', { count: entries.length - max })}
          </Button>
        </div>
      )}
    </>
  );
}

interface ValueProps {
  readonly entry: ReviewedValue;
}

function Value({ entry: { key, language, value, old, reason } }: ValueProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  const known = isLanguageCode(language) ? getLanguage(language) : null;
  const text = (value: string): ReactNode => (
    <span dir="auto" lang={known?.tag} className="wrap-anywhere whitespace-pre-wrap">
      {value}
    </span>
  );
  return (
    <li className="grid gap-1 border-b border-line px-3 py-2 last:border-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-4">
      <span className="min-w-0">
        <span className="font-mono text-xs font-medium wrap-anywhere">{key}</span>
        <span className="block text-xs text-ink-2">
          {known === null ? language : getLanguageName(known.tag)}
        </span>
      </span>
      <span className="grid min-w-0 gap-0.5">
        {old !== undefined && (
          <del className="text-ink-3">
            <span className="sr-only">{formatMessage('translationGroups.before')}: </span>
            {text(old)}
          </del>
        )}
        {old === undefined ? (
          text(value)
        ) : (
          <ins className="no-underline">
            <span className="sr-only">{formatMessage('translationGroups.after')}: </span>
            {text(value)}
          </ins>
        )}
        {reason !== undefined && <span className="text-xs text-bad">{reason}</span>}
      </span>
    </li>
  );
}
