import { cpus, loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright';

const slowDown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A page as on a slow phone with a slow network, and the session of its browser. */
export const slowPage = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return devtools;
};

/** The conditions under which the figures of {@link slowPage} were measured. */
export const slowConditions = (): string =>
  `150 ms, 1.6 Mbit/s, CPU slowed ${slowDown}×; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
