import createPurifier, { type Config } from 'dompurify';

import {
  allowedAttributes,
  allowedElements,
  elementsWithoutText,
  isAllowedValue,
} from '../../../domain/rich-text/allowed.ts';
import { readStyle, writeStyle } from '../../../domain/rich-text/style.ts';
import { parked, parkedStyle } from '../../../domain/rich-text/tidy.ts';

const attributes: readonly string[] = [
  parkedStyle,
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

function createSanitiser(): typeof createPurifier {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    const element = node.nodeName.toLowerCase();
    if (attribute.attrName === parkedStyle) {
      attribute.attrValue = writeStyle(readStyle(attribute.attrValue));
      attribute.keepAttr = attribute.attrValue !== '';
      return;
    }
    attribute.keepAttr =
      allowedAttributes(element).includes(attribute.attrName) &&
      isAllowedValue(element, attribute.attrName, attribute.attrValue);
    // What a formula was written from is neither an address nor markup; the purifier would drop it for a bracket.
    if (attribute.attrName === 'alttext' && attribute.keepAttr) attribute.forceKeepAttr = true;
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
  });
  return purifier;
}

let sanitiser: typeof createPurifier | undefined;

/**
 * Rich text as nodes that may be shown, by the same list as the server's sanitiser and again in the browser, whoever stored it. Styles stand
 * parked in `data-style`: they are applied one by one, because the page's policy takes no style attribute from a text.
 */
export function sanitised(html: string): DocumentFragment {
  sanitiser ??= createSanitiser();
  return sanitiser.sanitize(parked(html), config);
}
