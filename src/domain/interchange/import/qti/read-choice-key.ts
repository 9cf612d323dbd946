import type { MessageKey } from '../../../messages/en.ts';
import type { XmlElement } from '../../xml/element.ts';
import { findChild, listChildren, findByName, getText } from '../../xml/query-xml.ts';
import type { Notes } from '../notes.ts';

/** Which choices are right, and whether several may be selected. */
export interface ChoiceKey {
  readonly isMultiple: boolean;
  readonly right: ReadonlySet<string>;
}

type ScoringMethod = 'correct' | 'mapped' | 'own';

const parseNumber = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

/**
 * How responses are scored: by the correct response, by the mapping, or by the item's own rules.
 */
function readScoringMethod(item: XmlElement): ScoringMethod {
  const processing = findChild(item, 'responseProcessing');
  const template =
    processing?.attributes['template'] ?? processing?.attributes['templateLocation'] ?? '';
  if (processing === undefined || /(?:match_correct|CC2_match)(?:\.xml)?$/.test(template))
    return 'correct';
  if (/map_response(?:\.xml)?$/.test(template) || findByName(processing, 'mapResponse').length > 0)
    return 'mapped';
  return listChildren(processing).length === 0 || findByName(processing, 'correct').length > 0
    ? 'correct'
    : 'own';
}

const findMax = (points: readonly number[]): number =>
  points.reduce((max, each) => Math.max(max, each), 0);

interface Mapping {
  /** The points of every choice, and of what the mapping names besides. */
  readonly points: ReadonlyMap<string, number>;
  readonly upperBound: number;
}

function readMapping(declaration: XmlElement, choices: readonly string[]): Mapping | null {
  const mapping = findChild(declaration, 'mapping');
  if (mapping === undefined) return null;
  const others = parseNumber(mapping.attributes['defaultValue'] ?? '0');
  const entries = listChildren(mapping, 'mapEntry').map(
    ({ attributes }) =>
      [(attributes['mapKey'] ?? '').trim(), parseNumber(attributes['mappedValue'])] as const,
  );
  return {
    points: new Map(
      [...choices.map((choice) => [choice, others] as const), ...entries].filter(([, points]) =>
        Number.isFinite(points),
      ),
    ),
    upperBound: parseNumber(mapping.attributes['upperBound']),
  };
}

const areEqualSets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each));

/**
 * Returns the right choices of a mapping: for one answer those with the most points, for several
 * all with any.
 */
function listMappedChoices({ points }: Mapping, isMultiple: boolean): ReadonlySet<string> {
  const max = findMax([...points.values()]);
  return new Set(
    [...points]
      .filter(([, value]) => value > 0 && (isMultiple || value === max))
      .map(([choice]) => choice),
  );
}

/** Whether full points need not all right choices, because of the upper bound. */
function hasRedundantChoice({ points, upperBound }: Mapping, right: ReadonlySet<string>): boolean {
  const earned = [...right].map((choice) => points.get(choice) ?? 0);
  return (
    earned.length > 1 &&
    earned.reduce((all, value) => all + value, 0) - Math.min(...earned) >= upperBound
  );
}

function noteMappingOmissions(
  { points, upperBound }: Mapping,
  { right, isMultiple }: ChoiceKey,
  choices: readonly string[],
  notes: Notes,
): void {
  const earned = [...points.values()].filter((value) => value > 0);
  if (isMultiple && choices.some((choice) => !right.has(choice) && points.get(choice) === 0))
    notes.add('quizImport.item.lenient');
  if (isMultiple ? right.size > 1 : earned.length > 1) notes.add('quizImport.item.partialCredit');
  if ([...points.values()].some((value) => value < 0)) notes.add('quizImport.item.negativePoints');
  const sum = isMultiple ? earned.reduce((all, value) => all + value, 0) : findMax(earned);
  const max = Number.isFinite(upperBound) ? Math.min(sum, upperBound) : sum;
  if (max !== 1) notes.add('quizImport.item.points', { points: max });
}

