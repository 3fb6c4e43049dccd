import { sql } from 'kysely';
import { ProviderFailure } from '../../../platform/outbound/provider-failure.js';
import type { Services } from '../../../platform/services.js';
import type { AskedSms, SmsGateway, SmsReport } from '../gateway/sms-gateway.js';
import { inLanes } from './in-lanes.js';
import { type Answer, keepAnswers } from './keep-answers.js';
import { moveMessages } from './move-messages.js';

type Parts = Pick<Services, 'store' | 'keyring' | 'programme' | 'groupSms' | 'log' | 'now'>;

interface Due extends Omit<AskedSms, 'phone'> {
  readonly phone_enc: Buffer;
  readonly status: 'unknown' | 'sent';
}

const atOnce = 40;

/** After the last of these pauses it is no longer asked about. Minutes. */
const pauses = [1, 5, 15, 60, 360, 1_440];

/** No live server takes longer between taking a message and keeping the answer. */
const handingSeconds = 60;

/** A gateway that has no record of a message after this time never received it. */
const handedMs = 600_000;

/**
 * Gives up on answers that nobody stored: the process that was passing those messages on is gone.
 * @returns their number
 */
export const loseUnkept = ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<number> =>
  store.withTx(async (tx) => {
    const at = now();
    const { rows } = await sql<{ out_no: string }>`
      select out_no from sms where status = 'sending' and handed_at <= ${at}::timestamptz - make_interval(secs => ${handingSeconds})
      order by sms_id limit ${1_000} for update skip locked`.execute(tx);
    const said = rows.map(({ out_no }) => ({ out_no, provider_no: null, fault: 'no_answer' }));
    return (await moveMessages(tx, 'lose', said, at)).length;
  });

/**
 * Claims due messages and sets their next due time, with growing intervals: another server that looks now finds
 * nothing.
 */
const claimDue = async ({ store, now }: Parts, { name }: SmsGateway): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    update sms set asked = sms.asked + 1,
      ask_at = ${now()}::timestamptz + make_interval(mins => (${pauses}::int4[])[sms.asked + 1])
    where sms_id in (
      select sms_id from sms where ask_at <= ${now()}::timestamptz and provider = ${name} and status in ('unknown', 'sent')
      order by ask_at limit ${atOnce} for update skip locked)
    returning out_no, provider_no, phone_enc, handed_at, status`.execute(store.db);
  return rows;
};

const evaluate = ({ out_no, status, handed_at }: Due, told: SmsReport, now: Date): readonly Answer[] => {
  const { provider_no, fault } = told;
  const answer = { out_no, provider_no, fault };
  if (told.state === 'delivered') return [{ ...answer, event: 'deliver' }];
  if (told.state === 'bounced') return [{ ...answer, event: 'bounce' }];
  if (status !== 'unknown') return [];
  if (told.state === 'taken') return [{ ...answer, event: 'accept' }];
  const isLongAgo = now.getTime() - handed_at.getTime() >= handedMs;
  return told.state === 'absent' && isLongAgo ? [{ ...answer, event: 'reject', fault: 'not_taken' }] : [];
};

/**
 * Asks the gateway about messages whose answer was lost, and about those that it took without a report.
 * @returns the number of messages
 */
export const askAbout = async (services: Parts, gateway: SmsGateway): Promise<number> => {
  const { ask, name } = gateway;
  if (!ask) return 0;
  const due = await claimDue(services, gateway);
  const answers = await inLanes(due, async (each) => {
    const { phone_enc, status: _status, ...asked } = each;
    try {
      const told = await ask({ ...asked, phone: services.keyring.open('phone', phone_enc) });
      return evaluate(each, told, services.now());
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      services.log.warn(
        { gateway: name, out_no: each.out_no, what: error.message },
        'a message could not be asked about',
      );
      return [];
    }
  });
  await keepAnswers(services, name, answers.flat());
  return due.length;
};
