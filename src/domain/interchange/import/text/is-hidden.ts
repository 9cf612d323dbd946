import type { XmlElement } from '../../xml/element.ts';

/** Elements that browsers do not show; a dialog only until a script opens it. */
const hiddenElements: ReadonlySet<string> = new Set(['template', 'noscript']);
/** Classes by which common style sheets hide an element. */
const hiddenClasses: ReadonlySet<string> = new Set(['hidden', 'd-none']);

const zero = /^[+-]?(?:0+(?:\.0*)?|\.0+)(?:[a-z]+|%)?$/;
const farOutside = /^-\d{3,}/;
const hiddenValues: Readonly<Record<string, RegExp>> = {
  display: /^none$/,
  visibility: /^(?:hidden|collapse)$/,
  opacity: zero,
  color: /^transparent$/,
  'font-size': zero,
  left: farOutside,
  top: farOutside,
  'text-indent': farOutside,
};

/** Whether the declarations of a `style` attribute hide an element; of two alike the last counts. */
const isHiddenByStyle = (style: string): boolean =>
  Object.entries(
    Object.fromEntries(
      style
        .toLowerCase()
        .replaceAll('!important', '')
        .split(';')
        .map((declaration) => {
          const [name = '', value = ''] = declaration.split(':');
          return [name.trim(), value.trim()] as const;
        }),
    ),
  ).some(([name, value]) => Object.hasOwn(hiddenValues, name) && hiddenValues[name]?.test(value));

/** Whether browsers hide an element of HTML from readers, by itself or by what is written at it. */
export const isHidden = ({ name, attributes }: XmlElement): boolean =>
  hiddenElements.has(name) ||
  (name === 'dialog' && attributes['open'] === undefined) ||
  attributes['hidden'] !== undefined ||
  (attributes['class'] ?? '').split(/\s+/).some((each) => hiddenClasses.has(each)) ||
  isHiddenByStyle(attributes['style'] ?? '');
