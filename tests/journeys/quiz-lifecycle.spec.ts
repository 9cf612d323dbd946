import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { readQuiz, getTitleField, writeQuiz, type WrittenQuiz } from './support/editor.ts';
import { startProduct } from './support/product.ts';
import { chooseRowAction } from './support/row-actions.ts';

const enzymes: WrittenQuiz = {
  title: 'Enzyme kinetics, as a new user writes it',
  activities: [
    {
      title: 'Activity 1',
      questions: [
        {
          title: 'What does the maximum rate of an enzyme tell?',
          options: [
            'The rate when every active site is occupied',
            'The substrate concentration at half the rate',
            'The number of substrates it binds',
          ],
          right: [1],
        },
        {
          title: 'Which changes raise the apparent Michaelis constant?',
          options: [
            'A competitive inhibitor',
            'Doubling the enzyme',
            'A mixed inhibitor that binds the free enzyme more tightly',
          ],
          right: [1, 3],
        },
      ],
    },
    {
      title: 'Activity 2',
      questions: [
        {
          title: 'Which axis of a Lineweaver-Burk plot holds 1/v?',
          options: ['The vertical one', 'The horizontal one'],
          right: [1],
        },
      ],
    },
  ],
};

// The list of items is windowed; a tall window shows all of them at once.
test.use({ viewport: { width: 1440, height: 3600 } });

test("QFRM-31 QLST-01 SES-05 a quiz is edited, undone, redone, saved, found by search, reopened unchanged, and survives kill -9 of the server, as does the browser's session", async ({
  page,
}) => {
  const product = await startProduct();
  try {
    await signIn(page, 'super', '/quiz/create', product.url);
    await writeQuiz(page, enzymes);
    expect(await readQuiz(page)).toEqual(enzymes);

    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const redo = page.getByRole('button', { name: 'Redo', exact: true });
    for (let step = 0; step < 6; step += 1) await undo.click();
    expect(await readQuiz(page)).not.toEqual(enzymes);
    for (let step = 0; step < 6; step += 1) await redo.click();
    expect(await readQuiz(page)).toEqual(enzymes);

    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await expect(page).toHaveURL(toUrl('/quiz', product.url));

    const reopen = async (): Promise<void> => {
      await page.getByRole('searchbox').fill('as a NEW user');
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
      await chooseRowAction(page.getByRole('row', { name: enzymes.title }), 'Edit');
      await expect(getTitleField(page)).toHaveValue(enzymes.title);
      expect(await readQuiz(page)).toEqual(enzymes);
    };
    await reopen();

    await product.kill();
    await product.restart();
    await page.goto(toUrl('/quiz', product.url));
    await reopen();
  } finally {
    await product.close();
  }
});
