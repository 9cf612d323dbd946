import type { Page } from '@playwright/test';

/** Returns the pairs of texts that are drawn over each other, and those that lie off the page. */
export const findMisplacedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly text: string;
      readonly owner: Element;
      readonly layer: Element | null;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** Rows scroll under sticky heads, and pages under what is fixed. */
    const findLayer = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const clip = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const box = { left, right, top, bottom };
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (overflowX !== 'visible' && at !== document.documentElement)
          Object.assign(box, {
            left: Math.max(box.left, edge.left),
            right: Math.min(box.right, edge.right),
          });
        if (overflowY !== 'visible' && at !== document.documentElement)
          Object.assign(box, {
            top: Math.max(box.top, edge.top),
            bottom: Math.min(box.bottom, edge.bottom),
          });
        if (position === 'fixed') break;
      }
      return box;
    };
    const boxes: Box[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (owner === null || text === '') continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = clip(owner, rect);
        // Texts for screen readers only are one pixel wide.
        if (box.right - box.left > 2 && box.bottom - box.top > 2)
          boxes.push({ text: text.slice(0, 40), owner, layer: findLayer(owner), ...box });
      }
    }
    const found = new Set<string>();
    for (const [index, one] of boxes.entries()) {
      if (one.left < -1 || one.right > innerWidth + 1) found.add(`off the page: ${one.text}`);
      for (const other of boxes.slice(index + 1)) {
        if (one.owner === other.owner || one.layer !== other.layer) continue;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // The boxes of lines that follow each other overlap a little in some fonts.
        const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (width > 2 && height > lower / 2) found.add(`${one.text} over ${other.text}`);
      }
    }
    return [...found];
  });
