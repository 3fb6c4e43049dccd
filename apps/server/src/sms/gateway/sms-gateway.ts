import type { NoticeAnswer } from '../../money/index.js';
import type { GatewayName } from '../../store/tables/mailing-tables.js';

/** A message as a gateway is asked to bring it. */
export interface OutgoingSms {
  /** Our number for this try. It travels with the message, and comes back with what is said of it. */
  readonly out_no: string;
  readonly phone: string;
  /** What it is written by, as `templateKey` says it: gateways take numbers of templates with values, not texts. */
  readonly template: string;
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  /** The words as a phone would show them. */
  readonly text: string;
  /** 1 the first time. */
  readonly attempt: number;
}

/**
 * What a gateway says of a message at once: taken (its receipt comes later), arrived, not taken, or lost for good, as to a number that does not
 * exist. `busy` is about the gateway, not the message: too much at once, an account that is used up, a key that does not fit. Such a message waits.
 */
export type HandedSms =
  | { readonly state: 'accepted' | 'delivered'; readonly provider_no: string | null }
  | { readonly state: 'rejected' | 'bounced' | 'busy'; readonly fault: string };

/** A message that a gateway is asked about. */
export interface AskedSms {
  readonly out_no: string;
  /** The gateway’s own number, where its answer was kept. */
  readonly provider_no: string | null;
  readonly phone: string;
  readonly handed_at: Date;
}

/**
 * What a gateway says when it is asked: arrived or lost; taken and nothing more yet; not there, so that it was never taken; or nothing that tells
 * one from the other.
 */
export interface ToldSms {
  readonly state: 'delivered' | 'bounced' | 'taken' | 'absent' | 'unheard';
  readonly provider_no: string | null;
  /** The gateway’s own word where it was lost. */
  readonly fault: string | null;
}

/** What a gateway reports of a message by itself. */
export interface SmsReceipt {
  readonly state: 'delivered' | 'bounced';
  /** Null where its notices do not say it. */
  readonly out_no: string | null;
  readonly provider_no: string | null;
  readonly fault: string | null;
}

/** What somebody answered to a message. */
export interface SmsReply {
  readonly phone: string;
  readonly text: string;
}

/** The port that messages leave through. An adapter knows one gateway’s language; it changes nothing of ours. Messages wait while none is connected. */
export interface SmsGateway {
  readonly name: GatewayName;
  /** Whether it has a template for what `templateKey` names. */
  readonly says: (template: string) => boolean;
  /** @throws ProviderFailure where nobody knows whether the message leaves */
  readonly send: (message: OutgoingSms) => Promise<HandedSms>;
  /** Absent where it cannot be asked. @throws ProviderFailure */
  readonly ask?: (message: AskedSms) => Promise<ToldSms>;
  /** Absent where it reports nothing. @throws NoticeRefused */
  readonly notices?: {
    readonly read: (body: string) => {
      readonly receipts: readonly SmsReceipt[];
      readonly replies: readonly SmsReply[];
    };
    readonly answers: { readonly taken: NoticeAnswer; readonly refused: NoticeAnswer };
  };
}

declare module '../../services.js' {
  interface Services {
    /** Undefined while none is connected: messages then wait. */
    readonly gateway: SmsGateway | undefined;
  }
}
