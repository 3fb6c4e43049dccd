import { randomUUID } from 'node:crypto';
import { spellNames } from './candidates/people/spell-names.js';
import { runClassClock } from './class/lifecycle/run-class-clock.js';
import { runDossiers } from './dossier/run-dossiers.js';
import { sweepDrafts } from './draft/sweep-drafts.js';
import { sweepLoosePhotos } from './enrolment/files/sweep-loose-photos.js';
import { forgetReviewJobs } from './enrolment/many/forget-review-jobs.js';
import { runReviewJobs } from './enrolment/many/run-review-jobs.js';
import { runQuotaClock } from './enrolment/quotas/run-quota-clock.js';
import { runMendingClock } from './enrolment/review/run-mending-clock.js';
import { runWaitingClock } from './enrolment/waiting/run-waiting-clock.js';
import { runPrints } from './exam/papers/run-prints.js';
import { expireGrants } from './grant/expire-grants.js';
import { forgetImports } from './import/forget-imports.js';
import { runImports } from './import/run-imports.js';
import { type Job, startJob } from './jobs/start-job.js';
import { askWishedInvoices } from './money/invoices/ask-wished-invoices.js';
import { runInvoiceSheets } from './money/invoices/sheet/run-invoice-sheets.js';
import { runPaymentClock } from './money/payments/online/run-payment-clock.js';
import { runRefundClock } from './money/refunds/run-refund-clock.js';
import { foldVisits } from './promotion/visits/fold-visits.js';
import { runPublicityClock } from './scores/publicity/run-publicity-clock.js';
import type { Services } from './services.js';
import { sweepExpired } from './sign-in/session/sweep-expired.js';
import { runTopUpClock } from './sms/credit/run-top-up-clock.js';
import { sendMailings } from './sms/mailings/send-mailings.js';
import { askAboutMessages } from './sms/out/ask-about-messages.js';
import { sweepStudyFiles } from './study/files/sweep-study-files.js';

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
