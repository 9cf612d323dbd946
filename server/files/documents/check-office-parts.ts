import type { DocumentExtension } from '../../../src/domain/documents/document-kinds.ts';
import type { DocumentRefusal } from '../../../src/domain/documents/document-refusal.ts';
import type { XmlElement } from '../../../src/domain/interchange/xml/element.ts';
import { readXml } from '../../../src/domain/interchange/xml/read-xml.ts';
import type { OpenedZip } from './open-zip.ts';

const macroFile =
  /\.(do[ct]m|xl[stab]?[mb]|xlam|p[po][tsa]m|vbs|js|jse|wsf|exe|dll|com|bat|cmd|ps1|lnk|hta)$/i;

/** Text that an unpacked part must not contain. It is compared without the zero bytes of UTF-16. */
interface PartRule {
  readonly text: RegExp;
  readonly refusal: DocumentRefusal;
}

/** The storage of macros in an object (MS-OVBA, 2.2.1), or the name of their part in a package. */
const macrosInObject: PartRule = {
  text: /_VBA_PROJECT|vbaProject/,
  refusal: { reason: 'embeddedMacros' },
};
/** A field of Word that starts another program (ECMA-376, part 1, 17.16.5). */
const ddeField: PartRule = {
  text: /(instrText[^>]{0,200}>|instr\s{0,20}=\s{0,20}["'])\s{0,20}DDE(AUTO)?\s/i,
  refusal: { reason: 'outsideContent' },
};
/** The address of a macro in OpenDocument. */
const scriptAddress = /vnd\.sun\.star\.script:/i;

const createMacroRefusal = (extension: DocumentExtension): DocumentRefusal => ({
  reason: 'macros',
  values: { extension },
});

const longestMatch = 300;

/** Returns why an unpacked part is refused, or null. Throws when the part is damaged. */
async function checkPart(
  zip: OpenedZip,
  name: string,
  extension: DocumentExtension,
): Promise<DocumentRefusal | null> {
  const rules = /\.(xml|rels|rdf)$/i.test(name)
    ? [ddeField, { text: scriptAddress, refusal: createMacroRefusal(extension) }]
    : [macrosInObject];
  let rest = '';
  for await (const chunk of await zip.stream(name)) {
    const text = rest + (chunk as Buffer).toString('latin1').replaceAll('\0', '');
    const broken = rules.find((rule) => rule.text.test(text));
    if (broken !== undefined) return broken.refusal;
    rest = text.slice(-longestMatch);
  }
  return null;
}

/** Relationships that load or run what is outside the document; links and videos do not. */
const refusedExternalRelationships =
  /\/(oleObject|frame|subDocument|aFChunk|package|externalLink\w*|control|customData\w*)$/i;

function checkRelationship(
  { attributes }: XmlElement,
  extension: DocumentExtension,
): DocumentRefusal | null {
  const { Type: type = '', TargetMode: mode = '' } = attributes;
  if (/\/vbaProject$/i.test(type)) return createMacroRefusal(extension);
  if (!/^external$/i.test(mode.trim())) return null;
  if (/\/attachedTemplate$/i.test(type)) return { reason: 'remoteTemplate' };
  return refusedExternalRelationships.test(type) ? { reason: 'outsideContent' } : null;
}

/** Returns why the relationships of a part are refused (ECMA-376, part 2, 6.5), or null. */
async function checkRelationships(
  zip: OpenedZip,
  name: string,
  extension: DocumentExtension,
): Promise<DocumentRefusal | null> {
  const content = await zip.read(name);
  const relations = content === null ? null : await readXml(content);
  if (relations?.ok !== true || relations.root.name !== 'Relationships')
    return { reason: 'damaged' };
  for (const child of relations.root.children) {
    const refusal = typeof child === 'string' ? null : checkRelationship(child, extension);
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * Unpacks every part of an office file once, without keeping it. Returns why the file is refused,
 * or null: a part has macros, loads something from outside, or is damaged.
 */
export async function checkOfficeParts(
  zip: OpenedZip,
  extension: DocumentExtension,
): Promise<DocumentRefusal | null> {
  for (const name of zip.names) {
    if (macroFile.test(name)) return { reason: 'embeddedMacros' };
    if (/(^|\/)externalLinks\//i.test(name)) return { reason: 'outsideContent' };
    if (name.endsWith('/')) continue;
    try {
      const refusal =
        (/\.rels$/i.test(name) ? await checkRelationships(zip, name, extension) : null) ??
        (await checkPart(zip, name, extension));
      if (refusal !== null) return refusal;
    } catch {
      return { reason: 'damaged' };
    }
  }
  return null;
}
