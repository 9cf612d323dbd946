import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { root } from './ensure.mjs';

const roots = ['src/domain/quiz', 'src/domain/access', 'src/machines'];
/** Their states are judged as charts, and types and events are no code. */
const others = /(types|states|events)\.ts$/;
const maxCharacters = 60;
const logger = { debug: () => {}, info: () => {}, warn: () => {}, isDebugEnabled: () => false };
const options = { ignorers: [], excludedMutations: [], plugins: null };

const listFiles = () =>
  roots
    .flatMap((start) =>
      readdirSync(join(root, start), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${start}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.ts') && !others.test(file))
    .sort();

const shorten = (code) => {
  const line = code.replace(/\s+/g, ' ');
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line;
};

const isChart = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'createMachine';
const hasChart = (node) =>
  isChart(node) || (ts.forEachChild(node, (child) => hasChart(child) || undefined) ?? false);
const isMachineFactory = (node) =>
  ts.isFunctionDeclaration(node) && /^create\w*Machine$/.test(node.name?.text ?? '');

/**
 * Returns the functions of a file. Of one with charts, those that stand before a chart: its guards
 * and actions. What views ask stands after it.
 */
function listFunctions({ statements }) {
  const found = [];
  const visit = (node) => {
    if (isChart(node)) visit(node.expression);
    else if (ts.isFunctionLike(node) && !isMachineFactory(node)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  const lastChart = statements.findLastIndex(hasChart);
  for (const statement of lastChart < 0 ? statements : statements.slice(0, lastChart + 1))
    visit(statement);
  return found;
}

/** Names the mutants of a file by what is replaced: lines change too often. */
async function listMutantsOfFile(file) {
  const content = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const functions = listFunctions(source);
  const isRun = ({ start, end }) =>
    functions.some(
      (each) =>
        each.getStart() <= start && end <= each.end && end - start < each.end - each.getStart(),
    );
  const toOffset = ({ line, column }) => source.getPositionOfLineAndCharacter(line, column);
  const short = file.replace(/^src\//, '').replace(/\.ts$/, '');
  const { mutants } = await new Instrumenter(logger).instrument(
    [{ name: file, mutate: true, content }],
    options,
  );
  const counts = new Map();
  return mutants.flatMap(({ location, replacement, mutatorName }) => {
    const [start, end] = [toOffset(location.start), toOffset(location.end)];
    const before = shorten(content.slice(start, end));
    const name = `${short}: ${before} becomes ${shorten(replacement ?? mutatorName)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const unique = count === 1 ? name : `${name} (${String(count)})`;
    return isRun({ start, end })
      ? [{ file, name: unique, location, replacement, mutatorName }]
      : [];
  });
}

/** Returns the mutants of the rules of quizzes and of access, and of what machines do. */
export async function listDomainMutants() {
  const found = [];
  for (const file of listFiles()) found.push(...(await listMutantsOfFile(file)));
  return found;
}
