import { fileURLToPath } from 'node:url';
import { contract } from '@skillcert/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { resolveCandidate } from './domain/accounts/registration/resolve-candidate.js';
import { resolveSession } from './domain/accounts/sign-in/session/resolve-session.js';
import { serveCredentials } from './domain/certificates/credential/serve-credentials.js';
import { isCheck, keysTag } from './domain/certificates/keys/embed-keys.js';
import { createOpenClassesTag } from './domain/class/lists/embed-open-classes.js';
import { serveClassPages } from './domain/class/page/serve-class-pages.js';
import { serveSiteMap } from './domain/class/page/serve-site-map.js';
import { applyTopUpReport, isTopUpNo } from './domain/messaging/credit/apply-top-up-report.js';
import { serveReceipts } from './domain/messaging/receipts/serve-receipts.js';
import { serveNotices } from './domain/money/payments/online/serve-notices.js';
import { serveSandbox } from './domain/money/sandbox/serve-sandbox.js';
import { serveHandbook } from './domain/promotion/handbook/serve-handbook.js';
import { figuresOf } from './figures.js';
import { handlers as allHandlers } from './handlers.js';
import { bindCalls, type CallTable } from './platform/http/calls/bind-calls.js';
import type { Callers } from './platform/http/calls/callers.js';
import type { AnyHandler } from './platform/http/calls/handle.js';
import { registerCalls } from './platform/http/calls/register-calls.js';
import { createHttp } from './platform/http/create-http.js';
import { originIfKnown } from './platform/http/own-origin.js';
import { serveMetrics } from './platform/http/serve-metrics.js';
import { serveProbes } from './platform/http/serve-probes.js';
import { serveDocs } from './platform/openapi/serve-docs.js';
import type { Services } from './platform/services.js';
import { firstAnswers } from './platform/sites/first-answers.js';
import { openPages, type SiteDrawing } from './platform/sites/open-pages.js';
import { type SiteFolders, serveSites } from './platform/sites/serve-sites.js';

interface AppOptions {
  /** Every call of the contract, unless a test brings its own. */
  readonly contract?: CallTable;
  readonly handlers?: readonly AnyHandler[];
  /** The builds of the two apps; by default the ones beside this build. */
  readonly folders?: SiteFolders;
}

// Works from the sources and from the bundle: both lie one folder below the workspace.
const besideUs = (path: string) => fileURLToPath(new URL(`../../${path}/`, import.meta.url));
const builtSites: SiteFolders = { console: besideUs('console/dist'), enroll: besideUs('enroll/dist') };

/** Resolves the caller: a candidate by a ticket, a member of staff by a session. */
const callers: Callers = { candidate: resolveCandidate, staff: resolveSession };

/** Builds the HTTP application; `server.ts` listens, tests inject. */
export const buildApp = async (
  services: Services,
  { contract: calls = contract, handlers = allHandlers, folders = builtSites }: AppOptions = {},
): Promise<FastifyInstance> => {
  const { config, log } = services;
  const app = createHttp(config, log);
  // Calls that wait for changes would hold up a server that stops.
  app.addHook('preClose', async () => services.changes.stop());
  serveMetrics(app, services, figuresOf(services));
  serveProbes(app, services);
  registerCalls(app, { services, callers }, bindCalls(calls, handlers));
  serveNotices(app, services, { has: isTopUpNo, apply: applyTopUpReport });
  serveReceipts(app, services);
  if (config.mode === 'demo') serveSandbox(app, services);
  serveDocs(app, config.release);
  serveHandbook(app, services);
  serveCredentials(app, services);
  serveSiteMap(app, services);
  const pages = await openPages(folders.enroll);
  const drawing: SiteDrawing | undefined = pages && {
    pages,
    visitOf: ({ headers }, language) => ({
      language,
      origin: originIfKnown(config, headers.host),
      now: services.now(),
    }),
  };
  if (drawing) serveClassPages(app, services, drawing);
  const openClassesTag = createOpenClassesTag(services);
  const certificateKeysTag = keysTag(services);
  serveSites(app, {
    folders,
    isDemo: config.mode === 'demo',
    drawing,
    firstData: async (page) => {
      if (page.path === '/enroll') return { tag: await openClassesTag() };
      return isCheck(page.path) ? { tag: certificateKeysTag } : firstAnswers(app, page);
    },
  });
  await app.ready();
  return app;
};
