import createPurifier, { type Config } from 'dompurify';

import {
  allowedAttributes,
  allowedElements,
  elementsWithoutText,
  isAllowedValue,
} from '../../../domain/rich-text/allowed-html.ts';
import { readStyle, writeStyle } from '../../../domain/rich-text/style.ts';
import { moveStylesToData, styleDataAttribute } from '../../../domain/rich-text/normalize-html.ts';

const attributes: readonly string[] = [
  styleDataAttribute,
  ...new Set(allowedElements.flatMap(allowedAttributes)),
].filter((name) => name !== 'style');

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...allowedElements],
  ALLOWED_ATTR: [...attributes],
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'src' && name !== 'href'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [...elementsWithoutText],
  RETURN_DOM_FRAGMENT: true,
};

function createSanitizer(): typeof createPurifier {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    const element = node.nodeName.toLowerCase();
    if (attribute.attrName === styleDataAttribute) {
      attribute.attrValue = writeStyle(readStyle(attribute.attrValue));
      attribute.keepAttr = attribute.attrValue !== '';
      return;
    }
    attribute.keepAttr =
      allowedAttributes(element).includes(attribute.attrName) &&
      isAllowedValue(element, attribute.attrName, attribute.attrValue);
    // What a formula was written from is neither an address nor markup; the purifier would drop it
    // for a bracket.
    if (attribute.attrName === 'alttext' && attribute.keepAttr) attribute.forceKeepAttr = true;
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
  });
  return purifier;
}

let sanitizer: typeof createPurifier | undefined;

/**
 * Returns rich text as sanitized nodes. It uses the same allowlist as the server and runs in the
 * browser again. Styles are stored in `data-style` and applied one by one, because the content
 * security policy forbids style attributes.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  sanitizer ??= createSanitizer();
  return sanitizer.sanitize(moveStylesToData(html), config);
}
