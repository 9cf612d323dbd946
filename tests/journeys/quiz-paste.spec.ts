import { expect, test, type Page } from '@playwright/test';

import { signIn } from './support/app.ts';
import { getTitleField, openDetails } from './support/editor.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const questions = Array.from({ length: 10 }, (_, at) => ({
  title: `What is number ${String(at + 1)} of the lesson?`,
  options: ['first', 'second', 'third', 'fourth'].map((word) => `The ${word} of ${String(at + 1)}`),
  right: at % 4,
}));

/** A page of notes, as somebody writes it in a plain editor. */
const notes = questions
  .map(
    ({ title, options, right }, at) =>
      `${String(at + 1)}. ${title}\n${options
        .map((text, option) => `   ${String.fromCharCode(97 + option)}) ${text}`)
        .join('\n')}\nAnswer: ${String.fromCharCode(97 + right)}\n`,
  )
  .join('\n');

const copy = (page: Page, text: string, html?: string): Promise<void> =>
  page.evaluate(
    async ({ plain, rich }) => {
      const forms: Record<string, Blob> = {
        'text/plain': new Blob([plain], { type: 'text/plain' }),
      };
      if (rich !== undefined) forms['text/html'] = new Blob([rich], { type: 'text/html' });
      await navigator.clipboard.write([new ClipboardItem(forms)]);
    },
    { plain: text, rich: html },
  );

const getQuestions = (page: Page) => page.locator('[data-question-title]');

async function openQuiz(page: Page, title: string, items: readonly string[]): Promise<number> {
  const { id } = await (await openTemplateApi()).create(title, [items]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await openDetails(page);
  await expect(getTitleField(page)).toHaveValue(title);
  return id;
}

test(
  'ten questions of four options are pasted from notes with the keyboard alone',
  { tag: '@quick' },
  async ({ page }) => {
    await signIn(page, 'super', '/quiz/create');
    await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.type('Pasted from notes');
    await copy(page, notes);
    await page.getByRole('button', { name: 'Add question' }).focus();
    let presses = 0;
    const press = async (key: string): Promise<void> => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await press('Enter');
    await expect(getQuestions(page)).toBeFocused();
    await press('Control+v');
    const dialog = page.getByRole('dialog', { name: '10 questions understood' });
    await expect(dialog.getByRole('button', { name: /^Add 10 questions/ })).toBeFocused();
    await expect(dialog.getByText('They will be added as questions 1 to 10.')).toBeVisible();
    await press('Enter');
    await expect(dialog).toBeHidden();
    console.log(`presses for ten pasted questions: ${String(presses)}`);
    expect(presses).toBe(3);
    await expect(getQuestions(page).first()).toHaveValue(questions[0]?.title ?? '');
    await expect(getQuestions(page).first()).toBeFocused();

    await page.keyboard.press('Control+z');
    await expect(getQuestions(page)).toHaveCount(1);
    await expect(getQuestions(page)).toHaveValue('');
    await page.keyboard.press('Control+y');
    await expect(getQuestions(page).first()).toHaveValue(questions[0]?.title ?? '');

    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);
    const author = await openTemplateApi();
    const [found] = await author.titled('Pasted from notes');
    const stored = await author.read(found?.id ?? 0);
    expect(
      stored.activities[0]?.items.map((item) => ({
        title: item.title,
        options: item.textOptions.map(({ text }) => text),
        right: item.textOptions.findIndex(({ id }) => id === item.rightAnswer[0]),
      })),
    ).toEqual(questions);
  },
);

test('Escape and Ctrl+Shift+V paste as text, lines become options, subscript can be kept', async ({
  page,
}) => {
  await openQuiz(page, 'Pastes otherwise', ['What is water?']);
  const title = getQuestions(page).first();
  await title.focus();
  await page.keyboard.press('Control+a');
  await copy(page, notes);
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue(notes.trimEnd() + '\n');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+v');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(title).toHaveValue(/^1\. What is number 1/);

  await page.keyboard.press('Control+a');
  await copy(page, 'What is H2O?', '<p>What is H<sub>2</sub>O?</p>');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('button', { name: 'Keep formatting' })).toBeVisible();
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Keep formatting' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question-title] sub')).toHaveText('2');

  const option = page.getByRole('textbox', { name: 'Option B', exact: true });
  await option.focus();
  await page.keyboard.press('Control+a');
  await copy(page, '- Ice\n- *Steam\n- Mist');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('textbox', { name: 'Option C', exact: true })).toHaveValue('Steam');
  await expect(page.getByRole('radio', { name: 'Option C is right' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: 'Option C is right' })).not.toBeChecked();
});

