import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { createMatchFinder, type TextMatch } from '../../../../domain/quiz/find/find-matches.ts';
import { planReplacement } from '../../../../domain/quiz/find/plan-replacement.ts';
import {
  findMatchIndex,
  stepAfterReplacement,
  stepMatch,
  type SearchPosition,
} from '../../../../domain/quiz/find/step-match.ts';
import type { Draft } from '../../../../domain/quiz/draft/draft.ts';
import { getSelectedActivity } from '../../../../domain/quiz/draft/locate.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import type { TextSearch } from '../../../../domain/rich-text/find-in-text.ts';
import { useSettledStore } from '../../../design/hooks/use-settled-store.ts';
import { useEditor, useEditorSelector, type QuizEditorRef } from '../editor-context.ts';

/** How long an author pauses before the matches follow what was typed in the quiz. */
const pauseMs = 150;

/** What came of the last replacement: the name of its step, or why it was refused. */
export interface ReplacementResult {
  readonly message: Message;
  readonly isRefused: boolean;
}

const getDraft = (editor: QuizEditorRef): Draft => editor.getSnapshot().context.history.draft;

/** Replaces matches in one step and returns what came of it. */
function replaceMatches(
  editor: QuizEditorRef,
  matches: readonly TextMatch[],
  search: string,
  replacement: string,
): ReplacementResult | null {
  const before = editor.getSnapshot().context;
  editor.send(planReplacement(before.history.draft, matches, search, replacement));
  const { refusal, history } = editor.getSnapshot().context;
  if (refusal !== null && refusal.count !== before.refusal?.count)
    return { message: refusal.reason, isRefused: true };
  const step = history.cursor?.step;
  return step === undefined || history === before.history
    ? null
    : { message: step.name, isRefused: false };
}

/** Returns the text that is searched for, which follows each new request to find something. */
function useSearchText() {
  const request = useEditorSelector(({ findRequest }) => findRequest);
  const [search, setSearch] = useState<TextSearch>({ text: request.text, matchesCase: false });
  const [isReplacing, setReplacing] = useState(request.replaces);
  const [seenCount, setSeenCount] = useState(request.count);
  if (seenCount !== request.count) {
    setSeenCount(request.count);
    setSearch({ ...search, text: request.text });
    setReplacing(isReplacing || request.replaces);
  }
  return { request, search, setSearch, isReplacing, setReplacing };
}

/** Returns a search in the quiz: its matches, the one it is at, and how it goes on and replaces. */
export function useSearch() {
  const editor = useEditor();
  const { request, search, setSearch, isReplacing, setReplacing } = useSearchText();
  const [returnTo] = useState(() => document.activeElement);
  const [replacement, setReplacement] = useState('');
  const [position, setPosition] = useState<SearchPosition | null>(null);
  const [result, setResult] = useState<ReplacementResult | null>(null);
  const [draft, refreshDraft] = useSettledStore(editor, () => getDraft(editor), pauseMs);
  const shownSearch = useDeferredValue(search);
  const find = useMemo(() => createMatchFinder(shownSearch), [shownSearch]);
  const matches = useMemo(() => find(draft), [find, draft]);
  const findNow = (): readonly TextMatch[] => createMatchFinder(search)(getDraft(editor));

  const go = (next: SearchPosition | null): void => {
    refreshDraft();
    setPosition(next);
    if (next === null) return;
    const { location, range } = next.match;
    editor.send({ type: 'match.reveal', location, range });
  };
  const step = (by: 1 | -1): void => {
    setResult(null);
    const { history, selected } = editor.getSnapshot().context;
    const shown = getSelectedActivity(history.draft, selected).key;
    go(stepMatch(findNow(), position, by, history.draft, shown));
  };
  return {
    request,
    search,
    isReplacing,
    replacement,
    result,
    matches,
    draft,
    current: position?.match ?? null,
    index: findMatchIndex(matches, position?.match ?? null),
    setReplacing,
    setReplacement,
    setSearch: (next: TextSearch): void => {
      setSearch(next);
      setPosition(null);
      setResult(null);
    },
    step,
    /** Replaces the match that the search is at and goes on; without one it goes to the first. */
    replaceCurrent: (): void => {
      if (position === null || findMatchIndex(findNow(), position.match) === -1) {
        step(1);
        return;
      }
      const replaced = replaceMatches(editor, [position.match], search.text, replacement);
      setResult(replaced);
      if (replaced?.isRefused !== true)
        go(stepAfterReplacement(findNow(), position, replacement.length));
    },
    replaceAll: (): void => {
      setResult(replaceMatches(editor, findNow(), search.text, replacement));
      go(null);
    },
    /** Closes the bar; the focus goes to the match, or back to where it was. */
    close: (): void => {
      // The focus leaves the bar only when it is gone.
      flushSync(() => {
        editor.send({ type: 'find.close', text: search.text });
      });
      if (position !== null) go(position);
      else if (returnTo instanceof HTMLElement) returnTo.focus();
    },
  };
}

/** A search in the quiz. */
export type Search = ReturnType<typeof useSearch>;
