import { JSDOM } from 'jsdom';
import { expect } from 'vitest';

import type { PackageFile } from '../../../src/domain/interchange/export/quiz-package.ts';

const { DOMParser } = new JSDOM('').window;

/** An XML document, read by a parser that stops at the first error. */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error !== null) throw new Error(`${error.textContent}\n${text}`);
  return document;
}

/** The text of the file at `path`. */
export function textIn(files: readonly PackageFile[], path: string): string {
  const file = files.find((each) => each.path === path);
  if (file === undefined || !('text' in file)) throw new Error(`no text at ${path}`);
  return file.text();
}

/** Returns a document without its declaration and the attributes of its root. */
export const withoutRoot = (xml: string): string =>
  xml.replace(/^<\?xml[^>]*>\n<([\w-]+)[^>]*>/, '<$1>');

/**
 * The roots of the XML documents of a package by path, read in one go, which is much faster; a kept
 * file is not one.
 */
export function documentsOf(files: readonly PackageFile[]): ReadonlyMap<string, Element> {
  const texts = files.flatMap((file) =>
    'text' in file && file.path.endsWith('.xml') ? [{ path: file.path, text: file.text() }] : [],
  );
  const declaration = /^<\?xml version="1.0" encoding="UTF-8"\?>\n/;
  for (const { text } of texts) expect(text).toMatch(declaration);
  const whole = parseXml(
    `<package>${texts.map(({ text }) => text.replace(declaration, '').trim()).join('')}</package>`,
  );
  const roots = [...whole.documentElement.children];
  expect(roots).toHaveLength(texts.length);
  return new Map(texts.map(({ path }, index) => [path, roots[index] as Element]));
}

/** The elements of `document` with this name in any namespace. */
export const all = (document: Document | Element, name: string): readonly Element[] => [
  ...document.getElementsByTagNameNS('*', name),
];

/** The values of an attribute of all elements with this name. */
export const values = (
  document: Document | Element,
  name: string,
  attribute: string,
): readonly string[] => all(document, name).map((each) => each.getAttribute(attribute) ?? '');

/**
 * What holds for every package: paths once and safe, the manifest names every file and no other,
 * identifiers once, dependencies that are there.
 */
export function expectWholePackage(files: readonly PackageFile[]): void {
  const paths = files.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/);
  const documents = documentsOf(files);
  const manifest = documents.get('imsmanifest.xml');
  if (manifest === undefined) throw new Error('there is no manifest');
  expect(values(manifest, 'file', 'href').toSorted()).toEqual(
    paths.filter((path) => path !== 'imsmanifest.xml').toSorted(),
  );
  const identifiers = ['manifest', 'organization', 'item', 'resource'].flatMap((name) =>
    values(manifest, name, 'identifier'),
  );
  const resources = values(manifest, 'resource', 'identifier');
  for (const entry of values(manifest, 'item', 'identifierref').filter((each) => each !== ''))
    expect(resources).toContain(entry);
  expect(new Set(identifiers).size).toBe(identifiers.length);
  for (const needed of values(manifest, 'dependency', 'identifierref'))
    expect(resources).toContain(needed);
  for (const identifier of identifiers) expect(identifier).toMatch(/^[A-Za-z_][A-Za-z0-9._-]*$/);
}

const rightOf = (root: Element): readonly string[] =>
  all(root, 'varequal').map(({ textContent }) => textContent);

/** Expects that all references of a document are resolved: files, declared responses, choices. */
export function expectResolved(files: readonly PackageFile[]): void {
  const paths = files.map(({ path }) => path);
  const here = (path: string, address: string): string =>
    new URL(address, `file:///${path}`).pathname.slice(1);
  for (const [path, root] of documentsOf(files)) {
    if (path === 'imsmanifest.xml') continue;
    for (const name of [
      'assessmentItemRef',
      'qti-assessment-item-ref',
      'stylesheet',
      'qti-stylesheet',
    ])
      for (const href of values(root, name, 'href')) expect(paths).toContain(here(path, href));
    for (const source of values(root, 'img', 'src').filter((each) => !each.startsWith('https:')))
      expect(paths).toContain(here(path, source));
    for (const html of all(root, 'mattext'))
      for (const [, picture = ''] of html.textContent.matchAll(
        /(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\/([^"]*)"/g,
      ))
        expect(paths).toContain(picture);
    for (const item of all(root, 'item')) {
      const labels = values(item, 'response_label', 'ident');
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels).toEqual(expect.arrayContaining([...rightOf(item)]));
      expect(values(item, 'response_lid', 'ident')).toEqual(
        expect.arrayContaining([...new Set(values(item, 'varequal', 'respident'))]),
      );
    }
    for (const [interaction, at, declaration, choice, response] of [
      [
        'choiceInteraction',
        'responseIdentifier',
        'responseDeclaration',
        'simpleChoice',
        'correctResponse',
      ],
      [
        'qti-choice-interaction',
        'response-identifier',
        'qti-response-declaration',
        'qti-simple-choice',
        'qti-correct-response',
      ],
    ] as const) {
      expect(values(root, declaration, 'identifier')).toEqual(values(root, interaction, at));
      const choices = values(root, choice, 'identifier');
      expect(new Set(choices).size).toBe(choices.length);
      expect(choices).toEqual(
        expect.arrayContaining(
          all(root, response).flatMap((each) =>
            [...each.children].map(({ textContent }) => textContent),
          ),
        ),
      );
    }
  }
}
