import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type * as Translation from '../../src/app/translation.ts';
import { crop } from '../../src/domain/messages/en/crop.ts';
import { common } from '../../src/domain/messages/en/common.ts';
import { IntlMessagesProvider } from '../../src/views/shared/intl-messages-provider.tsx';
import { TranslationContext, useFormatMessage } from '../../src/views/shared/format-message.tsx';

const files: Record<string, unknown> = {
  'messages/pseudo/first.json': { common: { close: '[Çløšé]' } },
  'messages/pseudo/editor.json': { crop: { shape: '[Šhápé]' } },
};

/** Answers requests for the files of translations, each when it is released. */
function serveCatalogs() {
  const requested: string[] = [];
  let waiting: { readonly name: string; readonly answer: (isThere: boolean) => void }[] = [];
  vi.stubGlobal('fetch', async (address: URL) => {
    const name = address.href.slice(document.baseURI.length);
    requested.push(name);
    const isThere = await new Promise<boolean>((answer) => waiting.push({ name, answer }));
    const content = isThere ? files[name] : undefined;
    return content === undefined ? new Response('', { status: 404 }) : Response.json(content);
  });
  const answerAll = (isAnswered: (name: string) => boolean, isThere: boolean): void => {
    const answered = waiting.filter(({ name }) => isAnswered(name));
    waiting = waiting.filter((request) => !answered.includes(request));
    for (const { answer } of answered) answer(isThere);
  };
  return {
    requested,
    release: () => {
      answerAll(() => true, true);
    },
    fail: () => {
      answerAll(() => true, false);
    },
    answer: (wanted: string) => {
      answerAll((name) => name === wanted, true);
    },
  };
}

// What other tests loaded would be loaded here, too.
let app: typeof Translation;
beforeEach(async () => {
  vi.resetModules();
  app = await import('../../src/app/translation.ts');
});

const Texts = (): ReactNode => {
  const formatMessage = useFormatMessage();
  return <p>{`${formatMessage('common.close')} ${formatMessage('crop.shape')}`}</p>;
};
const Page = (): ReactNode => (
  <TranslationContext value={app.useTranslation()}>
    <IntlMessagesProvider messages={{ common, crop }}>
      <Texts />
    </IntlMessagesProvider>
  </TranslationContext>
);

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.lang = 'en';
});

it('I18N-03 shows the chosen language without a reload, what it lacks in English', async () => {
  const { requested, release } = serveCatalogs();
  await app.loadTranslation('first');
  render(<Page />);
  expect(screen.getByText('Close Shape')).toBeDefined();
  expect(requested).toEqual([]);

  const chosen = app.chooseLanguage('pseudo');
  expect(screen.getByText('Close Shape')).toBeDefined();
  release();
  await act(() => chosen);
  expect(screen.getByText('[Çløšé] Shape')).toBeDefined();
  expect(document.documentElement.lang).toBe('en-XA');

  const loaded = app.loadTranslation('editor');
  release();
  await act(() => loaded);
  expect(screen.getByText('[Çløšé] [Šhápé]')).toBeDefined();
  expect(requested).toEqual(['messages/pseudo/first.json', 'messages/pseudo/editor.json']);

  await act(() => app.chooseLanguage('en'));
  expect(screen.getByText('Close Shape')).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
});

it('I18N-03 shows the language that was chosen last, also when its messages come first', async () => {
  const { release } = serveCatalogs();
  await app.loadTranslation('first');
  render(<Page />);
  const first = app.chooseLanguage('pseudo');
  await act(() => app.chooseLanguage('en'));
  release();
  await act(() => first);
  expect(screen.getByText('Close Shape')).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
});

it('I18N-03 shows also the parts that a screen asks for while the language is loaded', async () => {
  const { release } = serveCatalogs();
  await app.loadTranslation('first');
  render(<Page />);
  const chosen = app.chooseLanguage('pseudo');
  const loaded = Promise.all([app.loadTranslation('editor'), app.loadTranslation('editor')]);
  release();
  await act(() => Promise.all([chosen, loaded]));
  expect(screen.getByText('[Çløšé] [Šhápé]')).toBeDefined();
});

it('I18N-03 shows a part when it arrives, also while another one is loaded', async () => {
  const { answer } = serveCatalogs();
  await app.loadTranslation('first');
  render(<Page />);
  const chosen = app.chooseLanguage('pseudo');
  answer('messages/pseudo/first.json');
  await act(() => chosen);
  const editor = app.loadTranslation('editor');
  void app.loadTranslation('other');
  answer('messages/pseudo/editor.json');
  await act(() => editor);
  expect(screen.getByText('[Çløšé] [Šhápé]')).toBeDefined();
});

it('I18N-03 stays in English while the messages of a language cannot be loaded, then shows them', async () => {
  const { release, fail } = serveCatalogs();
  await app.loadTranslation('first');
  render(<Page />);
  const chosen = app.chooseLanguage('pseudo');
  fail();
  await act(() => chosen);
  expect(screen.getByText('Close Shape')).toBeDefined();
  expect(document.documentElement.lang).toBe('en');

  const loaded = app.loadTranslation('editor');
  release();
  await act(() => loaded);
  expect(screen.getByText('[Çløšé] [Šhápé]')).toBeDefined();
  expect(document.documentElement.lang).toBe('en-XA');
});

it('I18N-03 shows English when messages take too long, and the language when they come', async () => {
  vi.useFakeTimers();
  const { release } = serveCatalogs();
  await app.loadTranslation('first');
  render(<Page />);
  const chosen = app.chooseLanguage('pseudo');
  await vi.advanceTimersByTimeAsync(5000);
  await act(() => chosen);
  expect(screen.getByText('Close Shape')).toBeDefined();
  release();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('[Çløšé] Shape')).toBeDefined();
});

it('I18N-03 renders nothing again for a part that is there', async () => {
  const { release } = serveCatalogs();
  await app.loadTranslation('first');
  const chosen = app.chooseLanguage('pseudo');
  release();
  await chosen;
  let renders = 0;
  const Counted = (): ReactNode => {
    renders += 1;
    return app.useTranslation().tag;
  };
  render(<Counted />);
  const before = renders;
  await act(() => app.loadTranslation('first'));
  expect(renders).toBe(before);
});
