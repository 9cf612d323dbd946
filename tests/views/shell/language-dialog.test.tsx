import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import type { ShownLanguage } from '../../../src/domain/messages/languages.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { languageMachine } from '../../../src/machines/shell/language-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { LanguageDialog } from '../../../src/views/shell/language-dialog.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

test('I18N-02 a language that the server could not keep can be sent again', async () => {
  const sent: ShownLanguage[] = [];
  let answer: Outcome<unknown> = failed({ kind: 'offline' });
  const language = createActor(
    languageMachine.provide({
      actors: {
        showLanguage: fromPromise<void, ShownLanguage>(async () => undefined),
        keepLanguage: fromCall<unknown, ShownLanguage>(async ({ input }) => {
          sent.push(input);
          return answer;
        }),
      },
    }),
    { input: { language: 'en' } },
  ).start();
  language.send({ type: 'language.signedIn', language: 'en' });
  render(
    <MessagesProvider>
      <LanguageDialog language={language} onClose={() => undefined} />
    </MessagesProvider>,
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('The server could not store');
  answer = succeeded(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(sent).toEqual(['de', 'de']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
