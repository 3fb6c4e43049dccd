import type { SmsConfig } from '../../settings/gateway-environment.js';
import type { ProviderTemplates } from './provider-templates.js';

/** What an adapter is made of. */
export interface GatewayParts {
  readonly config: SmsConfig;
  readonly secret: string;
  readonly templates: ProviderTemplates;
  readonly now: () => Date;
}
