import { contract } from '@skillcert/api-client/contract';
import type { Services } from '../../../platform/services.js';
import { inertJson } from '../../../platform/sites/inert-json.js';
import { listClock } from './list-clock.js';
import { listOpenClasses } from './list-open-classes.js';

/** The answer is cached this long, so that a rush of visitors costs one query a second. */
const keptMs = 1_000;

/**
 * The first page of open classes as inert JSON for the enrol site's page, so that the first list costs neither a
 * call nor the client (docs/adr/0007). If the database does not answer, the page is sent without it and makes the
 * call itself.
 */
export const createOpenClassesTag = (services: Services): (() => Promise<string>) => {
  const { store, log } = services;
  const firstPage = contract['class/fetchOpenClasses'].input.parse({});
  let kept: { readonly tag: Promise<string>; readonly until: number } | undefined;
  const read = async (): Promise<string> => {
    try {
      const answer = contract['class/fetchOpenClasses'].output.parse(
        await listOpenClasses(store.db, listClock(services), firstPage),
      );
      return inertJson('skillcert-open-classes', answer);
    } catch (error) {
      log.warn({ err: error }, 'the page goes without its classes');
      return '';
    }
  };
  return () => {
    if (!kept || Date.now() >= kept.until) kept = { tag: read(), until: Date.now() + keptMs };
    return kept.tag;
  };
};