/** The parts of a response declaration that decide the key. */
interface DeclaredKey {
  readonly method: ScoringMethod;
  readonly correct: ReadonlySet<string>;
  readonly mapping: Mapping | null;
}

function readCorrectResponse(declaration: XmlElement): ReadonlySet<string> {
  const correctResponse = findChild(declaration, 'correctResponse');
  return new Set(
    correctResponse === undefined ? [] : findByName(correctResponse, 'value').map(getText),
  );
}

/**
 * Returns the `maxChoices` of an interaction. Without one, several right choices mean no limit, 0.
 */
function readMaxChoices(interaction: XmlElement, { correct, mapping }: DeclaredKey): number {
  const hasSeveralRight =
    correct.size > 1 ||
    (correct.size === 0 && mapping !== null && listMappedChoices(mapping, true).size > 1);
  return parseNumber(interaction.attributes['maxChoices'] ?? (hasSeveralRight ? '0' : '1'));
}

function selectRightChoices(
  { method, correct }: DeclaredKey,
  mapped: ReadonlySet<string>,
  isMultiple: boolean,
): ReadonlySet<string> {
  if (method !== 'mapped' || mapped.size === 0) return correct.size > 0 ? correct : mapped;
  const isCorrectMapped = correct.size > 0 && [...correct].every((each) => mapped.has(each));
  return isCorrectMapped && !isMultiple ? correct : mapped;
}

/** Returns why a quiz cannot hold the key, or null. */
function findKeyError(
  { method, correct, mapping }: DeclaredKey,
  { right, isMultiple }: ChoiceKey,
  mappedCount: number,
  choices: readonly string[],
  maxChoices: number,
): MessageKey | null {
  const isMapped = method === 'mapped';
  if (right.size === 0 && correct.size === 0 && mapping === null)
    return method === 'own' ? 'quizImport.item.unreadScoring' : 'quizImport.item.noKey';
  if (right.size === 0) return 'quizImport.item.noRightAnswer';
  if (
    [...right].some((each) => choices.filter((choice) => choice === each).length !== 1) ||
    (isMapped && correct.size > 0 && !areEqualSets(correct, right))
  )
    return 'quizImport.item.contradictoryKey';
  if (!isMultiple)
    return right.size > 1 || (isMapped && mappedCount > 1) ? 'quizImport.item.severalRight' : null;
  if (maxChoices > 0 && right.size > maxChoices) return 'quizImport.item.contradictoryKey';
  return isMapped && mapping !== null && hasRedundantChoice(mapping, right)
    ? 'quizImport.item.severalSets'
    : null;
}

/** Reads the key of a choice interaction. Returns null, with a note, when a quiz cannot hold it. */
export function readChoiceKey(
  item: XmlElement,
  interaction: XmlElement,
  choices: readonly string[],
  notes: Notes,
): ChoiceKey | null {
  const declaration = listChildren(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['responseIdentifier'],
  );
  if (declaration === undefined) {
    notes.add('quizImport.item.noKey');
    return null;
  }
  const declared: DeclaredKey = {
    method: readScoringMethod(item),
    correct: readCorrectResponse(declaration),
    mapping: readMapping(declaration, choices),
  };
  const { method, mapping } = declared;
  const maxChoices = readMaxChoices(interaction, declared);
  const isMultiple = declaration.attributes['cardinality'] === 'multiple' && maxChoices !== 1;
  const mapped = mapping === null ? new Set<string>() : listMappedChoices(mapping, isMultiple);
  const key = { isMultiple, right: selectRightChoices(declared, mapped, isMultiple) };
  const error = findKeyError(declared, key, mapped.size, choices, maxChoices);
  if (error !== null) {
    notes.add(error);
    return null;
  }
  if (method === 'own') notes.add('quizImport.item.ownScoring');
  if (method === 'mapped' && mapping !== null) noteMappingOmissions(mapping, key, choices, notes);
  return key;
}
