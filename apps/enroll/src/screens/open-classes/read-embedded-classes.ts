import type { OutputOf } from '@skillcert/api-client';

type OpenClasses = OutputOf<'class/fetchOpenClasses'>;

const isOpenClasses = (value: unknown): value is OpenClasses =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  'cities' in value &&
  Array.isArray(value.cities) &&
  'units' in value &&
  Array.isArray(value.units) &&
  'fees' in value &&
  Array.isArray(value.fees) &&
  'total' in value &&
  typeof value.total === 'number';

type Page = Pick<Document, 'getElementById'>;

const scriptOf = (page: Page) => page.getElementById('skillcert-open-classes');

/**
 * The first page of open classes, where the server has put it into the page: it spares the first visit a round trip and
 * the client.
 */
export const readEmbeddedClasses = (page: Page): OpenClasses | undefined => {
  try {
    const value: unknown = JSON.parse(scriptOf(page)?.textContent ?? 'null');
    return isOpenClasses(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Removes the embedded classes from the page: a later return to the list asks the server. */
export const dropEmbeddedClasses = (page: Page): void => scriptOf(page)?.remove();
