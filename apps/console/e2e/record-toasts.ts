import type { Page } from '@playwright/test';

/** A toast as the page showed it, its times by the clock of the page. */
interface ShownToast {
  readonly text: string;
  readonly came_at: number;
  gone_at?: number;
}

/**
 * Makes every page from now on record the toasts that it shows, over reloads too: a busy machine looks when they
 * are gone.
 */
export const recordToasts = async (page: Page): Promise<readonly ShownToast[]> => {
  const toasts: ShownToast[] = [];
  const byId = new Map<string, ShownToast>();
  await page.exposeFunction('toastCame', (id: string, text: string, came_at: number) => {
    const toast = { text, came_at };
    byId.set(id, toast);
    toasts.push(toast);
  });
  await page.exposeFunction('toastWent', (id: string, gone_at: number) => {
    const toast = byId.get(id);
    if (toast) toast.gone_at = gone_at;
  });
  await page.addInitScript(() => {
    const told = (name: string, ...values: unknown[]) => Reflect.get(window, name)(...values);
    const shown = new Map<Element, string>();
    let count = 0;
    const look = () => {
      const now = new Set(document.querySelectorAll('.sc-toast'));
      for (const toast of now) {
        if (shown.has(toast)) continue;
        count += 1;
        shown.set(toast, `${performance.timeOrigin} ${count}`);
        told('toastCame', shown.get(toast), toast.textContent, Date.now());
      }
      for (const [toast, id] of shown) {
        if (now.has(toast)) continue;
        shown.delete(toast);
        told('toastWent', id, Date.now());
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return toasts;
};
