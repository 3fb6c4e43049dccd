import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareEnv } from '../../../testing/bare-env.js';
import { buildServer } from '../../../testing/build-server.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices } from '../../class/testing/open-test-services.js';
import { openWechatServer } from '../provider/wechat/testing/wechat-server.js';
import { runRefundClock } from './run-refund-clock.js';
import { openRefundDesk } from './testing/refund-desk.js';

let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describe.each(engines)('a server that dies between the provider and the books, on $name,', (engine) => {
  it('has sent the money once, and the next one enters it once', async () => {
    const wechat = await openWechatServer(() => new Date());
    const public_origin = 'https://pay.example';
    const services = await openTestServices(engine, { wechat: wechat.config, public_origin });
    services.moveTo(new Date().toISOString());
    const desk = await openRefundDesk(services, await insertTestClass(services), ['wechat']);
    const { payment_id } = await desk.paidThrough('wechat', (trade_no) => {
      const order = wechat.orders.get(trade_no);
      if (order) order.state = 'SUCCESS';
    });
    await desk.approveBack(payment_id);

    const { config } = services;
    const child = spawn(process.execPath, [built.entry], {
      env: {
        ...bareEnv(),
        NODE_ENV: 'production',
        SKILLCERT_MODE: 'empty',
        LOG_LEVEL: 'fatal',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: config.data_dir,
        DATABASE_URL: config.database_url ?? '',
        PUBLIC_ORIGIN: public_origin,
        WECHAT_ORIGIN: wechat.config.origin,
        WECHAT_APPID: wechat.config.appid,
        WECHAT_MCHID: wechat.config.mchid,
        WECHAT_SERIAL: wechat.config.serial,
        WECHAT_PRIVATE_KEY_FILE: wechat.config.private_key_file,
        WECHAT_API_V3_KEY: wechat.config.api_v3_key,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    wechat.whenRefunded(() => child.kill('SIGKILL'));
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const [refund] = [...wechat.refunds.values()];
    expect(refund?.asked).toBe(1);
    expect(await desk.bookOf(payment_id)).toMatchObject({ status: 'refunding', entries: 1 });

    if (refund) refund.state = 'SUCCESS';
    for (const minutes of [5, 10]) {
      services.moveTo(new Date(Date.now() + minutes * 60_000).toISOString());
      await runRefundClock(services);
    }
    expect(await desk.bookOf(payment_id)).toMatchObject({
      status: 'refunded',
      entries: 2,
      sum: 0,
      refunded: 68_000,
    });
    expect([...wechat.refunds.values()]).toMatchObject([{ asked: 1, refund: 68_000 }]);
    await services.close();
    await wechat.close();
  });
});
