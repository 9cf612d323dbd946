import 'media-chrome/dist/media-controller.js';
import 'media-chrome/dist/media-fullscreen-button.js';
import 'media-chrome/dist/media-mute-button.js';
import 'media-chrome/dist/media-time-display.js';
import 'media-chrome/dist/media-time-range.js';
import 'media-chrome/dist/media-volume-range.js';

import type { HTMLAttributes, Ref } from 'react';

interface TemplatedElement {
  getTemplateHTML?: (this: unknown, ...given: unknown[]) => string;
}

/** The elements whose templates contain a style element. */
const styledElements = [
  'media-container',
  'media-chrome-button',
  'media-chrome-range',
  'media-gesture-receiver',
  'media-preview-thumbnail',
  'media-text-display',
  'media-tooltip',
];

/**
 * Adds the page's nonce to the style elements of the library's templates, because the content
 * security policy blocks styles without it.
 */
function addNonceToTemplates(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  if (nonce === '') return;
  for (const name of styledElements) {
    const element = customElements.get(name) as TemplatedElement | undefined;
    const template = element?.getTemplateHTML;
    if (element === undefined || template === undefined) continue;
    element.getTemplateHTML = function withNonce(...given) {
      return template.apply(this, given).replaceAll('<style>', `<style nonce="${nonce}">`);
    };
  }
}

addNonceToTemplates();

interface MediaAttributes extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement>;
  readonly class?: string;
  readonly mediacontroller?: string;
  readonly nohotkeys?: '';
  readonly noautohide?: '';
  readonly gesturesdisabled?: '';
  readonly notooltip?: '';
  readonly notoggle?: '';
  readonly showduration?: '';
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell JSX about custom elements
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': MediaAttributes;
      'media-fullscreen-button': MediaAttributes;
      'media-mute-button': MediaAttributes;
      'media-time-display': MediaAttributes;
      'media-time-range': MediaAttributes;
      'media-volume-range': MediaAttributes;
    }
  }
}
