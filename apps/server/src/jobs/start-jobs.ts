import { randomUUID } from 'node:crypto';
import { spellNames } from '../candidates/people/spell-names.js';
import { sweepDrafts } from '../draft/sweep-drafts.js';
import { foldVisits } from '../promotion/visits/fold-visits.js';
import { runPublicityClock } from '../scores/publicity/run-publicity-clock.js';
import type { Services } from '../services.js';
import { sweepExpired } from '../sign-in/session/sweep-expired.js';
import { askAboutMessages } from './ask-about-messages.js';
import { askWishedInvoices } from './ask-wished-invoices.js';
import { expireGrants } from './expire-grants.js';
import { forgetImports } from './forget-imports.js';
import { forgetReviewJobs } from './forget-review-jobs.js';
import { runClassClock } from './run-class-clock.js';
import { runDossiers } from './run-dossiers.js';
import { runImports } from './run-imports.js';
import { runInvoiceSheets } from './run-invoice-sheets.js';
import { runMendingClock } from './run-mending-clock.js';
import { runPaymentClock } from './run-payment-clock.js';
import { runPrints } from './run-prints.js';
import { runQuotaClock } from './run-quota-clock.js';
import { runRefundClock } from './run-refund-clock.js';
import { runReviewJobs } from './run-review-jobs.js';
import { runTopUpClock } from './run-top-up-clock.js';
import { runWaitingClock } from './run-waiting-clock.js';
import { sendMailings } from './send-mailings.js';
import { type Job, startJob } from './start-job.js';
import { sweepLoosePhotos } from './sweep-loose-photos.js';
import { sweepStudyFiles } from './sweep-study-files.js';

const jobs: readonly Job[] = [
  { name: 'class-clock', every_s: 10, run: runClassClock },
  { name: 'publicity', every_s: 60, run: runPublicityClock },
  { name: 'waiting', every_s: 10, run: runWaitingClock },
  { name: 'mending', every_s: 10, run: runMendingClock },
  { name: 'payments', every_s: 10, run: runPaymentClock },
  { name: 'top-ups', every_s: 10, run: runTopUpClock },
  { name: 'refunds', every_s: 2, run: runRefundClock },
  { name: 'quotas', every_s: 10, run: runQuotaClock },
  { name: 'mailings', every_s: 2, run: sendMailings },
  { name: 'sent-messages', every_s: 5, run: askAboutMessages },
  { name: 'drafts', every_s: 3_600, run: sweepDrafts },
  { name: 'visits', every_s: 600, run: foldVisits },
  { name: 'imports', every_s: 2, run: runImports },
  { name: 'review-jobs', every_s: 2, run: runReviewJobs },
  { name: 'invoice-sheets', every_s: 2, run: runInvoiceSheets },
  { name: 'invoice-wishes', every_s: 10, run: askWishedInvoices },
  { name: 'prints', every_s: 2, run: runPrints },
  { name: 'dossiers', every_s: 2, run: runDossiers },
  { name: 'loose-photos', every_s: 3_600, run: sweepLoosePhotos },
  { name: 'study-files', every_s: 3_600, run: sweepStudyFiles },
  { name: 'names', every_s: 60, run: spellNames },
  { name: 'old-imports', every_s: 3_600, run: forgetImports },
  { name: 'old-review-jobs', every_s: 3_600, run: forgetReviewJobs },
  { name: 'grants', every_s: 3_600, run: expireGrants },
  { name: 'expired', every_s: 3_600, run: sweepExpired },
];

/** Starts the recurring jobs of this server; `stop` waits for the round that is running and gives the leases back. */
export const startJobs = (services: Services): { stop: () => Promise<void> } => {
  const holder = randomUUID();
  const stops = jobs.map((job) => startJob(services, job, holder));
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
};
