import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { Reader } from '../../../../src/domain/sharing/reader.ts';
import { createShareNotices } from '../../../../src/domain/sharing/share-notices.ts';
import type { ShareResponse } from '../../../../src/domain/sharing/recipients.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { shareMachine } from '../../../../src/machines/shared/sharing/share-machine.ts';
import type {
  ShareRequest,
  SharedItem,
} from '../../../../src/machines/shared/sharing/share-types.ts';
import { ShareDialog } from '../../../../src/views/shared/sharing/share-dialog.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';

const lucia: Reader = { firstName: 'Lucía', lastName: 'Ferrer', email: 'cs@lectern.test' };
const became = (parts: Partial<ShareResponse>): Outcome<ShareResponse> =>
  succeeded({ shared: [], alreadyShared: [], notAccess: [], notFound: [], ...parts });

interface Shown {
  readonly readers?: readonly Reader[];
  readonly loads?: readonly Outcome<readonly Reader[]>[];
  readonly answers?: readonly Outcome<ShareResponse>[];
}

/**
 * The open dialog; its requests are remembered and answered in turn, those without an answer wait.
 */
async function show({ readers, loads = [], answers = [] }: Shown = {}) {
  const sent: (readonly string[])[] = [];
  const [toLoad, toAnswer] = [[...loads], [...answers]];
  const next = <T,>(queue: T[]): Promise<T> =>
    new Promise((resolve) => {
      const [first] = queue.splice(0, 1);
      if (first !== undefined) resolve(first);
    });
  const share = createActor(
    shareMachine.provide({
      actors: {
        share: fromCall<ShareResponse, ShareRequest>(({ input }) => {
          sent.push(input.emails);
          return next(toAnswer);
        }),
        loadReaders: fromCall<readonly Reader[], { readonly item: SharedItem }>(() => next(toLoad)),
      },
    }),
    { input: { createKey: () => 'once', createNotices: createShareNotices } },
  ).start();
  render(
    <MessagesProvider>
      <ShareDialog
        share={share}
        texts={{
          title: 'Share quiz',
          notAccess: 'no access to quizzes',
          gone: 'This quiz no longer exists, or you cannot share it.',
        }}
      />
    </MessagesProvider>,
  );
  share.send({
    type: 'share.open',
    item: { id: 7, title: 'Tide Pools', call: 'admin' },
    ...(readers && { readers }),
  });
  const field = await screen.findByRole('textbox', { name: /E-mail addresses/ });
  const user = userEvent.setup();
  const paste = (text: string): void => {
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
  };
  const chips = (): readonly string[] =>
    [...document.querySelectorAll('[aria-label="People to share with"] > li')].map(
      (each) => each.textContent,
    );
  const getMessage = (): string =>
    screen
      .getAllByRole('status')
      .map((each) => each.textContent)
      .join('');
  return {
    sent,
    share,
    field,
    user,
    paste,
    chips,
    said: getMessage,
    dialog: screen.getByRole('dialog', { name: 'Share quiz' }),
  };
}

