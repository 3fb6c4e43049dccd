/** What a gateway says of a message: taken (its receipt may come later), arrived, or not taken. */
export type GatewayAnswer = 'accepted' | 'delivered' | 'rejected';

/** Where messages to many leave through. Messages wait in the table `sms` for as long as none is connected. */
export interface SmsGateway {
  readonly send: (message: {
    readonly phone: string;
    readonly text: string;
    /** 1 the first time. */
    readonly attempt: number;
  }) => GatewayAnswer;
}
