import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import { createFormatMessage } from '../../../../src/domain/messages/message.ts';
import { serverMessages } from '../../../../src/domain/messages/server-messages.ts';
import type { Outcome } from '../../../../src/domain/outcome.ts';
import { asi, asiItem, chosen, earns, item } from './builders.ts';
import { png, readFrom, sourceOf, readPackageInEnglish } from './sources.ts';

const manifest = (resources: string, more = ''): string =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:bb="http://www.blackboard.com/content-packaging/" identifier="m">${more}<resources>${resources}</resources></manifest>`;
const test = (content: string, attributes = 'title="Sums"', before = ''): string =>
  `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="t" ${attributes}>${before}<testPart identifier="p">${content}</testPart></assessmentTest>`;
const section = (content: string, title: string): string =>
  `<assessmentSection identifier="${title}" title="${title}" visible="true">${content}</assessmentSection>`;
const ref = (name: string): string =>
  `<assessmentItemRef identifier="${name}" href="${name}.xml"/>`;

/** What was read, by titles and names. */
async function outline(
  files: Readonly<Record<string, string | Uint8Array>>,
  leaveOut: ReadonlySet<string> = new Set(),
): Promise<unknown> {
  const { quizzes, report } = await readFrom(files, { leaveOut });
  return {
    quizzes: quizzes.map(({ title, duration, activities }) => ({
      title,
      duration,
      activities: activities.map((activity) => [
        activity.title,
        ...activity.items.map(({ file, identifier }) => `${file}#${identifier}`),
      ]),
    })),
    report: report
      .filter(({ outcome }) => outcome !== 'imported')
      .map(
        ({ file, identifier, outcome, reason }) => `${file}#${identifier} ${outcome}: ${reason}`,
      ),
  };
}

function describeRefusal(outcome: Outcome<unknown>): string | undefined {
  if (outcome.ok) return undefined;
  const message = 'message' in outcome.failure ? outcome.failure.message : undefined;
  return message === undefined ? '' : formatInEnglish(message);
}

