import type { GatewayName } from '../../../platform/store/tables/mailing-tables.js';
import type { NoticeAnswer } from '../../money/index.js';

/** A message as a gateway is asked to bring it. */
export interface OutgoingSms {
  /** Our number for this try. It travels with the message, and comes back with its reports. */
  readonly out_no: string;
  readonly phone: string;
  /** Its template, by `templateKey`: gateways take numbers of templates with values, not texts. */
  readonly template: string;
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  /** The words as a phone would show them. */
  readonly text: string;
  /** 1 the first time. */
  readonly attempt: number;
}

/**
 * A gateway's immediate answer about a message: taken (its receipt comes later), arrived, not taken, or lost for
 * good, for example to a number that does not exist. `busy` is about the gateway, not the message: too much at
 * once, an exhausted account, a wrong key. Such a message waits.
 */
export type HandedSms =
  | { readonly state: 'accepted' | 'delivered'; readonly provider_no: string | null }
  | { readonly state: 'rejected' | 'bounced' | 'busy'; readonly fault: string };

/** A message that a gateway is asked about. */
export interface AskedSms {
  readonly out_no: string;
  /** The gateway’s own number, if its answer was stored. */
  readonly provider_no: string | null;
  readonly phone: string;
  readonly handed_at: Date;
}

/**
 * A gateway's answer to a query: arrived or lost; taken and nothing more yet; absent, so that it was never taken;
 * or nothing that decides.
 */
export interface SmsReport {
  readonly state: 'delivered' | 'bounced' | 'taken' | 'absent' | 'unheard';
  readonly provider_no: string | null;
  /** The gateway’s own word if the message was lost. */
  readonly fault: string | null;
}

/** A gateway's own report about a message. */
export interface SmsReceipt {
  readonly state: 'delivered' | 'bounced';
  /** Null if its notices do not contain it. */
  readonly out_no: string | null;
  readonly provider_no: string | null;
  readonly fault: string | null;
}

/** A recipient's answer to a message. */
export interface SmsReply {
  readonly phone: string;
  readonly text: string;
}

/**
 * The port that passes messages to a provider. An adapter knows the protocol of one provider and changes nothing of
 * ours. Messages wait while none is connected.
 */
export interface SmsGateway {
  readonly name: GatewayName;
  /** Whether it has a template for this key of `templateKey`. */
  readonly says: (template: string) => boolean;
  /** @throws ProviderFailure if it is unknown whether the message leaves */
  readonly send: (message: OutgoingSms) => Promise<HandedSms>;
  /** Absent if it cannot be asked. @throws ProviderFailure */
  readonly ask?: (message: AskedSms) => Promise<SmsReport>;
  /** Absent if it reports nothing. @throws NoticeRefused */
  readonly notices?: {
    readonly read: (body: string) => {
      readonly receipts: readonly SmsReceipt[];
      readonly replies: readonly SmsReply[];
    };
    readonly answers: { readonly taken: NoticeAnswer; readonly refused: NoticeAnswer };
  };
}

declare module '../../../platform/services.js' {
  interface Services {
    /** Undefined while none is connected: messages then wait. */
    readonly gateway: SmsGateway | undefined;
  }
}
