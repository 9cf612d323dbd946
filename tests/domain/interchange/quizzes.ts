import * as fc from 'fast-check';

import type { QuizToExport } from '../../../src/domain/interchange/export/exported-quiz.ts';
import type { StoredActivity, StoredItem } from '../../../src/domain/quiz/stored/stored-quiz.ts';

/** Words with everything XML, HTML and file names care about. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'a < b && c > d',
    'x\u0000\u0007y',
    'lone \uD800 half',
    ']]>',
    '<!-- -->',
    '&amp;',
    '"quoted" \'too\'',
    'שלום',
    '細胞',
    '👩‍🔬',
    '\uFFFE',
    '  two  spaces ',
    'line\nbreak',
    '',
  ),
);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const file = (n: number): string => `/files/${String(n).repeat(64)}.png`;

const leaf: fc.Arbitrary<string> = fc.oneof(
  words.map(escaped),
  fc.constantFrom(
    '<br />',
    '<hr />',
    `<img src="${file(1)}" alt="A cell" />`,
    `<img src="${file(2)}" />`,
    '<img src="https://else.test/a.png?x=1&amp;y=2" alt="" />',
    '<img src="javascript:alert(1)" />',
    '<math alttext="\\frac{1}{x} &lt; 2" display="block"><mfrac><mn>1</mn><mi>x</mi></mfrac><mo>&lt;</mo><mn>2</mn></math>',
    '<script>alert("gone")</script>',
    '<custom>kept</custom>',
    '</p>',
    '<p>never closed',
    '<td>stray</td>',
    '<li>stray</li>',
  ),
);

const attributes = fc.constantFrom(
  '',
  ' style="font-size:18px"',
  ' style="color:#ff0000;background-color:rgb(1, 2.5%, 3)"',
  ' style="font-family:\'Ubuntu Mono\';text-align:center"',
  ' dir="rtl" lang="he"',
  ' dir="auto"',
  ' onclick="x()"',
  ' lang="not a language"',
);
const named = (...names: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...names);

/** HTML of the allowed list and beyond it, nested as no browser would. */
const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(
        named(
          'p',
          'div',
          'blockquote',
          'pre',
          'h1',
          'h4',
          'ul',
          'ol',
          'ol start="5"',
          'li',
          'table',
          'thead',
          'tbody',
          'tr',
          'td colspan="2"',
          'th',
          'span',
          'strong',
          'em',
          'u',
          's',
          'sub',
          'sup',
          'code',
          'a href="/quiz/1" title="hint"',
          'a href="https://x.test/?a=1&amp;b=2"',
          'a',
        ),
        attributes,
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(
        ([name, given, children]) =>
          `<${name}${given}>${children.join('')}</${name.split(' ')[0] ?? ''}>`,
      ),
  ),
})).node;

/** A text of a quiz, plain or rich. */
const texts: fc.Arbitrary<string> = fc.oneof(
  words,
  html,
  fc.array(html, { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
);

const article = fc.record({ id: fc.integer({ min: 1, max: 9 }), title: words });

const items = (ids: () => number): fc.Arbitrary<StoredItem> =>
  fc.oneof(
    fc
      .record({
        title: texts,
        isMultiple: fc.boolean(),
        image: fc.constantFrom(null, file(1), file(3), '/elsewhere.png', 'https://else.test/b.png'),
        alt: fc.oneof(fc.constant(undefined), words),
        options: fc.array(texts, { minLength: 1, maxLength: 5 }),
        right: fc.nat(4),
      })
      .map(({ title, isMultiple, image, alt, options, right }): StoredItem => ({
        id: ids(),
        sortIndex: 0,
        type: 'question',
        title,
        image,
        ...(alt !== undefined && { imageAlt: alt }),
        isMultiple,
        article: null,
        textOptions: options.map((text, n) => ({ id: `o"${String(n)}<`, text })),
        rightAnswer: isMultiple
          ? options
              .map((_, n) => `o"${String(n)}<`)
              .filter((_, n) => n % 2 === right % 2 || n === right % options.length)
          : [`o"${String(right % options.length)}<`],
      })),
    fc.option(article).map((video): StoredItem => ({
      id: ids(),
      sortIndex: 0,
      type: 'video',
      title: '',
      image: null,
      isMultiple: false,
      rightAnswer: [],
      textOptions: [],
      article: video,
    })),
  );

/** Quizzes as the server may hold them, with every kind of text and setting. */
export const quizzes: fc.Arbitrary<QuizToExport> = fc.constant(null).chain(() => {
  let last = 0;
  const ids = (): number => (last += 1);
  const activities: fc.Arbitrary<StoredActivity> = fc
    .record({ title: words, items: fc.array(items(ids), { maxLength: 4 }) })
    .map(({ title, items: all }) => ({
      id: ids(),
      sortIndex: 0,
      title,
      items: all.map((item, sortIndex) => ({ ...item, sortIndex })),
    }));
  return fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    installation: fc.constant('ab12'),
    title: words,
    article: fc.option(article),
    tags: fc.array(fc.record({ id: fc.nat(), title: words }), { maxLength: 2 }),
    startDate: fc.constantFrom(null, '2031-03-01T09:30:00.000Z'),
    endDate: fc.constantFrom(null, '2031-04-01T09:30:00.000Z'),
    duration: fc.constantFrom(null, 1, 45),
    isGraded: fc.constantFrom(null, true, false),
    showCaption: fc.boolean(),
    restrictNonInstitutional: fc.boolean(),
    isAssignSomeone: fc.boolean(),
    assignList: fc.constant([]),
    activities: fc
      .array(activities, { minLength: 1, maxLength: 3 })
      .map((all) => all.map((each, sortIndex) => ({ ...each, sortIndex }))),
  });
});

/** Returns a question with all properties. */
export const question = (changes: Partial<StoredItem> = {}): StoredItem => ({
  id: 11,
  sortIndex: 0,
  type: 'question',
  title: 'What is x if 3 < x & x < 5?',
  image: null,
  isMultiple: false,
  article: null,
  rightAnswer: ['b'],
  textOptions: [
    { id: 'a', text: '3' },
    { id: 'b', text: '<p>4</p>' },
  ],
  ...changes,
});

/** A video of article 21. */
export const video = (changes: Partial<StoredItem> = {}): StoredItem => ({
  id: 12,
  sortIndex: 1,
  type: 'video',
  title: '',
  image: null,
  isMultiple: false,
  rightAnswer: [],
  textOptions: [],
  article: { id: 21, title: 'Cells & more' },
  ...changes,
});

/** A quiz of one activity. */
export const quizOf = (
  all: readonly StoredItem[],
  changes: Partial<QuizToExport> = {},
): QuizToExport => ({
  id: 7,
  installation: 'ab12',
  title: 'Cells & tissues',
  article: null,
  tags: [],
  startDate: null,
  endDate: null,
  duration: null,
  isGraded: null,
  showCaption: false,
  restrictNonInstitutional: false,
  isAssignSomeone: false,
  assignList: [],
  activities: [{ id: 3, title: 'Activity 1', sortIndex: 0, items: all }],
  ...changes,
});
