const texts = (all: readonly string[], tag: (text: string, index: number) => string): string =>
  all.map(tag).join('');

/**
 * The parts of a QTI 2 item. By default it is a single choice question whose first option is right.
 */
interface ItemParts {
  readonly identifier?: string;
  readonly attributes?: string;
  readonly declaration?: string;
  readonly interaction?: string;
  readonly body?: string;
  readonly choices?: string;
  readonly processing?: string;
  readonly after?: string;
}

/** An item of QTI 2.1, put together by hand. */
export function item({
  identifier = 'q1',
  attributes = '',
  declaration,
  interaction = 'maxChoices="1"',
  body,
  choices,
  processing,
  after = '',
}: ItemParts = {}): string {
  const key =
    declaration ??
    '<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>';
  const options =
    choices ??
    '<simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="B">Five</simpleChoice><simpleChoice identifier="C">Six</simpleChoice>';
  const visible =
    body ??
    `<choiceInteraction responseIdentifier="R" ${interaction}><prompt>Two and two?</prompt>${options}</choiceInteraction>`;
  return `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${identifier}" title="Sum" ${attributes}>${key}<itemBody>${visible}</itemBody>${processing ?? '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>'}${after}</assessmentItem>`;
}

/** A declaration of a key for several answers, or of a mapping. */
export const declares = (
  cardinality: 'single' | 'multiple' | 'ordered',
  right: readonly string[],
  mapping = '',
): string =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="identifier">${right.length === 0 ? '' : `<correctResponse>${texts(right, (value) => `<value>${value}</value>`)}</correctResponse>`}${mapping}</responseDeclaration>`;

/** A mapping of choices to points. */
export const maps = (points: Readonly<Record<string, number>>, bounds = ''): string =>
  `<mapping defaultValue="0" ${bounds}>${texts(
    Object.entries(points).map(
      ([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${String(value)}"/>`,
    ),
    (entry) => entry,
  )}</mapping>`;

/** Response processing by the mapping. */
export const byMapping =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>';

/** A document of QTI 1.2 around `content`. */
export const asi = (content: string): string =>
  `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">${content}</questestinterop>`;

/**
 * The parts of a QTI 1.2 item. By default it is a single choice question whose first option is
 * right.
 */
interface AsiParts {
  readonly ident?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly stem?: string;
  readonly cardinality?: string;
  readonly labels?: readonly string[];
  readonly render?: string;
  readonly conditions?: string;
  readonly after?: string;
  readonly response?: string;
}

/** A condition that earns points when `test` holds. */
export const earns = (
  test: string,
  points = '1',
  settings = 'action="Set"',
  attributes = '',
): string =>
  `<respcondition ${attributes}><conditionvar>${test}</conditionvar><setvar varname="SCORE" ${settings}>${points}</setvar></respcondition>`;

/** That an option is chosen. */
export const chosen = (ident: string): string => `<varequal respident="R">${ident}</varequal>`;

/** An item of QTI 1.2, put together by hand; options are named a, b, c in their order. */
export function asiItem({
  ident = 'q1',
  metadata = {},
  stem,
  cardinality = 'Single',
  labels = ['Four', 'Five', 'Six'],
  render = '',
  conditions = earns(chosen('a')),
  after = '',
  response,
}: AsiParts = {}): string {
  const fields = texts(
    Object.entries(metadata).map(
      ([label, entry]) =>
        `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`,
    ),
    (field) => field,
  );
  const options = texts(
    labels,
    (text, index) =>
      `<response_label ident="${'abcdefgh'.charAt(index)}"><material><mattext>${text}</mattext></material></response_label>`,
  );
  const request =
    response ??
    `<response_lid ident="R" rcardinality="${cardinality}"><render_choice ${render}>${options}</render_choice></response_lid>`;
  return `<item ident="${ident}" title="Sum"><itemmetadata><qtimetadata>${fields}</qtimetadata></itemmetadata><presentation>${stem ?? '<material><mattext texttype="text/html">&lt;p&gt;Two and two?&lt;/p&gt;</mattext></material>'}${request}</presentation><resprocessing><outcomes><decvar/></outcomes>${conditions}</resprocessing>${after}</item>`;
}