test('what is pasted beside the fields becomes questions, or one question with its text', async ({
  page,
}) => {
  await openQuiz(page, 'Pastes beside the fields', []);
  await page.getByText('This activity has no items yet.').click();
  await copy(page, notes);
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog', { name: '10 questions understood' });
  await expect(dialog.getByText('They will be added as questions 1 to 10.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(getQuestions(page).first()).toHaveValue(questions[0]?.title ?? '');
  await expect(getQuestions(page).first()).toBeFocused();

  // A control of the first question has the focus, so they come after it.
  await page.getByRole('radio', { name: 'Option B is right' }).first().focus();
  await copy(page, 'What is salt?');
  await page.keyboard.press('Control+v');
  await expect(getQuestions(page).nth(1)).toHaveValue('What is salt?');
  await expect(getQuestions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(getQuestions(page).nth(1)).toHaveValue(questions[1]?.title ?? '');

  await page.getByRole('radio', { name: 'Option B is right' }).first().focus();
  await copy(page, notes);
  await page.keyboard.press('Control+v');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getQuestions(page).nth(1)).toHaveValue(questions[1]?.title ?? '');
  await page.getByRole('radio', { name: 'Option B is right' }).first().focus();
  await page.keyboard.press('Control+v');
  await dialog.getByRole('button', { name: 'Add as one question' }).click();
  await expect(getQuestions(page).nth(1)).toHaveValue(notes.trim());
});

test('a field of rich text understands questions too, and takes any other text itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As in Firefox, an event that a script makes has no data.
    window.ClipboardEvent = class extends ClipboardEvent {
      constructor(type: string, init?: ClipboardEventInit) {
        super(type, { ...init, clipboardData: null });
      }
    };
  });
  await openQuiz(page, 'Pastes into rich text', ['<p>What is H<sub>2</sub>O?</p>', 'Second']);
  const title = page.locator('[data-question-title][contenteditable]');
  const dialog = page.getByRole('dialog', { name: '10 questions understood' });
  const html = `${notes
    .trim()
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}<p>Not <b>bold</b> of all</p>`;
  await title.click();
  await page.keyboard.press('Control+End');
  await copy(page, notes, html);
  await page.keyboard.press('Control+v');
  await expect(dialog.getByText('They will be added as questions 2 to 11.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(getQuestions(page).nth(1)).toHaveValue(questions[0]?.title ?? '');
  await expect(title).toHaveText('What is H2O?');
  await page.keyboard.press('Control+z');
  await expect(getQuestions(page).nth(1)).toHaveValue('Second');

  await title.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+v');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(title).toBeFocused();
  await expect(title.locator('strong')).toHaveText('bold');
  await expect(title).toContainText('What is H2O?1. What is number 1');
  await page.keyboard.type('!');
  await expect(title).toContainText('of all!');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveText('What is H2O?');

  await page.keyboard.press('Control+Shift+v');
  await expect(dialog).toBeHidden();
  await expect(title).toContainText('What is H2O?1. What is number 1');
});

const table = `<table><tr><td>Question</td><td>A</td><td>B</td><td>Answer</td></tr>
<tr><td>What is water?</td><td>H<sub>2</sub>O</td><td>CO<sub>2</sub></td><td>A</td></tr>
<tr><td>What is salt?</td><td>HCl</td><td>NaCl</td><td></td></tr></table>`;

for (const width of [1440, 360])
  test(`axe finds no violation in the preview at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openQuiz(page, 'Pastes a table', ['What is water?']);
    await copy(page, 'What is water?\tH2O\tCO2\tA', table);
    await getQuestions(page).first().focus();
    await page.keyboard.press('Control+v');
    const dialog = page.getByRole('dialog', { name: '2 questions understood' });
    await expect(dialog.locator('sub').first()).toHaveText('2');
    await expect(dialog.getByText('No answer is marked as right.')).toBeVisible();
    await expectNoViolations(page, `paste preview ${String(width)}`);
    if (width === 360) {
      await dialog.getByRole('tab', { name: 'What you pasted' }).click();
      await expectNoViolations(page, `pasted lines ${String(width)}`);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
