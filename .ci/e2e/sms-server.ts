// @boundaries-ignore the gateway of the server's own tests
import { openAliyunSmsServer } from '../../apps/server/src/domain/messaging/gateway/aliyun/testing/aliyun-sms-server.js';

/** A gateway on this machine that follows Aliyun's documentation, and the variables that connect a product with it. */
export const openSmsServer = async () => {
  const { config, books, close } = await openAliyunSmsServer(() => new Date());
  return {
    environment: {
      HOST: '127.0.0.1',
      SMS_GATEWAY: config.gateway,
      SMS_ORIGIN: config.origin,
      SMS_KEY_ID: config.key_id,
      SMS_KEY_FILE: config.key_file,
      SMS_SIGN_NAME: config.sign_name,
      SMS_TEMPLATES_FILE: config.templates_file,
    },
    /** The messages to a phone, the newest last: the values of each. */
    gotBy: (phone: string) => books.filter((sms) => sms.phone === phone).map(({ params }) => params),
    close,
  };
};