describe('share dialog', () => {
  it('QSHR-01 QSHR-04 shows the title of the quiz and focuses its field', async () => {
    const { dialog, field } = await show({ readers: [] });
    expect(dialog).toHaveTextContent('Tide Pools');
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
    expect(dialog).toHaveTextContent('Not shared with anyone yet.');
  });

  it('QSHR-03 QSHR-04 a mixed paste becomes chips, invalid pieces and readers are marked at once, and the result is announced', async () => {
    const { paste, chips, said, field } = await show({ readers: [lucia] });
    paste('"Silva, Ana" <ana@x.org>; bo@x.org\nCS@lectern.test\nbob@');
    expect(chips()).toEqual([
      'ana@x.org',
      'bo@x.org',
      'CS@lectern.test, has access',
      'bob@, not an address',
    ]);
    expect(said()).toContain('3 added.');
    expect(said()).toContain('1 is not an address.');
    paste('ANA@x.org');
    expect(said()).toBe('ANA@x.org is already in the list.');
    expect(field).toHaveValue('');
  });

  it('QSHR-03 a typed comma and Enter add, a piece of a word is pasted into the field', async () => {
    const { user, field, chips, paste } = await show({ readers: [] });
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
    await user.keyboard('ana@x.org,bo@x.org{Enter}carl@');
    expect([chips(), (field as HTMLInputElement).value]).toEqual([
      ['ana@x.org', 'bo@x.org'],
      'carl@',
    ]);
    paste('x.org');
    expect(chips()).toEqual(['ana@x.org', 'bo@x.org']);
  });

  it('QSHR-04 by keyboard: Backspace moves to the last chip, arrows move, Delete removes with an announcement, Enter corrects', async () => {
    const { user, field, chips, paste, said } = await show({ readers: [] });
    paste('ana@x.org, bo@x.org, bob@');
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('button', { name: /^bob@/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'bo@x.org' })).toHaveFocus();
    await user.keyboard('{Delete}');
    await waitFor(() => {
      expect(said()).toBe('bo@x.org removed.');
    });
    expect(screen.getByRole('button', { name: /^bob@/ })).toHaveFocus();
    await user.keyboard('{Home}{Backspace}');
    await waitFor(() => {
      expect(chips()).toEqual(['bob@, not an address']);
    });
    expect(screen.getByRole('button', { name: /^bob@/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(field).toHaveValue('bob@');
    });
    expect([chips(), document.activeElement]).toEqual([[], field]);
  });

  it('QSHR-02 entries to correct prevent sending, are reported at the field and can be removed at once', async () => {
    const { user, paste, sent, field, chips } = await show({ readers: [] });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(field).toHaveAccessibleDescription(/Enter at least one e-mail address\./);
    expect(field).toHaveFocus();
    paste('ana@x.org\nbob\ncarl');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(field).toHaveAccessibleDescription(/2 entries are not e-mail addresses/);
    expect(screen.getByRole('button', { name: /^bob,/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove invalid addresses' }));
    expect([chips(), sent, document.activeElement]).toEqual([['ana@x.org'], [], field]);
  });

  it('QSHR-02 a failed request is shown in the dialog, keeps everything, and can be retried there', async () => {
    const { user, paste, sent, chips } = await show({
      readers: [],
      answers: [failed({ kind: 'notFound' }), became({ shared: ['ana@x.org'] })],
    });
    paste('ana@x.org');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This quiz no longer exists, or you cannot share it.',
    );
    expect(chips()).toEqual(['ana@x.org']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(sent).toEqual([['ana@x.org'], ['ana@x.org']]);
  });

  it('QSHR-07 QSHR-08 recipients without access stay with the reason, which is announced', async () => {
    const { user, paste, chips, said } = await show({
      readers: [],
      loads: [succeeded([lucia])],
      answers: [
        became({ shared: ['cs@lectern.test'], notAccess: ['pub@x.org'], notFound: ['no@x.org'] }),
      ],
    });
    paste('cs@lectern.test, pub@x.org, no@x.org');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => {
      expect(chips()).toEqual(['pub@x.org, no access to quizzes', 'no@x.org, not found']);
    });
    expect(said()).toContain('The quiz was not shared with 2 addresses.');
    expect(await screen.findByText('Lucía Ferrer')).toBeInTheDocument();
  });

  it('QSHR-02 nothing can be changed while the request is running', async () => {
    const { user, paste, chips, field, sent } = await show({ readers: [] });
    paste('ana@x.org');
    await user.dblClick(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Remove ana@x.org' }));
    await user.keyboard('{Escape}');
    expect([chips(), sent.length, field.hasAttribute('readonly')]).toEqual([
      ['ana@x.org'],
      1,
      true,
    ]);
  });

  it('QSHR-11 PERM-15 the readers load, fail with a retry, then are listed', async () => {
    const { user, dialog } = await show({
      loads: [
        failed({ kind: 'offline' }),
        succeeded([lucia, { firstName: '', lastName: '', email: 'new@x.org' }]),
      ],
    });
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    expect(within(dialog).getByRole('heading', { name: /Who has access/ })).toHaveFocus();
    const readers = await within(dialog).findByRole('group', { name: /Who has access/ });
    expect(
      within(readers)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['LFLucía Ferrercs@lectern.test', 'Nnew@x.org']);
  });

  it('QSHR-02 QSHR-03 of more than 200 recipients those to correct are first, the rest is counted, and the first 200 can be kept', async () => {
    const { paste, chips, user, sent } = await show({ readers: [] });
    paste(
      Array.from({ length: 400 }, (_, index) => `student${String(index)}@campus.org`).join(', '),
    );
    paste('bob');
    expect([chips().length, chips()[0]]).toEqual([250, 'bob, not an address']);
    expect(screen.getByText('and 151 more')).toBeInTheDocument();
    await user.click(screen.getByText('Remove invalid addresses'));
    await user.click(screen.getByText('Keep the first 200'));
    await waitFor(() => {
      expect(chips()).toHaveLength(200);
    });
    await user.click(screen.getByText('Share'));
    expect(sent.map((emails) => [emails.length, emails[199]])).toEqual([
      [200, 'student199@campus.org'],
    ]);
  });
});
