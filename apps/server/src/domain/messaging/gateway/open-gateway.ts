import type { GroupSms } from '@skillcert/core';
import type { SmsConfig } from '../../../platform/settings/gateway-environment.js';
import { createAliyunGateway } from './aliyun/aliyun-gateway.js';
import { readProviderTemplates } from './provider-templates.js';
import { readSecret } from './read-secret.js';
import type { SmsGateway } from './sms-gateway.js';
import { createTencentGateway } from './tencent/tencent-gateway.js';

const adapters = { aliyun: createAliyunGateway, tencent: createTencentGateway };

/**
 * The gateway that the configuration connects.
 * @throws a sentence naming the variable whose file cannot be used
 */
export const openGateway = (config: SmsConfig, groupSms: GroupSms, now: () => Date): SmsGateway =>
  adapters[config.gateway]({
    config,
    secret: readSecret('SMS_KEY_FILE', config.key_file),
    templates: readProviderTemplates(config.templates_file, groupSms),
    now,
  });
