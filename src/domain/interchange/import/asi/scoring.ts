import type { XmlElement } from '../../xml/element.ts';
import { childOf, childrenOf, descendants, wordsOf } from '../tree.ts';

/** How many elements rules of scoring may have; more are not read. */
const mostElements = 5000;

/** How many points a set of chosen options earns. */
export type Score = (chosen: ReadonlySet<string>) => number;

/** How an item scores, with the options that any of its positive conditions name; null when it has rules that are not read. */
export interface Scoring {
  readonly score: Score;
  /** For every condition that earns points, the options it asks for. */
  readonly wanted: readonly (readonly string[])[];
  /** Whether a condition asks for an option that is not there. */
  readonly namesUnknown: boolean;
}

type Test = (chosen: ReadonlySet<string>) => boolean;

class Unread extends Error {}

/** The labels of a response by the ways conditions may write them. */
export interface Labels {
  readonly response: string;
  readonly isMultiple: boolean;
  readonly idents: readonly string[];
}

const labelOf = (written: string, { idents }: Labels): string | undefined =>
  idents.find((ident) => ident === written) ??
  idents.find((ident) => ident.trim().toLowerCase() === written.trim().toLowerCase());

/** The option a `varequal` is about; Blackboard writes some with the option where the response should stand. */
function optionOf(test: XmlElement, labels: Labels): string | undefined {
  const words = wordsOf(test);
  return labelOf(words === '' ? (test.attributes['respident'] ?? '') : words, labels);
}

function testOf(element: XmlElement, labels: Labels): Test {
  const { name } = element;
  const all = (): readonly Test[] => childrenOf(element).map((child) => testOf(child, labels));
  if (name === 'conditionvar' || name === 'and') {
    const tests = all();
    return name === 'and' || labels.isMultiple
      ? (chosen) => tests.every((test) => test(chosen))
      : (chosen) => tests.some((test) => test(chosen));
  }
  if (name === 'or') {
    const tests = all();
    return (chosen) => tests.some((test) => test(chosen));
  }
  if (name === 'not') {
    const tests = all();
    const areOptions = childrenOf(element).every((child) => child.name === 'varequal');
    return areOptions
      ? (chosen) => !tests.some((test) => test(chosen))
      : (chosen) => !tests.every((test) => test(chosen));
  }
  if (name === 'other') return () => true;
  if (name === 'unanswered') return (chosen) => chosen.size === 0;
  if (name === 'varequal') {
    const option = optionOf(element, labels);
    return (chosen) => option !== undefined && chosen.has(option);
  }
  if (name === 'varsubset') {
    const options = wordsOf(element)
      .split(',')
      .map((each) => labelOf(each.trim(), labels));
    return (chosen) => options.every((option) => option !== undefined && chosen.has(option));
  }
  throw new Unread(name);
}

interface Step {
  readonly test: Test;
  readonly apply: (points: number) => number;
  readonly goesOn: boolean;
  readonly earns: boolean;
}

const isScore = ({ attributes }: XmlElement): boolean =>
  /score/i.test(attributes['varname'] ?? attributes['variablename'] ?? 'SCORE');

function applied(setting: XmlElement): (points: number) => number {
  const words = wordsOf(setting);
  const value = /\.max$/i.test(words) ? 1 : Number(words === '' ? '0' : words);
  if (!Number.isFinite(value)) throw new Unread(words);
  const action = (setting.attributes['action'] ?? 'Set').toLowerCase();
  if (action === 'add') return (points) => points + value;
  if (action === 'subtract') return (points) => points - value;
  if (action === 'multiply') return (points) => points * value;
  if (action === 'divide') return (points) => (value === 0 ? points : points / value);
  return () => value;
}

function stepOf(condition: XmlElement, labels: Labels): Step | null {
  const conditions = childOf(condition, 'conditionvar');
  const settings = childrenOf(condition, 'setvar').filter(isScore);
  const goesOn =
    condition.attributes['continue']?.toLowerCase() === 'yes' ||
    (condition.attributes['continue'] === undefined &&
      settings.every(({ attributes }) => attributes['action']?.toLowerCase() === 'add'));
  if (conditions === undefined) return null;
  const changes = settings.map(applied);
  const apply = (points: number): number => changes.reduce((all, change) => change(all), points);
  return { test: testOf(conditions, labels), apply, goesOn, earns: apply(0) > 0 };
}

/** The `varequal`s of a condition that are not denied. */
function asked(element: XmlElement): readonly XmlElement[] {
  return childrenOf(element).flatMap((child) =>
    child.name === 'varequal' ? [child] : child.name === 'not' ? [] : asked(child),
  );
}

/** The answers that Sakai calls correct: those of conditions that earn nothing but show the feedback of that name. */
function calledCorrect(conditions: readonly XmlElement[], labels: Labels): readonly string[] {
  const correct = conditions.filter((condition) =>
    childrenOf(condition, 'displayfeedback').some(
      ({ attributes }) => attributes['linkrefid'] === 'Correct',
    ),
  );
  return correct.flatMap((condition) =>
    asked(condition).flatMap((test) => optionOf(test, labels) ?? []),
  );
}

/** Scores an exact set of answers; where one is chosen, any of them. */
const scoringOfSet = (right: readonly string[], { isMultiple }: Labels): Scoring => ({
  score: (chosen) =>
    Number(
      isMultiple
        ? chosen.size === new Set(right).size && right.every((option) => chosen.has(option))
        : right.some((option) => chosen.has(option)),
    ),
  wanted: [right],
  namesUnknown: false,
});

/** How the response conditions of an item score, in their order; null when some of them are of a kind that is not read. */
export function scoringOf(item: XmlElement, labels: Labels): Scoring | null {
  const processing = childrenOf(item, 'resprocessing');
  if (processing.some((each) => descendants(each, () => true).length > mostElements)) return null;
  const conditions = processing.flatMap((each) => childrenOf(each, 'respcondition'));
  try {
    const found = conditions.flatMap((condition) => {
      const step = stepOf(condition, labels);
      return step === null
        ? []
        : [
            {
              step,
              named: descendants(condition, ({ name }) => name === 'varequal'),
              asked: asked(condition),
            },
          ];
    });
    const earning = found.filter(({ step }) => step.earns);
    const called = earning.length === 0 ? calledCorrect(conditions, labels) : [];
    if (called.length > 0) return scoringOfSet(called, labels);
    return {
      score: (chosen) => {
        let points = 0;
        for (const { step } of found) {
          if (!step.test(chosen)) continue;
          points = step.apply(points);
          if (!step.goesOn) break;
        }
        return points;
      },
      wanted: earning.map((each) => each.asked.flatMap((test) => optionOf(test, labels) ?? [])),
      namesUnknown: earning.some((each) =>
        each.asked.some((test) => optionOf(test, labels) === undefined),
      ),
    };
  } catch (fault) {
    if (fault instanceof Unread) return null;
    throw fault;
  }
}
