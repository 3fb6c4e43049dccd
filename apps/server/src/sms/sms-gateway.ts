/**
 * What a gateway says of a message: taken (its receipt may come later), arrived, not taken this time, or lost for good, as to a number that does not
 * exist: sending that again would only cost once more.
 */
export type GatewayAnswer = 'accepted' | 'delivered' | 'rejected' | 'bounced';

/** Where messages to many leave through. Messages wait in the table `sms` for as long as none is connected. */
export interface SmsGateway {
  readonly send: (message: {
    readonly phone: string;
    readonly text: string;
    /** 1 the first time. */
    readonly attempt: number;
  }) => GatewayAnswer;
}
