import { onTestFinished } from 'vitest';

/** Lets elements capture the pointer until the test ends; jsdom does not know how. */
export function stubPointerCapture(): void {
  const prototype = HTMLElement.prototype;
  prototype.setPointerCapture = () => undefined;
  onTestFinished(() => {
    Reflect.deleteProperty(prototype, 'setPointerCapture');
  });
}