const refusal = async (
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string | undefined> => describeRefusal(await readPackageInEnglish(sourceOf(files)));

describe('a package', () => {
  it('QIO-01 sections, nested or in separate files, become activities in order', async () => {
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          '<resource identifier="t" type="imsqti_test_xmlv2p1" href="tests/test.xml"><file href="tests/test.xml"/></resource>',
        ),
        'tests/test.xml': test(
          section(
            `${ref('a')}${section(ref('b'), 'Inner')}<assessmentSectionRef identifier="s" href="more/s.xml"/>${ref('c')}`,
            'Outer',
          ),
          'title="Sums"',
          '<timeLimits maxTime="90"/>',
        ),
        'tests/a.xml': item({ identifier: 'a' }),
        'tests/b.xml': item({ identifier: 'b' }),
        'tests/c.xml': item({ identifier: 'c' }),
        'tests/more/s.xml': section(`<ordering shuffle="true"/>${ref('d')}${ref('none')}`, 'Apart'),
        'tests/more/d.xml': item({ identifier: 'd' }),
        'stray.xml': item({ identifier: 'stray' }),
      }),
    ).toEqual({
      quizzes: [
        {
          title: 'Sums',
          duration: 2,
          activities: [
            ['Outer', 'tests/a.xml#a'],
            ['Inner', 'tests/b.xml#b'],
            ['Apart', 'tests/more/d.xml#d'],
            ['Outer', 'tests/c.xml#c'],
          ],
        },
      ],
      report: [
        'tests/test.xml#t partial: Random order of questions is not supported: they are in the order of the package. The time limit of 90 seconds was rounded up to 2 minutes.',
        'none.xml#none skipped: The file none.xml is not in the package.',
      ].map((line) => line.replace('none.xml#none', 'tests/more/s.xml#none')),
    });
  });

  it('QIO-01 without a manifest every document with questions is read, and separate items become a quiz', async () => {
    expect(
      await outline({
        'deep/x.xml': item({ identifier: 'x' }),
        'y.xml': item({ identifier: 'y' }),
        'notes.xml': '<notes/>',
        'bad.xml': '<assessmentTest>',
        'readme.txt': 'hello',
      }),
    ).toEqual({
      quizzes: [
        {
          title: 'Imported quiz',
          duration: null,
          activities: [['Activity 1', 'deep/x.xml#x', 'y.xml#y']],
        },
      ],
      report: [
        'bad.xml# skipped: The file is not well-formed XML.',
        'deep/x.xml# partial: The quiz has no title of at least 3 characters. It is named "Imported quiz".',
      ],
    });
  });

  it('QIO-01 excluded items are not imported and stay in the report', async () => {
    const files = {
      'test.xml': test(section(ref('a') + ref('b'), 'One')),
      'a.xml': item({ identifier: 'a' }),
      'b.xml': item({ identifier: 'b' }),
    };
    expect(await outline(files, new Set(['a.xml#a']))).toEqual({
      quizzes: [{ title: 'Sums', duration: null, activities: [['One', 'b.xml#b']] }],
      report: ['a.xml#a skipped: Not selected for import.'],
    });
    expect(await outline(files, new Set(['a.xml#a', 'b.xml#b']))).toEqual({
      quizzes: [],
      report: [
        'a.xml#a skipped: Not selected for import.',
        'b.xml#b skipped: Not selected for import.',
      ],
    });
  });

  it('QIO-01 Canvas: settings beside the questions, pictures through the token, banks, and the whole quiz where the cartridge holds a part', async () => {
    const picture =
      '<material><mattext texttype="text/html">&lt;img src="%24IMS-CC-FILEBASE%24/Uploaded%20Media/a.png?canvas_download=1" alt=""&gt;</mattext></material>';
    const whole = asi(
      `<assessment ident="g1" title="Cells"><section ident="root_section">${asiItem({ stem: picture })}${asiItem({ ident: 'q2', metadata: { question_type: 'essay_question' } })}<section ident="s" title="Group"><selection_ordering><selection><selection_number>1</selection_number></selection></selection_ordering>${asiItem({ ident: 'q3' })}</section></section></assessment>`,
    );
    const { quizzes } = await readFrom({
      'non_cc_assessments/g1.xml.qti': whole,
      'web_resources/Uploaded Media/a.png': png,
    });
    expect(quizzes[0]?.pictures).toEqual(['web_resources/Uploaded Media/a.png']);
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          [
            'g1/assessment_qti.xml',
            'g1/assessment_meta.xml',
            'non_cc_assessments/g1.xml.qti',
            'non_cc_assessments/bank.xml.qti',
          ]
            .map((href) => `<resource identifier="${href}" type="webcontent" href="${href}"/>`)
            .join(''),
        ),
        'g1/assessment_qti.xml': asi(
          '<assessment ident="g1" title="Cells"><section/></assessment>',
        ),
        'g1/assessment_meta.xml':
          '<quiz identifier="g1"><title>Cells</title><time_limit>30</time_limit><shuffle_answers>true</shuffle_answers><allowed_attempts>2</allowed_attempts></quiz>',
        'non_cc_assessments/g1.xml.qti': whole,
        'web_resources/Uploaded Media/a.png': png,
        'non_cc_assessments/bank.xml.qti': asi(
          `<objectbank ident="b"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>A bank</fieldentry></qtimetadatafield></qtimetadata>${asiItem()}</objectbank>`,
        ),
      }),
    ).toEqual({
      quizzes: [
        {
          title: 'Cells',
          duration: 30,
          activities: [
            ['Activity 1', 'non_cc_assessments/g1.xml.qti#q1'],
            ['Group', 'non_cc_assessments/g1.xml.qti#q3'],
          ],
        },
        {
          title: 'A bank',
          duration: null,
          activities: [['Activity 1', 'non_cc_assessments/bank.xml.qti#q1']],
        },
      ],
      report: [
        'non_cc_assessments/g1.xml.qti#g1 partial: Random selection of questions is not supported: all questions of "Group" are asked. Random order of options is not supported: they are in the order of the package. The number of attempts was left out.',
        'non_cc_assessments/g1.xml.qti#q2 skipped: Its question type is not supported: an essay.',
      ],
    });
  });

  it('QIO-01 Blackboard: `.dat` files by `bb:file`, formatted text, names from its metadata, pictures by their number', async () => {
    const text = (words: string): string =>
      `<material><mat_extension><mat_formattedtext type="HTML">${words}</mat_formattedtext></mat_extension></material>`;
    const question = `<item maxattempts="0"><itemmetadata><bbmd_asi_object_id>_12_1</bbmd_asi_object_id><bbmd_questiontype>Multiple Choice</bbmd_questiontype><qmd_absolutescore_max>1</qmd_absolutescore_max></itemmetadata>
      <presentation><flow class="Block"><flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK">${text('&lt;p&gt;Which? &lt;img src="@X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-77_1" alt="cell"&gt;&lt;/p&gt;')}</flow></flow>
      <flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single" rtiming="No"><render_choice shuffle="No" minnumber="0" maxnumber="0">
      <flow_label class="Block"><response_label ident="aa" shuffle="Yes"><flow_mat class="FORMATTED_TEXT_BLOCK">${text('One')}</flow_mat></response_label></flow_label><flow_label class="Block"><response_label ident="bb"><flow_mat>${text('Two')}</flow_mat></response_label></flow_label></render_choice></response_lid></flow></flow></presentation>
      <resprocessing scoremodel="SumOfScores"><outcomes><decvar varname="SCORE" vartype="Decimal" defaultval="0" minvalue="0"/></outcomes><respcondition title="correct"><conditionvar><varequal respident="response" case="No">bb</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar><displayfeedback linkrefid="correct" feedbacktype="Response"/></respcondition>
      <respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0</setvar></respcondition><respcondition><conditionvar><varequal respident="bb" case="No"/></conditionvar><setvar variablename="SCORE" action="Set">100</setvar></respcondition></resprocessing>
      <itemfeedback ident="correct" view="All"><flow_mat class="Block"><flow_mat class="FORMATTED_TEXT_BLOCK">${text('')}</flow_mat></flow_mat></itemfeedback></item>`;
    const { quizzes, report } = await readFrom({
      'imsmanifest.xml': manifest(
        '<resource bb:file="res00001.dat" bb:title="My pool" identifier="res00001" type="assessment/x-bb-qti-pool" xml:base="res00001"/>',
      ),
      'res00001.dat': asi(
        `<assessment title="Pool of cells"><section>${question}</section></assessment>`,
      ),
      'csfiles/home_dir/cell__xid-77_1.png': png,
      'csfiles/home_dir/cell__xid-77_1.png.xml': '<lom/>',
    });
    expect(report).toMatchObject([
      { file: 'res00001.dat', identifier: '_12_1', outcome: 'imported', reason: '' },
    ]);
    expect(quizzes).toEqual([
      {
        source: 0,
        title: 'Pool of cells',
        duration: null,
        isGraded: null,
        showCaption: null,
        pictures: ['csfiles/home_dir/cell__xid-77_1.png'],
        activities: [
          {
            title: 'Activity 1',
            items: [
              {
                type: 'question',
                file: 'res00001.dat',
                identifier: '_12_1',
                title:
                  '<p>Which? <img src="package:csfiles/home_dir/cell__xid-77_1.png" alt="cell" /></p>',
                image: null,
                isMultiple: false,
                options: [
                  { text: 'One', isRight: false },
                  { text: 'Two', isRight: true },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('QIO-01 a cartridge in a folder of its own, under xml:base, with percent signs and times', async () => {
    expect(
      await outline({
        'course/imsmanifest.xml': manifest(
          '<resource identifier="r" xml:base="tests" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="a%20test.xml"/></resource>',
        ),
        'course/tests/a test.xml': asi(
          `<assessment ident="x" title="Sums"><qtimetadata><qtimetadatafield><fieldlabel>qmd_timelimit</fieldlabel><fieldentry>45</fieldentry></qtimetadatafield></qtimetadata><section>${asiItem({ metadata: { cc_profile: 'cc.true_false.v0p1' } })}${asiItem({ metadata: { cc_profile: 'cc.fib.v0p1' } })}</section></assessment>`,
        ),
        'course/other.xml': asi(asiItem()),
      }),
    ).toEqual({
      quizzes: [
        { title: 'Sums', duration: 45, activities: [['Activity 1', 'course/tests/a test.xml#q1']] },
      ],
      report: [
        'course/tests/a test.xml#q1-3 skipped: Its question type is not supported: a short answer.',
      ],
    });
  });

  it('QIO-01 plain QTI 1.2: items in no section, in several, and a duration', async () => {
    expect(
      await outline({
        'loose.xml': asi(asiItem() + asiItem({ ident: 'q2' })),
        'test.xml': asi(
          `<assessment ident="t" title="Timed"><duration>PT1H30M</duration><section title="One">${asiItem()}</section><section title="Two">${asiItem()}</section><section title="None"/></assessment>`,
        ),
      }),
    ).toMatchObject({
      quizzes: [
        { title: 'loose', activities: [['Activity 1', 'loose.xml#q1', 'loose.xml#q2']] },
        {
          title: 'Timed',
          duration: 90,
          activities: [
            ['One', 'test.xml#q1'],
            ['Two', 'test.xml#q1-3'],
          ],
        },
      ],
    });
  });

  it('QIO-01 settings of the quiz are imported or reported: grading, dates, subjects and empty activities', async () => {
    const canvas = (type: string): Readonly<Record<string, string>> => ({
      'g/g.xml': asi(
        `<assessment ident="g" title="Cells"><section title="One">${asiItem()}</section></assessment>`,
      ),
      'g/assessment_meta.xml': `<quiz><quiz_type>${type}</quiz_type></quiz>`,
    });
    const graded = await Promise.all(
      ['assignment', 'practice_quiz', 'graded_survey', 'survey', 'other'].map(
        async (type) => (await readFrom(canvas(type))).quizzes[0]?.isGraded,
      ),
    );
    expect(graded).toEqual([true, false, true, false, null]);
    const essay = asiItem({ ident: 'q2', metadata: { question_type: 'essay_question' } });
    expect(
      await outline({
        'imsmanifest.xml': manifest(
          '<resource identifier="r" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="a.xml"/></resource>',
          '<metadata><lom><general><keyword><string>Biology</string></keyword><keyword><string>Tides</string></keyword></general></lom></metadata>',
        ),
        'a.xml': asi(
          `<assessment ident="x" title="Sums"><section title="One">${asiItem()}</section><section title="Essays">${essay}</section></assessment>`,
        ),
      }),
    ).toEqual({
      quizzes: [{ title: 'Sums', duration: null, activities: [['One', 'a.xml#q1']] }],
      report: [
        'a.xml#x partial: Subjects were left out: Biology, Tides. Nothing from the activity "Essays" is imported.',
        'a.xml#q2 skipped: Its question type is not supported: an essay.',
      ],
    });
  });

  it('QIO-03 too many items or quiz documents are rejected before an item is read', async () => {
    const read: string[] = [];
    const many = {
      ...Object.fromEntries(
        Array.from({ length: 10_001 }, (_, n) => [
          `q${String(n)}.xml`,
          item({ identifier: `q${String(n)}` }),
        ]),
      ),
    };
    const source = sourceOf(many);
    const outcome = await readPackageInEnglish({
      ...source,
      read: (path) => {
        read.push(path);
        return source.read(path);
      },
    });
    expect([describeRefusal(outcome), read.length]).toEqual([
      'The package contains more than 10000 items.',
      10_001,
    ]);
    expect(
      await refusal(
        Object.fromEntries(
          Array.from({ length: 1001 }, (_, n) => [`t${String(n)}.xml`, '<assessmentTest/>']),
        ),
      ),
    ).toBe('The package contains more than 1000 documents with quizzes.');
  });

  it.each([
    [
      'nothing that is read',
      { 'a.txt': 'words' },
      'This package has no questions that can be read.',
    ],
    [
      'a document type',
      { 'q.xml': `<!DOCTYPE assessmentItem [<!ENTITY a "a">]>${item().replace(/^<\?.*?\?>/, '')}` },
      'The file q.xml declares a document type (DOCTYPE), which is not accepted.',
    ],
    [
      'a document type in the manifest',
      {
        'imsmanifest.xml': `<!DOCTYPE manifest SYSTEM "file:///etc/passwd">${manifest('').replace(/^<\?.*?\?>/, '')}`,
        'q.xml': item(),
      },
      'The file imsmanifest.xml declares a document type (DOCTYPE), which is not accepted.',
    ],
    [
      'elements too deep',
      { 'q.xml': item({ body: '<div>'.repeat(100_000) }) },
      'Elements of the file q.xml are nested too deeply.',
    ],
    [
      'too many references to what is not there',
      { 'test.xml': test(section(ref('a').repeat(10_001), 'Many')) },
      'The package contains more than 10000 items.',
    ],
    [
      'documents that hold too much',
      Object.fromEntries(
        [1, 2].map((n) => [`test${String(n)}.xml`, test(section('<a/>'.repeat(350_000), 'Many'))]),
      ),
      'The file test2.xml is too large.',
    ],
    [
      'too many items',
      { 'test.xml': test(section(ref('a').repeat(10_001), 'Many')), 'a.xml': item() },
      'The package contains more than 10000 items.',
    ],
  ])('QIO-03 %s %s rejects the package', async (_, files, message) => {
    expect(await refusal(files)).toContain(message);
  });

  it('QIO-03 circular sections and paths out of the package end', async () => {
    const { quizzes, report } = await readFrom({
      'test.xml': test(
        section(
          `${ref('a')}<assessmentSectionRef identifier="s" href="s.xml"/>${ref('../../../etc/passwd')}`,
          'One',
        ),
      ),
      's.xml': section('<assessmentSectionRef identifier="s" href="s.xml"/>', 'Round'),
      'a.xml': item({ identifier: 'a' }),
    });
    expect(quizzes.map(({ activities }) => activities.map(({ items }) => items.length))).toEqual([
      [1],
    ]);
    expect(report.map(({ reason }) => reason).join(' ')).toContain(
      'Sections are nested too deeply or in a circle at "s".',
    );
    expect(report.map(({ reason }) => reason).join(' ')).toContain('is not in the package.');
  });

  it('QIO-01 leaves out an item with one hundred thousand options or with too much text', async () => {
    const { report } = await readFrom({
      'q.xml': asi(
        asiItem({
          conditions: earns(chosen('a')),
          stem: `<material><mattext>${'long '.repeat(50_000)}</mattext></material>`,
        }),
      ),
      'r.xml': item({ choices: '<simpleChoice identifier="A">x</simpleChoice>'.repeat(101) }),
    });
    expect(report.map(({ reason }) => reason)).toEqual([
      'The text of the question is longer than 20000 characters.',
      'The question has more than 100 options.',
    ]);
  });

  it.each([
    [
      'elements',
      item({ choices: `<simpleChoice identifier="A">${'<b>x</b>'.repeat(10_000)}</simpleChoice>` }),
    ],
    [
      'elements of QTI 1.2',
      asi(asiItem({ stem: `<material>${'<mattext>x</mattext>'.repeat(10_000)}</material>` })),
    ],
    ['tags', asi(asiItem({ labels: ['&lt;p&gt;'.repeat(5000), '&lt;/i&gt;'.repeat(5000)] }))],
  ])('QIO-03 leaves out an item with ten thousand %s', async (_, document) => {
    expect((await readFrom({ 'q.xml': document })).report).toMatchObject([
      { outcome: 'skipped', reason: 'The question is too large.' },
    ]);
  });

  it('QVAL-33 calls yieldControl after every piece of a document and before every item in it', async () => {
    const countYields = async (content: string): Promise<number> => {
      let count = 0;
      await readFrom({
        ...sourceOf({ 'q.xml': content }),
        yieldControl: () => {
          count += 1;
          return Promise.resolve();
        },
      });
      return count;
    };
    expect(await countYields(asi(asiItem() + asiItem({ ident: 'q2' })))).toBe(3);
    expect(
      await countYields(asi(asiItem() + asiItem({ ident: 'q2' }) + ' '.repeat(65_536 * 2))),
    ).toBe(5);
  });
});

it('I18N-02 the name of an activity without one has no signs of direction in Arabic', async () => {
  const activity = ['النشاط \u2068', ['number'], '\u2069'] as const;
  const arabic = { tag: 'ar', messages: { quizImport: { quiz: { activity } } } } as never;
  const parts = ['one', 'two'].map(
    (name) => `<section ident="${name}">${asiItem({ ident: name })}</section>`,
  );
  const { quizzes } = await readFrom(
    { 'quiz.xml': asi(`<assessment ident="q" title="Sums">${parts.join('')}</assessment>`) },
    { formatMessage: createFormatMessage(arabic, serverMessages) },
  );
  expect(quizzes[0]?.activities.map(({ title }) => title)).toEqual(['النشاط 1', 'النشاط 2']);
});
