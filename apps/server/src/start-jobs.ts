import { randomUUID } from 'node:crypto';
import { expireGrants } from './domain/accounts/grant/expire-grants.js';
import { sweepExpired } from './domain/accounts/sign-in/session/sweep-expired.js';
import { runClassClock } from './domain/class/lifecycle/run-class-clock.js';
import { runDossiers } from './domain/dossier/run-dossiers.js';
import { spellNames } from './domain/enrolment/candidates/people/spell-names.js';
import { sweepDrafts } from './domain/enrolment/draft/sweep-drafts.js';
import { sweepLoosePhotos } from './domain/enrolment/files/sweep-loose-photos.js';
import { forgetImports } from './domain/enrolment/import/forget-imports.js';
import { runImports } from './domain/enrolment/import/run-imports.js';
import { forgetReviewJobs } from './domain/enrolment/many/forget-review-jobs.js';
import { runReviewJobs } from './domain/enrolment/many/run-review-jobs.js';
import { runQuotaClock } from './domain/enrolment/quotas/run-quota-clock.js';
import { runCorrectionClock } from './domain/enrolment/review/run-correction-clock.js';
import { runWaitingClock } from './domain/enrolment/waiting/run-waiting-clock.js';
import { runPrints } from './domain/exam/papers/run-prints.js';
import { runTopUpClock } from './domain/messaging/credit/run-top-up-clock.js';
import { sendMessages } from './domain/messaging/mailings/send-messages.js';
import { askAboutMessages } from './domain/messaging/out/ask-about-messages.js';
import { askWishedInvoices } from './domain/money/invoices/ask-wished-invoices.js';
import { runInvoiceSheets } from './domain/money/invoices/sheet/run-invoice-sheets.js';
import { runPaymentClock } from './domain/money/payments/online/run-payment-clock.js';
import { runRefundClock } from './domain/money/refunds/run-refund-clock.js';
import { foldVisits } from './domain/promotion/visits/fold-visits.js';
import { runPublicityClock } from './domain/scores/publicity/run-publicity-clock.js';
import { sweepStudyFiles } from './domain/study/files/sweep-study-files.js';
import { type Job, startJob } from './platform/jobs/start-job.js';
import type { Services } from './platform/services.js';

const jobs: readonly Job[] = [
  { name: 'class-clock', every_s: 10, run: runClassClock },
  { name: 'publicity', every_s: 60, run: runPublicityClock },
  { name: 'waiting', every_s: 10, run: runWaitingClock },
  { name: 'corrections', every_s: 10, run: runCorrectionClock },
  { name: 'payments', every_s: 10, run: runPaymentClock },
  { name: 'top-ups', every_s: 10, run: runTopUpClock },
  { name: 'refunds', every_s: 2, run: runRefundClock },
  { name: 'quotas', every_s: 10, run: runQuotaClock },
  { name: 'messages', every_s: 2, run: sendMessages },
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
