import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { forgive } from '../../../../platform/http/guards/take-from.js';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { startTopUp } from '../../../messaging/credit/start-top-up.js';
import { sendMessages } from '../../../messaging/mailings/send-messages.js';
import { smsDesk } from '../../../messaging/testing/sms-desk.js';
import { decideThere } from './hear-provider.js';

/** All operations on the credit of a class's institution, by one member of staff. */
export const creditTries = (services: Services, class_id: number, by: StaffSession) => {
  const { db } = services.store;
  const sms = smsDesk(services, class_id);
  const newestOrder = async () => {
    const order = await db
      .selectFrom('sms_order')
      .select('trade_no')
      .where('class_id', '=', class_id)
      .orderBy('order_id', 'desc')
      .executeTakeFirst();
    return order?.trade_no ?? '';
  };
  return {
    top_up: async () => {
      // An account may start thirty per hour, and the books try more.
      await forgive(services, { name: 'start-top-up', hits: 30, seconds: 3_600 }, String(by.user_id));
      const input = { class_id, package_id: 'small', method: 'sandbox' } as const;
      return callHandler(startTopUp, { services, caller: by, input });
    },
    top_up_arrives: async () => decideThere(services, await newestOrder(), 'paid'),
    top_up_falls_through: async () => decideThere(services, await newestOrder(), 'failed'),
    send_messages: async () => {
      const { recipients } = await sms.preview(by);
      if (recipients === 0) throw new Refusal('not_found');
      return sms.sendTo(by, recipients);
    },
    // Credit that was taken for recipients who left meanwhile is returned.
    messages_back: () => sendMessages(services),
  };
};
