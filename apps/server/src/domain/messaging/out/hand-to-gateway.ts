import { ProviderFailure, ProviderUnreached } from '../../../platform/outbound/provider-failure.js';
import type { Services } from '../../../platform/services.js';
import type { HandedSms, OutgoingSms, SmsGateway } from '../gateway/sms-gateway.js';
import { templateKey } from '../gateway/template-key.js';
import { renderMessage } from '../render-message.js';
import { openMessage } from '../seal-message.js';
import { type Claimed, claimMessages } from './claim-messages.js';
import { inLanes } from './in-lanes.js';
import { type Answer, keepAnswers } from './keep-answers.js';
import type { OutEvent } from './move-messages.js';

type Parts = Pick<Services, 'store' | 'keyring' | 'programme' | 'groupSms' | 'log' | 'now'>;

const eventOf = {
  accepted: 'accept',
  delivered: 'deliver',
  rejected: 'reject',
  bounced: 'bounce',
  busy: 'put_back',
} as const satisfies Record<HandedSms['state'], OutEvent>;

const toMessage = (
  { keyring, groupSms }: Parts,
  { out_no, template, template_id, params, phone_enc, attempts }: Claimed,
): OutgoingSms => {
  const content = openMessage(keyring, params);
  return {
    out_no,
    phone: keyring.open('phone', phone_enc),
    // A try to oneself is of no mailing, and names its template itself.
    template: templateKey({
      template,
      template_id: template_id ?? content.params.template_id ?? null,
      params: content.params,
    }),
    language: content.language,
    params: content.params,
    text: renderMessage(template, content, groupSms),
    attempt: attempts,
  };
};

/**
 * Passes on one message. It waits if no connection came about; after any other failure on the way, nobody knows
 * whether it left.
 */
const handOne = async (services: Parts, gateway: SmsGateway, claimed: Claimed): Promise<Answer> => {
  const { out_no } = claimed;
  try {
    const handed = await gateway.send(toMessage(services, claimed));
    const provider_no = 'provider_no' in handed ? handed.provider_no : null;
    const fault = 'fault' in handed ? handed.fault : null;
    return { out_no, event: eventOf[handed.state], provider_no, fault };
  } catch (error) {
    if (error instanceof ProviderUnreached)
      return { out_no, event: 'put_back', provider_no: null, fault: 'unreachable' };
    // The cause may name an address that has the phone in it.
    const what = error instanceof ProviderFailure ? error.message : String(error);
    services.log.warn(
      { gateway: gateway.name, out_no, what },
      'nobody knows whether a message left; it is asked about',
    );
    return { out_no, event: 'lose', provider_no: null, fault: 'no_answer' };
  }
};

/** The outcome of passing messages on. */
interface Handed {
  /**
   * `none` if no message waits; `busy` if the gateway wants no more for now, or does not answer; `unasked` if it was
   * not asked, since no message had a template.
   */
  readonly took: 'none' | 'some' | 'busy' | 'unasked';
  /** The number of messages whose fate nobody knows. */
  readonly lost: number;
}

/**
 * Passes the next messages to the gateway: claims them and commits that, asks outside of any transaction, and stores
 * the answers. The first one of a round goes alone: a gateway that is down leaves the fate of one message unknown, not
 * of all that wait.
 */
export const handToGateway = async (
  services: Parts,
  gateway: SmsGateway,
  { isFirst = false }: { readonly isFirst?: boolean } = {},
): Promise<Handed> => {
  const claimed = await claimMessages(services, gateway.name, isFirst ? 1 : undefined);
  if (claimed.length === 0) return { took: 'none', lost: 0 };
  const answers = await inLanes(claimed, (each) => handOne(services, gateway, each));
  await keepAnswers(services, gateway.name, answers);
  const busy = answers.find(({ event }) => event === 'put_back');
  if (busy) {
    services.log.warn(
      { gateway: gateway.name, fault: busy.fault },
      'the gateway takes no messages now; they wait',
    );
  }
  const lost = answers.filter(({ event }) => event === 'lose').length;
  if (answers.every(({ fault }) => fault === 'no_template')) return { took: 'unasked', lost };
  return { took: busy || lost === answers.length ? 'busy' : 'some', lost };
};
