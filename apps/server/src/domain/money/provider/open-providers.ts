import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Config } from '../../../platform/settings/config.js';
import type { Store } from '../../../platform/store/open-store.js';
import { createSandboxProvider } from '../sandbox/sandbox-provider.js';
import { createAlipayProvider } from './alipay/alipay-provider.js';
import type { PaymentProvider, Providers } from './payment-provider.js';
import { createWechatProvider } from './wechat/wechat-provider.js';

interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly now: () => Date;
}

/**
 * The providers that the configuration connects; the demo has one that takes no real money, and no other mode has it.
 * @throws a sentence naming the variable whose file holds no key
 */
export const openProviders = ({ config, ...parts }: Parts): Providers => {
  const { wechat, alipay, mode } = config;
  const opened: readonly PaymentProvider[] = [
    ...(wechat ? [createWechatProvider(wechat, parts.now)] : []),
    ...(alipay ? [createAlipayProvider(alipay, parts.now)] : []),
    ...(mode === 'demo' ? [createSandboxProvider(parts)] : []),
  ];
  return new Map(opened.map((provider) => [provider.method, provider]));
};
