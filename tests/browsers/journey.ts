import { equal } from 'node:assert/strict';

import { startProduct } from '../journeys/support/product.ts';
import { openTemplateApi } from '../journeys/support/template-api.ts';
import { poll } from '../support/poll.ts';

/** What a journey does with a browser other than Chromium. Places are XPath expressions. */
export interface Browser {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly click: (place: string) => Promise<void>;
  /** Drags with the mouse from the middle of one place to the middle of another. */
  readonly drag: (from: string, to: string) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Presses keys together; their names are those of KeyboardEvent.key. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Returns the value of a JavaScript expression in the page. */
  readonly read: (expression: string) => Promise<unknown>;
}

/** Ends what was started, after the journey. What is named last ends first. */
export type AtEnd = (end: () => Promise<unknown>) => void;

/** The steps of a journey, which run in their order, and what the page says when one fails. */
export interface Journey {
  readonly steps: readonly (readonly [title: string, run: () => Promise<void>])[];
  readonly readPage: () => Promise<unknown>;
}

const field = (label: string): string => `//*[@id=//label[starts-with(., '${label}')]/@for]`;
const button = (name: string): string =>
  `//button[normalize-space()='${name}' or @aria-label='${name}']`;
const question = (number: number): string => `(//*[@data-question-title])[${String(number)}]`;

const questionTexts = `[...document.querySelectorAll('[data-question-title]')]
  .map((field) => field.value ?? field.textContent)`;
const collapsedTexts = `[...document.querySelectorAll('h3 + span')].map((text) => text.textContent)`;
const pageText = `document.body.innerText`;
/** Everything in the page, also what only screen readers are told. */
const allText = `document.body.textContent`;

/**
 * Returns the steps of an author from signing in to saving, and to the inspector. Each needs
 * something in which browsers differ.
 */
function listSteps(browser: Browser, url: string): Journey['steps'] {
  const { open, reload, click, drag, type, press, read } = browser;
  let id = 0;
  const waitFor = async (condition: string): Promise<void> => {
    await poll(condition, async () => ((await read(condition)) === true ? true : null));
  };
  const waitForText = (text: string, where = pageText) =>
    waitFor(`${where}.includes(${JSON.stringify(text)})`);
  const waitForTexts = (texts: readonly string[], where = questionTexts) =>
    waitFor(`JSON.stringify(${where}) === ${JSON.stringify(JSON.stringify(texts))}`);
  return [
    [
      'the sign-in form leads to the dashboard',
      async () => {
        await open(url);
        await click(field('E-mail'));
        await type('super@lectern.test');
        await click(field('Password'));
        await type('lectern-demo');
        await press('Enter');
        await waitFor(`document.querySelector('[aria-label^="Account of"]') !== null`);
      },
    ],
    [
      'the session is kept when the editor is opened by its address',
      async () => {
        const { create } = await openTemplateApi('super', url);
        ({ id } = await create('In every browser', [['One', 'Two', 'Three']]));
        await open(`${url}quiz/edit/${String(id)}`);
        await waitForTexts(['One', 'Two', 'Three']);
      },
    ],
    [
      'a question is typed, and undone by its keys',
      async () => {
        await click(question(1));
        await press('End');
        await type(' and more');
        await waitForTexts(['One and more', 'Two', 'Three']);
        await press('Control', 'z');
        await waitForTexts(['One', 'Two', 'Three']);
      },
    ],
    [
      'a draft is offered after a reload',
      async () => {
        await click(question(2));
        await press('End');
        await type(' is kept');
        await waitForTexts(['One', 'Two is kept', 'Three']);
        await reload();
        await waitForText('Unsaved changes in this browser');
        await click(button('Continue editing'));
        await waitForTexts(['One', 'Two is kept', 'Three']);
      },
    ],
    [
      'a question is dragged by mouse',
      async () => {
        await click(button('Collapse All'));
        await waitForTexts(['One', 'Two is kept', 'Three'], collapsedTexts);
        await drag(button('Reorder Question 1'), button('Reorder Question 3'));
        await waitForTexts(['Two is kept', 'Three', 'One'], collapsedTexts);
      },
    ],
    [
      'a question is dragged by keyboard',
      async () => {
        await read(`document.querySelector('[aria-label="Reorder Question 3"]').focus()`);
        await press(' ');
        await press('ArrowUp');
        await waitForText('Question 3 is now at position 2 of 3.', allText);
        await press(' ');
        await waitForTexts(['Two is kept', 'One', 'Three'], collapsedTexts);
      },
    ],
    [
      'a question is written in rich text',
      async () => {
        await click(button('Expand All'));
        await waitForTexts(['Two is kept', 'One', 'Three']);
        await click(question(1));
        await click(`(${button('Rich text for Question')})[1]`);
        await waitFor(`document.activeElement.isContentEditable`);
        await type(' in ');
        await press('Control', 'b');
        await type('bold');
        await waitForTexts(['Two is kept in bold', 'One', 'Three']);
      },
    ],
    [
      'everything is saved',
      async () => {
        await click(button('Save Quiz'));
        await waitFor(`location.pathname.endsWith('/quiz')`);
        const { activities } = await (await openTemplateApi('super', url)).read(id);
        equal(
          activities[0]?.items.map(({ title }) => title).join('\n'),
          '<p>Two is kept in <strong>bold</strong></p>\nOne\nThree',
        );
      },
    ],
    [
      'the inspector draws a statechart',
      async () => {
        await open(`${url}inspector?machine=theme&tab=chart`);
        await waitFor(`document.querySelector('[data-state="theme"]') !== null`);
      },
    ],
  ];
}

/** Starts the production build, and returns the journey of an author in `browser`. */
export async function startJourney(browser: Browser, atEnd: AtEnd): Promise<Journey> {
  const product = await startProduct();
  atEnd(product.close);
  return { steps: listSteps(browser, product.url), readPage: () => browser.read(pageText) };
}
