import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useState } from 'react';
import { useFormatter } from 'use-intl';

import { isLanguageCode, languageOf } from '../../domain/translations/languages.ts';
import {
  countsOf,
  importOutcomes,
  type ReviewedValue,
} from '../../domain/translations/import-review.ts';
import type { GroupImportRef } from '../../machines/translations/group-import-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Checkbox } from '../design/checkbox.tsx';
import { TabList } from '../design/tab-list.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface ImportReviewProps {
  readonly importing: GroupImportRef;
  readonly entries: readonly ReviewedValue[];
}

const atOnce = 100;

/** What a file would do, by outcome: each value with what it replaces or why it is refused. */
export function ImportReview({ importing, entries }: ImportReviewProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const panel = useId();
  const { shown, leavesOut, isNew } = useSelector(importing, ({ context }) => context);
  const counts = countsOf(entries);
  return (
    <>
      {isNew && <Alert tone="warn">{sentence('translationGroups.changedMeanwhile')}</Alert>}
      <TabList
        label={sentence('translationGroups.review')}
        tabs={importOutcomes.map((outcome) => ({
          value: outcome,
          label: sentence('translationGroups.outcomeCount', {
            outcome: sentence(`translationGroups.outcome.${outcome}`),
            count: format.number(counts[outcome]),
          }),
        }))}
        chosen={shown}
        panel={panel}
        onChoose={(outcome) => {
          importing.send({ type: 'review.show', outcome });
        }}
      />
      <div id={panel} role="tabpanel" aria-label={sentence(`translationGroups.outcome.${shown}`)}>
        <Values key={shown} entries={entries.filter(({ outcome }) => outcome === shown)} />
      </div>
      {counts.refused > 0 && (
        <Checkbox
          label={sentence('translationGroups.leaveOut', { count: counts.refused })}
          checked={leavesOut}
          onChange={(leaves) => {
            importing.send({ type: 'refused.leaveOut', leavesOut: leaves });
          }}
        />
      )}
    </>
  );
}

function Values({ entries }: Pick<ImportReviewProps, 'entries'>): ReactNode {
  const sentence = useSentence();
  const [most, setMost] = useState(atOnce);
  if (entries.length === 0)
    return (
      <p className="py-6 text-center text-sm text-ink-2">{sentence('translationGroups.none')}</p>
    );
  return (
    <>
      <ul
        className="max-h-[45vh] overflow-y-auto rounded-lg border border-line text-sm"
        tabIndex={0}
        aria-label={sentence('translationGroups.review')}
      >
        {/* oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus */}
        {entries.slice(0, most).map((entry, place) => (
          <Value key={place} entry={entry} />
        ))}
      </ul>
      {entries.length > most && (
        <div className="mt-2">
          <Button
            onClick={() => {
              setMost(most + atOnce);
            }}
          >
            {sentence('translationGroups.more', { count: entries.length - most })}
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
  const sentence = useSentence();
  const known = isLanguageCode(language) ? languageOf(language) : null;
  const text = (words: string): ReactNode => (
    <span dir="auto" lang={known?.tag} className="wrap-anywhere whitespace-pre-wrap">
      {words}
    </span>
  );
  return (
    <li className="grid gap-1 border-b border-line px-3 py-2 last:border-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-4">
      <span className="min-w-0">
        <span className="font-mono text-xs font-medium wrap-anywhere">{key}</span>
        <span className="block text-xs text-ink-2">{known?.name ?? language}</span>
      </span>
      <span className="grid min-w-0 gap-0.5">
        {old !== undefined && (
          <del className="text-ink-3">
            <span className="sr-only">{sentence('translationGroups.before')}: </span>
            {text(old)}
          </del>
        )}
        {old === undefined ? (
          text(value)
        ) : (
          <ins className="no-underline">
            <span className="sr-only">{sentence('translationGroups.after')}: </span>
            {text(value)}
          </ins>
        )}
        {reason !== undefined && <span className="text-xs text-bad">{reason}</span>}
      </span>
    </li>
  );
}
