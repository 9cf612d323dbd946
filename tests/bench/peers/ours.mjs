/**
 * Adapter for the peers' scripts: copy to their adapters/ours.mjs. OURS_URL is the address of a
 * running console, such as http://127.0.0.1:4000/admin/. Makes the quizzes it needs by the API, and
 * serves the console through a proxy that hands every new browser a signed-in session, so that a
 * load measures the editor and not the sign-in form.
 */
import http from 'node:http';

const console_ = new URL(process.env.OURS_URL ?? 'http://127.0.0.1:4000/admin/');
const account = { email: 'super@lectern.test', password: 'lectern-demo' };
const activityCount = 10;
const sessionMilliseconds = 5 * 60_000;

async function call(method, path, body, token) {
  const answer = await fetch(`${console_.origin}/api/admin/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { content } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(content)}`);
  return content;
}

const signIn = async () => (await call('POST', 'security/get_access_token', account)).token;

const letters = ['a', 'b', 'c', 'd'];
const questionOf = (number, sortIndex) => ({
  article: null,
  sortIndex,
  title: `Question ${number}`,
  type: 2,
  isMultiple: false,
  rightAnswer: ['a'],
  image: null,
  textOptions: letters.map((id) => ({ id, text: `Option ${id} of question ${number}` })),
});
const quizOf = (title, n) => ({
  title,
  tags: [],
  article: null,
  startDate: null,
  endDate: null,
  isGraded: false,
  duration: null,
  showCaption: false,
  restrictNonInstitutional: false,
  activities: Array.from({ length: activityCount }, (_, at) => ({
    title: `Activity ${at + 1}`,
    sortIndex: at,
    items: Array.from({ length: n / activityCount }, (__, index) =>
      questionOf(at * (n / activityCount) + index + 1, index),
    ),
  })),
});

/** The id of the template with n questions, made when it is not there. */
async function quizWith(n, token) {
  const title = `Bench with ${n} questions`;
  const found = await call(
    'POST',
    'quiz/template_list',
    {
      navigation: { page: 1, itemsOnPage: 20 },
      filter: [{ property: 'title', operator: 'contains', value: title }],
      sort: [],
    },
    token,
  );
  return (
    found.result[0]?.id ?? (await call('POST', 'quiz/template/create', quizOf(title, n), token)).id
  );
}

/** The configuration that the console gives every page. */
async function readConfig() {
  const page = await (await fetch(console_)).text();
  return JSON.parse(/id="?app-config"?>(.*?)<\/script>/.exec(page)[1]);
}

async function startProxy() {
  const { cookieNamePrefix, routePrefix } = await readConfig();
  let session = { token: await signIn(), at: Date.now() };
  const cookie = async () => {
    if (Date.now() - session.at > sessionMilliseconds)
      session = { token: await signIn(), at: Date.now() };
    return `${cookieNamePrefix}token=${encodeURIComponent(JSON.stringify(session.token))}; Path=${routePrefix}; SameSite=Strict`;
  };
  const server = http.createServer((request, response) => {
    const onward = http.request(
      console_.origin + request.url,
      { method: request.method, headers: { ...request.headers, host: console_.host } },
      async (answer) => {
        const isPage =
          answer.headers['content-type']?.startsWith('text/html') &&
          request.headers.cookie === undefined;
        response.writeHead(answer.statusCode, {
          ...answer.headers,
          ...(isPage ? { 'set-cookie': await cookie() } : {}),
        });
        answer.pipe(response);
      },
    );
    onward.on('error', () => {
      response.destroy();
    });
    request.pipe(onward);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    url: `http://127.0.0.1:${server.address().port}${console_.pathname}`,
    token: session.token.accessToken,
  };
}

const proxy = await startProxy();
const ids = {};
for (const n of (process.env.NS ?? '50,200,1000').split(',').map(Number))
  ids[n] = await quizWith(n, proxy.token);

/** A locator whose box is in the window: the question list is longer than the screen. */
const scrolledTo = (locator) => ({
  boundingBox: async () => {
    await locator.scrollIntoViewIfNeeded();
    return locator.boundingBox();
  },
});
const handle = (page, number) =>
  page.getByRole('button', { name: `Reorder Question ${number}`, exact: true });

/**
 * Whether the editor stands; what the page before left unsaved is offered there, and declined:
 * every load opens the quiz as the server has it.
 */
const openedAnew = `() => {
  if (document.querySelector('[data-question-title]') !== null) return true;
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Discard')?.click();
  return false;
}`;

export default {
  name: 'ours',
  url: proxy.url,
  query: (n) => `quiz/edit/${ids[n]}`,
  ready: openedAnew,
  async focusTitle(page) {
    await page.locator('[data-question-title]').first().click();
    await page.keyboard.press('End');
    return true;
  },
  titleOf: (page) => page.locator('[data-question-title]').first().inputValue(),
  count: (page) =>
    page.evaluate(() =>
      Number(document.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') ?? 0),
    ),
  add: (page) => scrolledTo(page.getByRole('button', { name: 'Add question' })),
  undo: (page) => page.getByRole('button', { name: 'Undo', exact: true }),
  redo: (page) => page.getByRole('button', { name: 'Redo', exact: true }),
  list: 'quiz',
  listReady: `() => document.querySelectorAll('table tbody tr a').length >= 20`,
  // The link to the editor stands in the row that the pointer is on.
  openEdit: (page) => ({
    click: async () => {
      await page.locator('tbody tr').nth(3).hover();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
    },
  }),
  edited: `() => !!document.querySelector('[data-question-title]')`,
  async drag(page, timed) {
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const [from, to] = [await handle(page, 1).boundingBox(), await handle(page, 2).boundingBox()];
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 10, { steps: 3 });
    await page.mouse.move(x, to.y + to.height / 2 + 40, { steps: 8 });
    await page.waitForTimeout(250);
    await timed(() => page.mouse.up());
  },
  order: (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-question-title]')]
        .slice(0, 3)
        .map((e) => e.value)
        .join(),
    ),
};
